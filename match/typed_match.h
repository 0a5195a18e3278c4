// A match of one game behind the interface of all games.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/record_match.h"
#include "match/bot_seat.h"
#include "match/event_log.h"
#include "match/match.h"
#include "match/retelling.h"
#include "match/telling.h"
#include "wire/settings_json.h"

namespace spires::match {

template <GameTools K>
class TypedMatch final : public Match {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using Tell = Telling<K>;
  using Retell = Retelling<K>;
  using Wire = WireFor<K>;
  using Memory = typename G::Memory;

  TypedMatch(RecordMatch<T> match, ChanceSource chance) : match_(std::move(match)), chance_(std::move(chance)) {
    memory_.assign(static_cast<std::size_t>(players()), K::memory(match_.rules()));
  }

  // The steps of a record, or the first thing that does not fit. REQUIRES: nothing has happened yet.
  std::optional<Fault> replay(const Record& record, const ChanceWords& words) {
    std::uint64_t n = 0;
    for (const RecordStep& step : record.steps) {
      ++n;
      if (std::optional<std::string> why = follow(step, words)) return Fault{"step " + std::to_string(n), *why};
    }
    stopped_ = record.reason == reason_text(EndReason::Cap);
    return end_fault(match_, record);
  }

  std::string_view game() const override { return T::kName; }
  int revision() const override { return T::revision(match_.rules()); }
  int players() const override { return T::players(match_.rules()); }
  std::string seat_name(Seat seat) const override { return T::seat(seat); }
  std::optional<Seat> seat_named(std::string_view name) const override {
    for (int i = 0; i < players(); ++i) {
      if (T::seat(seat_at(i)) == name) return seat_at(i);
    }
    return std::nullopt;
  }
  Json settings() const override { return wire::json_of(match_.header()); }

  Pending pending() const override { return stopped_ ? Pending::over() : match_.pending(); }
  std::optional<Seat> turn() const override { return log_.turn(); }
  std::uint32_t seq() const override { return log_.last(); }
  std::uint32_t chances() const override { return match_.chances(); }
  std::vector<RecordStep> steps_from(std::size_t first) const override {
    const std::vector<RecordStep>& all = match_.steps();
    if (first >= all.size()) return {};
    return {all.begin() + static_cast<std::ptrdiff_t>(first), all.end()};
  }
  std::size_t steps() const override { return match_.steps().size(); }
  std::uint64_t trail() const override { return match_.trail(); }

  Answer submit(Seat seat, std::string_view text) override {
    if (stopped_) return refused("over");
    const std::variant<typename G::Action, Refused> judged = Tell::judge(rules(), seen_by(Observer(seat)), text);
    if (const Refused* no = std::get_if<Refused>(&judged)) return *no;
    const typename G::Action& action = *std::get_if<typename G::Action>(&judged);
    // Law 4: what a view allows the position allows.
    assert(G::check(rules(), match_.state(), seat, action).none());
    return told(match_.play(seat, action));
  }
  Played resolve(std::uint64_t word) override {
    assert(pending().is_chance());
    return told(match_.resolve(G::sample(rules(), match_.state(), word)));
  }

  UndoOffer undo_offer(Seat seat) const override {
    if (pending().is_over()) return {};
    const auto& line = match_.line();
    UndoOffer offer{UndoRight::Free, 0};
    for (std::size_t i = line.size(); i-- > 0;) {
      ++offer.steps;
      const bool own = line[i].seat == seat;
      if (!own || reveals(i)) offer.right = UndoRight::Consent;
      if (own) return offer;
    }
    return {};
  }
  Answer undo(Seat seat, Consent consent) override {
    const UndoOffer offer = undo_offer(seat);
    if (offer.right == UndoRight::None) return refused("nothing_to_undo");
    if (offer.right == UndoRight::Consent && consent == Consent::Missing) {
      return refused("consent_needed");
    }
    match_.undo(offer.steps);
    log_.add_undo(seat, offer.steps);
    return Played{log_.last(), log_.last()};
  }
  void stop() override {
    assert(!pending().is_over());
    stopped_ = true;
  }

  Json view(Observer observer) const override {
    Json json = Tell::view(rules(), seen_by(observer));
    // The rules do not know that it was stopped; nobody is asked any more all the same.
    if (stopped_) json.erase("asked");
    return json;
  }
  std::vector<LegalAction> legal(Seat seat, Previews previews) const override {
    if (pending() != Pending::seat(seat)) return {};
    return Tell::legal(rules(), seen_by(Observer(seat)), previews);
  }
  std::vector<std::string> legal_texts(Seat seat) const override {
    if (pending() != Pending::seat(seat)) return {};
    return Tell::legal_texts(rules(), seen_by(Observer(seat)));
  }
  std::vector<LegalAction> meanwhile(Seat seat) const override {
    if (stopped_) return {};
    return Tell::meanwhile(rules(), seen_by(Observer(seat)));
  }
  std::variant<Json, Refused> preview(Seat seat, std::string_view text) const override {
    if (stopped_) return refused("over");
    if (pending().is_seat() && pending().seat() != seat) {
      return refused("not_asked", {{"asked", T::seat(pending().seat())}});
    }
    const typename G::View seen = seen_by(Observer(seat));
    const std::variant<typename G::Action, Refused> judged = Tell::judge(rules(), seen, text);
    if (const Refused* no = std::get_if<Refused>(&judged)) return *no;
    return Tell::preview(rules(), seen, *std::get_if<typename G::Action>(&judged));
  }

  std::optional<EventsMessage> events_since(Observer observer, std::uint32_t since) const override {
    if (since > seq() || since < horizon(observer)) return std::nullopt;
    EventsMessage message{{}, since + 1, {}};
    if (!observer.is_spectator()) message.seat = T::seat(observer.seat());
    for (std::uint32_t n = since + 1; n <= seq(); ++n) message.events.push_back(event(n, observer));
    return message;
  }
  std::uint32_t horizon(Observer observer) const override {
    if (!Wire::forgets(memory_of(observer))) return 0;
    if (observer.is_spectator()) return log_.before_last_turn(std::nullopt);
    return log_.before_last_turn(observer.seat());
  }
  bool undone_since(std::uint32_t since) const override { return log_.last_undo() > since; }

  std::optional<Over> outcome() const override {
    if (!pending().is_over()) return std::nullopt;
    const Record whole = record();
    Over over{seq(), whole.reason, {}};
    for (const SeatPlace& place : whole.places) over.places.push_back({place.seat, place.place});
    return over;
  }

  bool set_memory(Seat seat, std::string_view mode) override {
    const std::optional<Memory> memory = Wire::memory(mode);
    if (memory) memory_[static_cast<std::size_t>(index(seat))] = *memory;
    return memory.has_value();
  }

  Record record() const override { return match_.record(chance_, stopped_ ? EndReason::Cap : EndReason::None); }
  Exported exported(Observer observer) const override {
    if (pending().is_over()) return {{}, write_record(record()), {}};
    Running running{std::string(T::kName), revision(), settings(), {}, seq(), view(observer), 1, {}};
    if (chance_.kind == ChanceSource::Kind::Hmac) running.commitment = chance_.commitment;
    EventsMessage events = *events_since(observer, horizon(observer));
    running.first = events.first;
    running.events = std::move(events.events);
    return {{}, {}, wire::encode(running)};
  }

  std::optional<Replayed> replayed(Eyes eyes) const override {
    if (!pending().is_over()) return std::nullopt;
    const auto& line = match_.line();
    std::size_t dealt = 0;
    while (dealt < line.size() && !line[dealt].seat) ++dealt;
    const std::uint32_t before = dealt == 0 ? 0 : log_.end_of_step(dealt - 1);
    Replayed again{std::string(T::kName), settings(), {}, {}, before + 1, {}, {}};
    for (int i = 0; i < players(); ++i) again.seats.push_back(T::seat(seat_at(i)));
    again.view = Retell::view(rules(), match_.state_after(dealt), eyes);
    for (std::uint32_t n = before + 1; n <= seq(); ++n) again.events.push_back(retold_event(n, eyes));
    if constexpr (Wire::kReplaysViews) again.views = views_after(before, eyes);
    return again;
  }

  std::unique_ptr<SeatView> seat_view(Seat seat, Sight sight) const override {
    assert(pending() == Pending::seat(seat) || may_speak<G>(rules(), match_.state(), seat));
    const Memory memory = sight == Sight::Bot ? bot_memory<K>() : memory_of(Observer(seat));
    return std::make_unique<TypedSeatView<K>>(G::view(rules(), match_.state(), Observer(seat), memory));
  }
  std::unique_ptr<BotSeat> bot(std::string_view level, std::uint64_t seed) const override {
    return make_bot_seat<K>(rules(), level, seed);
  }

 private:
  const typename G::Rules& rules() const { return match_.rules(); }

  // After the game nothing is forgotten. A spectator has the memory of the table.
  Memory memory_of(Observer observer) const {
    if (pending().is_over()) return Wire::kAfterTheGame;
    if (observer.is_spectator()) return K::memory(rules());
    return memory_[static_cast<std::size_t>(index(observer.seat()))];
  }
  typename G::View seen_by(Observer observer) const {
    return G::view(rules(), match_.state(), observer, memory_of(observer));
  }

  Played told(const typename RecordMatch<T>::Events& events) {
    log_.add_step(events);
    return {log_.last() - static_cast<std::uint32_t>(events.size()) + 1, log_.last()};
  }

  Json event(std::uint32_t number, Observer observer) const {
    const auto* happened = std::get_if<typename G::Event>(&log_[number]);
    return happened != nullptr ? Tell::event(rules(), *happened, observer) : undone_event(number);
  }
  // REQUIRES: it is over.
  Json retold_event(std::uint32_t number, Eyes eyes) const {
    const auto* happened = std::get_if<typename G::Event>(&log_[number]);
    return happened != nullptr ? Retell::event(rules(), *happened, eyes) : undone_event(number);
  }
  Json undone_event(std::uint32_t number) const {
    const Undone& undone = *std::get_if<Undone>(&log_[number]);
    Json json{{"type", "Undone"}};
    if (undone.seat) json["seat"] = T::seat(*undone.seat);
    json["steps"] = undone.steps;
    json["back_to"] = undone.back_to;
    return json;
  }

  // Whether somebody learnt something by a step of the line: cards and dice always do it, decisions where the rules say
  // so to somebody at this table.
  bool reveals(std::size_t step) const {
    if (!match_.line()[step].seat) return true;
    bool shown = false;
    log_.for_each_of_step(step, [&](const typename G::Event& event) {
      shown = shown || K::reveals(rules(), event);
      for (const Memory memory : memory_) shown = shown || K::reveals(Wire::with_memory(rules(), memory), event);
    });
    return shown;
  }

  // One step of a record, or why it does not fit.
  std::optional<std::string> follow(const RecordStep& step, const ChanceWords& words) {
    const std::optional<Seat> undone = first_undone(step);
    const auto tell = [this](const typename RecordMatch<T>::Events& events) { log_.add_step(events); };
    if (std::optional<std::string> why = apply_step(match_, step, words, tell)) return why;
    if (step.kind == RecordStep::Kind::Undo) log_.add_undo(undone, step.undo);
    return std::nullopt;
  }

  // The view after each step beyond that number. States that were taken back are not kept: it is played again.
  // REQUIRES: it is over.
  std::vector<ReplayedView> views_after(std::uint32_t number, Eyes eyes) const {
    const ChanceWords unknown = [](std::uint32_t) { return std::nullopt; };
    TypedMatch again(RecordMatch<T>(match_.header(), rules(), match_.state_after(0)), chance_);
    std::vector<ReplayedView> views;
    for (const RecordStep& step : match_.steps()) {
      again.follow(step, unknown);
      if (again.seq() > number) views.push_back({again.seq(), Retell::view(rules(), again.match_.state(), eyes)});
    }
    if (stopped_ && !views.empty()) views.back().view.erase("asked");
    return views;
  }

  // Whose decision an undo of a record takes back first.
  std::optional<Seat> first_undone(const RecordStep& step) const {
    const auto& line = match_.line();
    if (step.kind != RecordStep::Kind::Undo || step.undo == 0 || step.undo > line.size()) return std::nullopt;
    return line[line.size() - step.undo].seat;
  }

  RecordMatch<T> match_;
  ChanceSource chance_;
  EventLog<typename G::Event> log_;
  std::vector<Memory> memory_;  // by seat
  bool stopped_ = false;
};

}  // namespace spires::match
