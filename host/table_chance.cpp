// The start of a game: every sealed nonce is opened before the first card, or the start fails.
#include <utility>

#include "host/table.h"
#include "match/refusals.h"

namespace spires::host {
namespace {

using match::refused;
using match::refused_field;
using match::TableStatus;

}  // namespace

// A seat seals one nonce for each attempt: what the others have been shown stays.
void Table::on(const ClientPtr& client, const match::Seal& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (!is_digest(message.hash)) return audience_.refuse(client, message.request, refused_field("bad_nonce", "hash"));
  if (seat(*i).hash == message.hash) return audience_.accept(client, message.request);
  if (state_.status() != TableStatus::Gathering) return audience_.refuse(client, message.request, refused("begun"));
  if (state_.is_opening()) return audience_.refuse(client, message.request, refused("starting"));
  if (message.attempt != state_.attempt()) {
    return audience_.refuse(client, message.request, refused("stale", {{"seq", state_.match().seq()}}));
  }
  if (seat(*i).hash) return audience_.refuse(client, message.request, refused_field("taken", "hash"));
  commit({Sealed{message.seat, message.hash}, {}, {}}, client, message.request,
         [this, client, request = message.request] {
           audience_.accept(client, request);
           audience_.tell_table();
           arrived();
         });
}

void Table::on(const ClientPtr& client, const match::Open& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (seat(*i).hash && seat(*i).nonce == message.nonce) return audience_.accept(client, message.request);
  if (message.attempt != state_.attempt()) {
    return audience_.refuse(client, message.request, refused("stale", {{"seq", state_.match().seq()}}));
  }
  if (!state_.is_opening()) {
    const bool gathers = state_.status() == TableStatus::Gathering;
    return audience_.refuse(client, message.request, refused(gathers ? "not_begun" : "begun"));
  }
  if (!is_long_nonce(message.nonce)) {
    return audience_.refuse(client, message.request, refused_field("bad_nonce", "nonce"));
  }
  commit({NonceOpened{message.seat, message.nonce}, {}, {}}, client, message.request,
         [this, client, request = message.request] {
           audience_.accept(client, request);
           if (!state_.unopened().empty()) audience_.tell_table();
           go_on();
         });
}

// Begins at once if no seat is sealed; otherwise asks for the openings. `table` shows all hashes before any is opened.
void Table::begin(const std::optional<std::string>& fill, const ClientPtr& client, const Request& request) {
  if (const std::optional<std::string> seat = state_.unsealed()) {
    return audience_.refuse(client, request, refused("not_sealed", {{"seat", *seat}}));
  }
  if (!state_.has_seals()) return begin_now(fill, client, request);
  commit({OpeningAsked{fill}, {}, {}}, client, request, [this, client, request] {
    audience_.accept(client, request);
    audience_.tell_table();
    go_on();
  });
}

void Table::begin_now(const std::optional<std::string>& fill, const ClientPtr& client, const Request& request) {
  commit({Begun{fill, {}, {}}, {}, {}}, client, request, [this, client, request] {
    audience_.accept(client, request);
    audience_.tell_table();
    for (const ClientPtr& one : audience_.clients()) {
      if (one->seats.empty()) audience_.tell_view(one, Client::kAsSpectator);
      for (const int as : one->seats) audience_.tell_view(one, as);
    }
    changed();
  });
}

// Begins when all nonces are open. After a restart the seats have the whole time again.
void Table::settle_opening() {
  if (state_.unopened().empty()) return begin_now(state_.opening_fill(), nullptr, {});
  if (!opening_until_) {
    opening_until_ = environment_.loop.now() + std::chrono::seconds(environment_.settings.opening_seconds);
  }
  set_wake();
}

void Table::fail_start() {
  const std::vector<std::string> missing = state_.unopened();
  commit({StartFailed{missing, environment_.seed()}, {}, {}}, nullptr, {}, [this, missing] {
    opening_until_.reset();
    for (const std::string& seat : missing) audience_.tell_all(match::Notice{"notice.start-failed", {{"seat", seat}}});
    audience_.tell_table();
    go_on();
  });
}

}  // namespace spires::host
