#include "tests/twins/plants.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <set>
#include <utility>

#include "tests/parsed.h"
#include "tests/twins/match.h"
#include "wire/json.h"

namespace spires::server::twins {
namespace {

using wire::Json;
using wire::JsonText;

// A match with a leak. The hidden bit comes from the hash over the states, which only the store may have.
class LeakyMatch : public PassingMatch {
 public:
  using PassingMatch::PassingMatch;

 protected:
  bool bit() const { return (inner().trail() & 1U) != 0; }
};

template <class M>
Plant plant_match() {
  return {[](Made made, JsonLog&) -> Made { return std::make_unique<M>(std::move(made)); }, {}};
}

// ---- in the match ----

// Asks the next seat instead.
class AskedSeat final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  Pending pending() const override {
    const Pending honest = inner().pending();
    if (!honest.is_seat() || !bit()) return honest;
    return Pending::seat(next_seat(honest.seat(), players()));
  }
};

class ListLength final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::vector<match::LegalAction> legal(Seat seat, match::Previews previews, match::Confirms confirms) const override {
    std::vector<match::LegalAction> list = inner().legal(seat, previews, confirms);
    if (list.size() > 1 && bit()) list.pop_back();
    return list;
  }
};

class ListOrder final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::vector<match::LegalAction> legal(Seat seat, match::Previews previews, match::Confirms confirms) const override {
    std::vector<match::LegalAction> list = inner().legal(seat, previews, confirms);
    if (bit()) std::reverse(list.begin(), list.end());
    return list;
  }
};

// Words a refusal differently in one of the worlds.
class Error final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  match::Answer submit(Seat seat, std::string_view action) override {
    match::Answer answer = inner().submit(seat, action);
    match::Refused* no = std::get_if<match::Refused>(&answer);
    if (no != nullptr && bit()) no->key += ".sorry";
    return answer;
  }
};

void set(JsonText& object, const char* name, const Json& value) {
  Json json = tests::parsed(object);
  json[name] = value;
  object = {wire::text_of(json)};
}

class PreviewedMove final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::variant<JsonText, match::Refused> preview(Seat seat, std::string_view action) const override {
    std::variant<JsonText, match::Refused> preview = inner().preview(seat, action);
    if (JsonText* json = std::get_if<JsonText>(&preview); json != nullptr && bit()) set(*json, "complete", false);
    return preview;
  }
};

// Logs more than it should.
class LogLine final : public LeakyMatch {
 public:
  LogLine(Made inner, JsonLog& log) : LeakyMatch(std::move(inner)), log_(log) {}
  match::Answer submit(Seat seat, std::string_view action) override {
    log_.debug("decided", {{"state", std::to_string(trail() % 16)}});
    return inner().submit(seat, action);
  }

 private:
  JsonLog& log_;
};
Plant plant_log_line() {
  return {[](Made made, JsonLog& log) -> Made { return std::make_unique<LogLine>(std::move(made), log); }, {}};
}

// Shows more to an observer who has already seen the position.
class Snapshot final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  JsonText view(Observer observer) const override {
    JsonText view = inner().view(observer);
    const int who = observer.is_spectator() ? -1 : index(observer.seat());
    if (!shown_.insert(who).second && bit()) set(view, "draw_size", 0);
    return view;
  }

 private:
  mutable std::set<int> shown_;
};

// Sends a spectator what the first seat gets.
class Spectator final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::optional<match::EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                   match::Boards boards) const override {
    std::optional<match::EventsMessage> events = inner().events_since(observer, since, boards);
    if (!events || !observer.is_spectator()) return events;
    if (const auto more = inner().events_since(Observer(Seat::A), since, boards)) events->events = more->events;
    return events;
  }
};

// A patch reveals more in one of the worlds.
class PatchContent final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::optional<match::EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                   match::Boards boards) const override {
    std::optional<match::EventsMessage> events = inner().events_since(observer, since, boards);
    if (!events || !events->patches || events->patches->empty() || !bit()) return events;
    Json patch = tests::parsed(events->patches->back());
    patch.push_back({{"op", "replace"}, {"path", "/draw_size"}, {"value", 0}});
    events->patches->back() = {wire::text_of(patch)};
    return events;
  }
};

// Repeats an operation: the view is right, but the message is longer.
class PatchLength final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::optional<match::EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                   match::Boards boards) const override {
    std::optional<match::EventsMessage> events = inner().events_since(observer, since, boards);
    if (!events || !events->patches || !bit()) return events;
    for (JsonText& text : *events->patches) {
      Json patch = tests::parsed(text);
      if (!patch.empty() && patch.back()["op"] == "replace") patch.push_back(patch.back());
      text = {wire::text_of(patch)};
    }
    return events;
  }
};

// Adds a space to a patch: its parsed content is right, but the message is longer.
class PatchPadding final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::optional<match::EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                   match::Boards boards) const override {
    std::optional<match::EventsMessage> events = inner().events_since(observer, since, boards);
    if (!events || !events->patches || events->patches->empty() || !bit()) return events;
    events->patches->back().text += ' ';
    return events;
  }
};

class Export final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  match::Exported exported(Observer observer) const override {
    match::Exported exported = inner().exported(observer);
    if (exported.running && bit()) set(*exported.running, "first", 0);
    return exported;
  }
};

// The answer to an undo request reveals a bit.
class UndoQuestion final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  match::UndoOffer undo_offer(Seat seat) const override {
    match::UndoOffer offer = inner().undo_offer(seat);
    if (offer.right == match::UndoRight::Consent && bit()) ++offer.steps;
    return offer;
  }
};

// Reverses the order of its candidates.
class BotOfTwoMinds final : public match::BotSeat {
 public:
  explicit BotOfTwoMinds(std::unique_ptr<match::BotSeat> inner) : inner_(std::move(inner)) {}
  std::optional<std::string> speak_up(const match::SeatView& view) override { return inner_->speak_up(view); }
  bots::Budget budget() const override { return inner_->budget(); }
  std::string choose(const match::SeatView& view, const bots::Budget& budget) override {
    return inner_->choose(view, budget);
  }
  std::vector<match::Candidate> explain(const match::SeatView& view, const bots::Budget& budget) override {
    std::vector<match::Candidate> all = inner_->explain(view, budget);
    std::reverse(all.begin(), all.end());
    return all;
  }

 private:
  std::unique_ptr<match::BotSeat> inner_;
};

class Hint final : public LeakyMatch {
 public:
  using LeakyMatch::LeakyMatch;
  std::unique_ptr<match::BotSeat> bot(std::string_view level, std::uint64_t seed) const override {
    std::unique_ptr<match::BotSeat> honest = inner().bot(level, seed);
    return honest && bit() ? std::make_unique<BotOfTwoMinds>(std::move(honest)) : std::move(honest);
  }
};

// ---- on the wire ----

// Knows the bit of the last match, for every observer.
class Watched final : public LeakyMatch {
 public:
  Watched(Made inner, std::shared_ptr<std::atomic<bool>> known)
      : LeakyMatch(std::move(inner)), known_(std::move(known)) {
    *known_ = bit();
  }
  match::Answer submit(Seat seat, std::string_view action) override {
    match::Answer answer = inner().submit(seat, action);
    *known_ = bit();
    return answer;
  }
  match::Played resolve(std::uint64_t word) override {
    const match::Played played = inner().resolve(word);
    *known_ = bit();
    return played;
  }

 private:
  std::shared_ptr<std::atomic<bool>> known_;
};

// Adds a space after a chat line.
class ChattyLink final : public Link {
 public:
  ChattyLink(std::shared_ptr<Link> inner, std::shared_ptr<std::atomic<bool>> known)
      : inner_(std::move(inner)), known_(std::move(known)) {}
  void send(Frame frame) override {
    const std::string type = type_of(*frame);
    const bool said = type == "chat_said" || type == "phrase_said";
    inner_->send(said && *known_ ? std::make_shared<const std::string>(*frame + " ") : std::move(frame));
  }
  void close(std::string_view why) override { inner_->close(why); }
  const std::string& address() const override { return inner_->address(); }

 private:
  std::shared_ptr<Link> inner_;
  std::shared_ptr<std::atomic<bool>> known_;
};

enum class Wire { Chat, Page };

class LeakyHandler final : public RequestHandler {
 public:
  LeakyHandler(RequestHandler& inner, Wire wire, std::shared_ptr<std::atomic<bool>> known)
      : inner_(inner), wire_(wire), known_(std::move(known)) {}
  void http(HttpRequest request, Reply reply) override {
    if (wire_ != Wire::Page) return inner_.http(std::move(request), std::move(reply));
    inner_.http(std::move(request), [reply = std::move(reply), known = known_](HttpAnswer answer) {
      if (*known) answer.headers.emplace_back("Age", "0");
      reply(std::move(answer));
    });
  }
  std::shared_ptr<ConnectionHandler> connect(std::shared_ptr<Link> link) override {
    if (wire_ != Wire::Chat) return inner_.connect(std::move(link));
    return inner_.connect(std::make_shared<ChattyLink>(std::move(link), known_));
  }

 private:
  RequestHandler& inner_;
  Wire wire_;
  std::shared_ptr<std::atomic<bool>> known_;
};

template <Wire wire>
Plant plant_wire() {
  const auto known = std::make_shared<std::atomic<bool>>(false);
  return {[known](Made made, JsonLog&) -> Made { return std::make_unique<Watched>(std::move(made), known); },
          [known](RequestHandler& handler) -> std::unique_ptr<RequestHandler> {
            return std::make_unique<LeakyHandler>(handler, wire, known);
          }};
}

}  // namespace

std::vector<PlantedLeak> planted_leaks() {
  return {
      {"asked seat", "legal", plant_match<AskedSeat>},
      {"list length", "legal", plant_match<ListLength>},
      {"list order", "legal", plant_match<ListOrder>},
      {"error", "refused", plant_match<Error>},
      {"preview", "previewed", plant_match<PreviewedMove>},
      {"log line", "log", plant_log_line},
      {"reconnect snapshot", "view", plant_match<Snapshot>},
      {"spectator", "events", plant_match<Spectator>},
      {"patch", "events", plant_match<PatchContent>},
      {"length of a patch", "events", plant_match<PatchLength>},
      {"padding of a patch", "events", plant_match<PatchPadding>},
      {"chat", "_said", plant_wire<Wire::Chat>},
      {"export", "exported", plant_match<Export>},
      {"undo question", "undo_asked", plant_match<UndoQuestion>},
      {"page", "a table", plant_wire<Wire::Page>},
      {"hint", "hints", plant_match<Hint>},
  };
}

}  // namespace spires::server::twins
