// One pair of worlds from its first client to the revealing event: a table at each of two servers, all seats taken,
// decisions made, and on the way every request whose answer could contain something hidden.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/twins/acts.h"

namespace spires::server::twins {

// How long a pair is driven, in decisions.
inline constexpr int kTwinSteps = 14;

template <class P>
class TwinPair {
 public:
  using T = typename TwinTable<P>::T;
  using G = typename TwinTable<P>::G;

  TwinPair(TwinTalk& talk, const laws::Subject<G>& subject, const TwinStart<G>& start, std::uint64_t number)
      : at_(talk, subject, start, number), acts_(at_) {}

  // Returns nullopt if it is no pair: the worlds never differ or have no common first step.
  std::optional<laws::TwinRun> run() {
    if (!at_.mirror.begin(at_.rng)) return std::nullopt;
    laws::TwinRun run;
    run.differed = at_.mirror.differs();
    run.found = at_.open();
    if (!run.found) play(run);
    if (!run.found && run.end != laws::TwinEnd::Revealed) run.found = last_act();
    if (!run.found) run.found = at_.mirror.found();
    if (!at_.code.empty()) at_.talk.leave(at_.code);
    if (run.found)
      run.found->what += "\n  " + at_.subject.name + ", pair " + std::to_string(at_.number) + ", " +
                         laws::text_of(at_.start.worlds.observer) + ", step " + std::to_string(run.steps);
    if (!run.differed && !run.found) return std::nullopt;
    return run;
  }

 private:
  // ---- the game ----

  void play(laws::TwinRun& run) {
    for (; !is_ended(run); ++run.steps) {
      run.found = acts_.look_around();
      run.differed = run.differed || at_.mirror.differs();
      if (run.found || is_ended(run) || run.steps == kTwinSteps || wants_a_bot()) return;
      const std::optional<TwinMove> move = at_.mirror.decide(at_.rng);
      if (!move) {
        run.end = laws::TwinEnd::Parted;
        return;
      }
      run.differed = run.differed || at_.mirror.differs();
      if ((run.found = make(*move))) return;
    }
  }
  bool is_ended(laws::TwinRun& run) const {
    if (at_.mirror.pending().is_over()) run.end = laws::TwinEnd::Over;
    if (!at_.mirror.is_alike(at_.mirror.chosen())) run.end = laws::TwinEnd::Revealed;
    return run.end != laws::TwinEnd::Cap;
  }

  Found make(const TwinMove& move) {
    at_.set_words();
    Json one = at_.move_message("move", move.seat, move.action[0]);
    Json other = at_.move_message("move", move.seat, move.action[1]);
    one["seq"] = other["seq"] = move.seq;
    const std::string request = at_.talk.say(move.seat, std::move(one), std::move(other));
    if (!at_.talk.hear(move.seat, request)) return at_.silent("move");
    if (Found found = at_.compare("move")) return found;
    for (const int i : {0, 1}) {
      if (!at_.talk.is_answered(i, move.seat, request, "accepted")) {
        return laws::finding("C7 move",
                             "\"" + move.action[i] + "\" is refused: " + at_.talk.heard(i, move.seat).front());
      }
    }
    return {};
  }

  // ---- the last act ----

  bool may_have_a_bot() const {
    return at_.mirror.pending().is_seat() && P::is_soon_thought_through(at_.subject.rules) &&
           !at_.mirror.is_anybody_passing();
  }
  bool wants_a_bot() {
    return may_have_a_bot() && at_.mirror.is_alike(index(at_.mirror.pending().seat())) && at_.once_in(12);
  }

  // A player leaves, and a bot decides for the seat. Or the others leave, or all agree to hints, and it requests one.
  Found last_act() {
    if (!may_have_a_bot()) return {};
    const int asked = index(at_.mirror.pending().seat());
    Found found;
    if (!P::bots_speak_up(at_.subject.rules) && at_.once_in(3) && at_.mirror.looks_alike_to_a_bot(asked)) {
      found = let_a_bot_decide(asked);
    } else if (at_.mirror.is_alike(asked)) {
      found = give_a_hint(asked);
    }
    // A bot that timed out is slow, which reveals nothing.
    return found && at_.talk.has_grown("spires_bot_failures") ? Found{} : found;
  }

  bool leave_seat(int seat) {
    // A client without a seat gets what a spectator gets.
    for (const int line : {seat, kSecondLine}) {
      if (!at_.told_as[line].empty()) at_.told_as[line].push_back(at_.mirror.spectator());
    }
    return at_.talk.ask(seat, {{"type", "leave"}, {"seat", at_.name_of(seat)}});
  }

  bool allow_hints(int seat) {
    return at_.talk.ask(seat, {{"type", "allow_hints"}, {"seat", at_.name_of(seat)}, {"allowed", true}});
  }

  Found give_a_hint(int asked) {
    // A bot that offers its partner a card reveals it, so no bot may sit there then.
    const bool all_agree = at_.once_in(2) || P::bots_speak_up(at_.subject.rules);
    for (int seat = 0; seat < at_.players(); ++seat) {
      if (!all_agree && seat == asked) continue;
      if (!(all_agree ? allow_hints(seat) : leave_seat(seat))) return at_.silent("before a hint");
    }
    if (Found found = at_.compare("before a hint")) return found;
    if (!at_.talk.ask(asked, {{"type", "hint"}, {"seat", at_.name_of(asked)}, {"seq", at_.mirror.seq()}}))
      return at_.silent("hint");
    return at_.compare("hint");
  }

  Found let_a_bot_decide(int asked) {
    for (const int i : {0, 1}) at_.talk.world(i).take_decisions();
    if (!leave_seat(asked)) return at_.silent("leave");
    std::vector<std::string> made[2];
    const auto goes_on = [&] { return at_.mirror.pending() == Pending::seat(seat_at(asked)); };
    const auto is_in_the_dark = [&] { return !at_.mirror.is_revealed() && at_.mirror.looks_alike_to_a_bot(asked); };
    for (int n = 1; n <= kTwinSteps && goes_on() && is_in_the_dark(); ++n) {
      TwinMove move{asked, 0, {}};
      for (const int i : {0, 1}) {
        if (!at_.talk.world(i).line(kSpectatorLine).hear("events", n)) return at_.silent("bot");
        for (std::string& one : at_.talk.world(i).take_decisions()) made[i].push_back(std::move(one));
        if (made[i].size() < static_cast<std::size_t>(n)) return laws::finding("C7 bot", "events without a decision");
        move.action[i] = made[i][static_cast<std::size_t>(n - 1)].substr(at_.name_of(asked).size() + 1);
      }
      if (move.action[0] != move.action[1]) {
        return laws::finding("C7 bot", "decides \"" + move.action[0] + "\" or \"" + move.action[1] + "\"");
      }
      if (!at_.mirror.follow(move, [&](std::uint32_t k) { return at_.talk.world(0).word(k); })) {
        return laws::finding("C7 bot", "\"" + move.action[0] + "\" is not possible");
      }
    }
    // How far a bot has played meanwhile is unknown.
    return goes_on() || at_.mirror.is_revealed() ? Found{} : at_.compare("bot");
  }

  TwinTable<P> at_;
  TwinActs<P> acts_;
};

}  // namespace spires::server::twins
