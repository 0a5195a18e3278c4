// A match of one game behind the interface of all games.
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
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
#include "match/seen_board.h"
#include "match/telling.h"
#include "wire/patch.h"
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
  using Said = typename SeenBoard<K>::Said;

  TypedMatch(RecordMatch<T> match, ChanceSource chance, Script script = {})
      : match_(std::move(match)), chance_(std::move(chance)), script_(std::move(script)) {
    memory_.assign(static_cast<std::size_t>(players()), K::memory(match_.rules()));
  }

  // Replays the steps of a record. Returns the first fault. REQUIRES: nothing has happened yet.
  std::optional<Fault> replay(const Record& record, const ChanceWords& words) {
    std::uint64_t n = 0;
    for (const RecordStep& step : record.steps) {
      ++n;
      if (std::optional<std::string> why = retrace(step, words)) return Fault{"step " + std::to_string(n), *why};
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
  bool has_reactions() const override { return Wire::has_reactions(rules()); }
  int side(Seat seat) const override { return Wire::side(rules(), seat); }
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
    const ScriptedDecision* scripted = scripted_decision();
    if (scripted != nullptr && scripted->seat == T::seat(seat) && !has(scripted->actions, text)) {
      return refused("off_script");
    }
    // Law 4: an action that the view allows is legal in the position.
    assert(G::check(rules(), match_.state(), seat, action).none());
    return told(match_.play(seat, action));
  }
  std::optional<std::string> scripted() const override {
    const ScriptedDecision* scripted = scripted_decision();
    if (scripted == nullptr || scripted->actions.empty() || !pending().is_seat()) return std::nullopt;
    if (scripted->seat != T::seat(pending().seat())) return std::nullopt;
    const std::string& first = scripted->actions.front();
    return has(legal_texts(pending().seat()), first) ? std::optional(first) : std::nullopt;
  }
  std::optional<std::string> retrace(const RecordStep& step, const ChanceWords& words) override {
    const std::optional<Seat> undone = first_undone(step);
    const auto tell = [this](const typename RecordMatch<T>::Events& events) { log_.add_step(events); };
    if (std::optional<std::string> why = apply_step(match_, step, words, tell)) return why;
    if (step.kind == RecordStep::Kind::Undo) log_.add_undo(undone, step.undo);
    return std::nullopt;
  }
  Played resolve(std::uint64_t word) override {
    assert(pending().is_chance());
    return told(match_.resolve(match_.due(word)));
  }

  UndoOffer undo_offer(Seat seat) const override {
    if (pending().is_over()) return {};
    const auto& line = match_.line();
    UndoOffer offer{UndoRight::Free, 0, {{T::seat(seat), 1}}};
    const std::vector<typename G::Rules> revealing = revealing_rules();
    for (std::size_t i = line.size(); i-- > 0;) {
      ++offer.steps;
      const bool own = line[i].seat == seat;
      if (!own || reveals(i, revealing)) offer.right = UndoRight::Consent;
      if (own) return offer;
      if (line[i].seat) count_decision(offer.decisions, T::seat(*line[i].seat));
    }
    return {};
  }
  Answer undo(Seat seat, Consent consent) override {
    const UndoOffer offer = undo_offer(seat);
    if (offer.right == UndoRight::Impossible) return refused("nothing_to_undo");
    if (offer.right == UndoRight::Consent && consent == Consent::Missing) {
      return refused("consent_needed");
    }
    before_undo_ = match_.state();
    match_.undo(offer.steps);
    log_.add_undo(seat, offer.steps);
    return Played{log_.last(), log_.last()};
  }
  void stop() override {
    assert(!pending().is_over());
    stopped_ = true;
  }

  JsonText view(Observer observer) const override { return wire::encode(said_to(observer)); }
  std::vector<LegalAction> legal(Seat seat, Previews previews, Confirms confirms) const override {
    if (pending() != Pending::seat(seat)) return {};
    if (confirms == Confirms::Untold) return Tell::legal(rules(), seen_by(Observer(seat)), previews);
    const std::vector<typename G::Rules> revealing = revealing_rules();
    return Tell::legal(rules(), seen_by(Observer(seat)), previews, &revealing);
  }
  std::vector<std::string> legal_texts(Seat seat) const override {
    if (pending() != Pending::seat(seat)) return {};
    return Tell::legal_texts(rules(), seen_by(Observer(seat)));
  }
  std::vector<LegalAction> meanwhile(Seat seat) const override {
    if (stopped_) return {};
    return Tell::meanwhile(rules(), seen_by(Observer(seat)));
  }
  std::variant<JsonText, Refused> preview(Seat seat, std::string_view text) const override {
    if (stopped_) return refused("over");
    if (pending().is_seat() && pending().seat() != seat) {
      return refused("not_asked", {{"asked", T::seat(pending().seat())}});
    }
    const typename G::View seen = seen_by(Observer(seat));
    const std::variant<typename G::Action, Refused> judged = Tell::judge(rules(), seen, text);
    if (const Refused* no = std::get_if<Refused>(&judged)) return *no;
    return Tell::preview(rules(), seen, *std::get_if<typename G::Action>(&judged));
  }

  std::optional<EventsMessage> events_since(Observer observer, std::uint32_t since, Boards boards) const override {
    if (since > seq() || since < horizon(observer)) return std::nullopt;
    EventsMessage message{{}, since + 1, {}, {}, {}, {}};
    if (!observer.is_spectator()) message.seat = T::seat(observer.seat());
    for (std::uint32_t n = since + 1; n <= seq(); ++n) message.events.push_back(event(n, observer));
    if (boards == Boards::Without) return message;
    // Boards during the game use the memory mode of the running game; the final board shows everything.
    SeenBoard<K> board(rules(), Eyes::of(observer), running_memory_of(observer));
    std::optional<Said> end;
    if (pending().is_over() && seq() > since) end = said_to(observer);
    std::optional<JsonText>* const start = boards == Boards::PatchesFromView ? &message.view : nullptr;
    (boards == Boards::Whole ? message.views : message.patches) = boards_since(since, boards, board, end, start);
    return message;
  }
  std::uint32_t end_of_last_turn(Seat seat) const override { return log_.end_of_last_turn(seat); }
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
    if (chance_.is_sealed()) running.commitment = chance_.commitment;
    // Only the last ones of a very long game: no request may make the host write for long.
    constexpr std::uint32_t kMostExported = 5000;
    const std::uint32_t recent = seq() > kMostExported ? seq() - kMostExported : 0;
    EventsMessage events = *events_since(observer, std::max(horizon(observer), recent), Boards::Without);
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
    SeenBoard<K> board(rules(), eyes, Wire::memory_of(eyes));
    board.set(match_.state_after(dealt));
    for (int i = 0; i < players(); ++i) again.seats.push_back(T::seat(seat_at(i)));
    again.view = wire::encode(board.said());
    for (std::uint32_t n = before + 1; n <= seq(); ++n) again.events.push_back(retold_event(n, eyes));
    again.patches = boards_since(before, Boards::Patches, board, {});
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

  // A spectator has the memory mode of the table.
  Memory running_memory_of(Observer observer) const {
    if (observer.is_spectator()) return K::memory(rules());
    return memory_[static_cast<std::size_t>(index(observer.seat()))];
  }
  // After the game all memory modes are lifted.
  Memory memory_of(Observer observer) const {
    return pending().is_over() ? Wire::kAfterTheGame : running_memory_of(observer);
  }
  typename G::View seen_by(Observer observer) const {
    return G::view(rules(), match_.state(), observer, memory_of(observer));
  }
  Said said_to(Observer observer) const {
    Said said = Tell::said(rules(), seen_by(observer));
    if (stopped_) said.asked.reset();
    return said;
  }

  // Returns the entry of the script for the next decision of the surviving line, or null.
  const ScriptedDecision* scripted_decision() const {
    if (script_.empty()) return nullptr;
    std::size_t made = 0;
    for (const auto& step : match_.line()) made += step.seat ? 1U : 0U;
    return made < script_.size() ? &script_[made] : nullptr;
  }
  static bool has(const std::vector<std::string>& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }

  Played told(const typename RecordMatch<T>::Events& events) {
    log_.add_step(events);
    return {log_.last() - static_cast<std::uint32_t>(events.size()) + 1, log_.last()};
  }

  JsonText event(std::uint32_t number, Observer observer) const {
    const auto* happened = std::get_if<typename G::Event>(&log_[number]);
    return happened != nullptr ? Tell::event(rules(), *happened, observer) : undone_event(number);
  }
  // REQUIRES: it is over.
  JsonText retold_event(std::uint32_t number, Eyes eyes) const {
    const auto* happened = std::get_if<typename G::Event>(&log_[number]);
    return happened != nullptr ? Retell::event(rules(), *happened, eyes) : undone_event(number);
  }
  JsonText undone_event(std::uint32_t number) const {
    const Undone& undone = *std::get_if<Undone>(&log_[number]);
    JsonText json;
    wire::EventWriter out("Undone", {}, json.text);
    if (undone.seat) out.field("seat", T::seat(*undone.seat));
    out.field("steps", undone.steps);
    out.field("back_to", undone.back_to);
    out.end();
    return json;
  }

  // Returns whether a step of the line revealed something: chance steps always do, decisions if the rules of some seat
  // at this table say so.
  bool reveals(std::size_t step, const std::vector<typename G::Rules>& revealing) const {
    if (!match_.line()[step].seat) return true;
    bool shown = false;
    log_.for_each_of_step(step, [&](const typename G::Event& event) {
      for (const typename G::Rules& one : revealing) shown = shown || K::reveals(one, event);
    });
    return shown;
  }
  // Returns the rules of the table, and their variants for seats with another memory mode.
  std::vector<typename G::Rules> revealing_rules() const {
    std::vector<typename G::Rules> all{rules()};
    for (const Memory memory : memory_) {
      if (memory != K::memory(rules())) all.push_back(Wire::with_memory(rules(), memory));
    }
    return all;
  }
  static void count_decision(std::vector<DecisionCount>& decisions, const std::string& seat) {
    for (DecisionCount& one : decisions) {
      if (one.seat != seat) continue;
      ++one.count;
      return;
    }
    decisions.push_back({seat, 1});
  }

  // Returns the board, or its change, after each event beyond `since`. `end` replaces the last board, if it shows more;
  // `start` gets the board after event `since`.
  std::vector<JsonText> boards_since(std::uint32_t since, Boards boards, SeenBoard<K>& board,
                                     const std::optional<Said>& end, std::optional<JsonText>* start = nullptr) const {
    std::vector<JsonText> all;
    Said before;
    walk(since, board, [&](std::uint32_t n) {
      Said now = n == seq() && end ? *end : board.said();
      // The rules do not know that the match was stopped; no seat is asked any more.
      if (stopped_ && n == seq()) now.asked.reset();
      if (n == since && start != nullptr) *start = wire::encode(now);
      if (n > since) all.push_back(boards == Boards::Whole ? wire::encode(now) : wire::patch_between(before, now));
      before = std::move(now);
    });
    return all;
  }

  // Advances the board to event `since` and then event by event, and calls each(number).
  using Each = std::function<void(std::uint32_t)>;
  void walk(std::uint32_t since, SeenBoard<K>& board, const Each& each) const {
    const std::uint32_t undone = log_.last_undo();
    const bool is_before_undo = before_undo_ && since + 1 == undone;
    if (since < undone && !is_before_undo) return walk_again(since, board, each);
    const std::size_t steps = log_.steps_until(since);
    board.set(is_before_undo ? *before_undo_ : match_.state_after(steps));
    if (!is_before_undo) {
      log_.for_each_until(steps, since, [&](const typename G::Event& event) { board.follow(event); });
    }
    each(since);
    for (std::uint32_t n = since + 1; n <= seq(); ++n) {
      if (const auto* event = std::get_if<typename G::Event>(&log_[n])) {
        board.follow(*event);
      } else {
        board.set(match_.state_after(log_.steps_until(std::get_if<Undone>(&log_[n])->back_to)));
      }
      each(n);
    }
  }
  // Like walk, for positions that were undone. They are not stored, so the match is replayed from the start.
  void walk_again(std::uint32_t since, SeenBoard<K>& board, const Each& each) const {
    const ChanceWords unknown = [](std::uint32_t) { return std::nullopt; };
    TypedMatch again(RecordMatch<T>(match_.header(), rules(), match_.state_after(0)), chance_);
    board.set(match_.state_after(0));
    if (since == 0) each(0);
    std::uint32_t n = 0;
    for (const RecordStep& step : match_.steps()) {
      again.retrace(step, unknown);
      while (n < again.seq()) {
        if (const auto* event = std::get_if<typename G::Event>(&log_[++n])) {
          board.follow(*event);
        } else {
          board.set(again.match_.state());
        }
        if (n >= since) each(n);
      }
    }
  }

  // Returns the seat of the earliest decision that an undo step takes back.
  std::optional<Seat> first_undone(const RecordStep& step) const {
    const auto& line = match_.line();
    if (step.kind != RecordStep::Kind::Undo || step.undo == 0 || step.undo > line.size()) return std::nullopt;
    return line[line.size() - step.undo].seat;
  }

  RecordMatch<T> match_;
  ChanceSource chance_;
  Script script_;
  EventLog<typename G::Event> log_;
  std::vector<Memory> memory_;                    // by seat
  std::optional<typename G::State> before_undo_;  // before the last undo; empty: none, or it was read from a record
  bool stopped_ = false;
};

}  // namespace spires::match
