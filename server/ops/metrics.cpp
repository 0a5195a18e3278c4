#include "server/ops/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace spires::server {

struct Metrics::Families {
  prometheus::Registry registry;
  prometheus::Family<prometheus::Counter>& moves =
      prometheus::BuildCounter().Name("spires_moves_total").Help("Decisions stored").Register(registry);
  prometheus::Family<prometheus::Counter>& refusals =
      prometheus::BuildCounter().Name("spires_refusals_total").Help("Messages refused").Register(registry);
  prometheus::Counter& failures = prometheus::BuildCounter()
                                      .Name("spires_store_failures_total")
                                      .Help("Changes that could not be stored")
                                      .Register(registry)
                                      .Add({});
  prometheus::Histogram& store_seconds =
      prometheus::BuildHistogram()
          .Name("spires_store_seconds")
          .Help("From a decision to its being durable")
          .Register(registry)
          .Add({}, prometheus::Histogram::BucketBoundaries{0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5});
  prometheus::Counter& exceptions = prometheus::BuildCounter()
                                        .Name("spires_exceptions_total")
                                        .Help("Exceptions that closed a table or a connection")
                                        .Register(registry)
                                        .Add({});
  prometheus::Gauge& open =
      prometheus::BuildGauge().Name("spires_tables_open").Help("Tables in memory").Register(registry).Add({});
};

Metrics::Metrics() : families_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::moved(const std::string& game, const std::string& by) {
  families_->moves.Add({{"game", game}, {"by", by}}).Increment();
}
void Metrics::refused(const std::string& code) { families_->refusals.Add({{"code", code}}).Increment(); }
void Metrics::stored(double seconds) { families_->store_seconds.Observe(seconds); }
void Metrics::not_stored() { families_->failures.Increment(); }
void Metrics::exception() { families_->exceptions.Increment(); }
void Metrics::tables_open(double count) { families_->open.Set(count); }

void Metrics::gauge(const std::string& name, const std::string& help, double value) {
  // Register returns the existing family, if there is one.
  prometheus::BuildGauge().Name(name).Help(help).Register(families_->registry).Add({}).Set(value);
}

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(families_->registry.Collect()); }

}  // namespace spires::server
