// The expected state of the two servers of a pair: their positions step by step, the chance words that keep them
// together, and the event from which an observer may tell them apart.
//
// Observers are numbered like seats; the last is the spectator.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/collector.h"
#include "match/bot_seat.h"
#include "match/event_log.h"
#include "tests/twins/starts.h"

namespace spires::server::twins {

// A decision for each world that the observer of the pair cannot tell apart.
struct TwinMove {
  int seat = 0;
  std::uint32_t seq = 0;  // of the position it is made in
  std::string action[2];
};

// A standing pass: to the end of the action, to the seat's next turn, or none.
struct Standing {
  enum Until { Off, Action, Turn } until = Off;
  std::vector<std::string> unless;
};

template <class P>
class TwinMirror {
 public:
  using T = typename P::Tools::Text;
  using G = typename P::Game;
  using Subject = laws::Subject<G>;
  using Events = std::vector<typename G::Event>;

  TwinMirror(const Subject& subject, const TwinStart<G>& start)
      : subject_(&subject), worlds_(start.worlds), memory_(start.memory) {
    for (int i = 0; i <= subject.players; ++i) {
      const Observer who = observer(i);
      const bool same = worlds_.observer == who || G::view(rules(), worlds_.a, who, memory_of(i)) ==
                                                       G::view(rules(), worlds_.b, who, memory_of(i));
      alike_.push_back(same);
    }
    parted_.assign(alike_.size(), 0);
    standing_.resize(alike_.size());
    play_elsewhere();
  }

  int players() const { return subject_->players; }
  int spectator() const { return players(); }
  const laws::Twins<G>& worlds() const { return worlds_; }
  typename G::Memory memory_of(int i) const { return memory_[static_cast<std::size_t>(i)]; }
  std::uint32_t seq() const { return seq_; }
  Pending pending() const { return G::pending(rules(), worlds_.a); }
  bool differs() const { return !(worlds_.a == worlds_.b); }
  // The number of the observer that the pair was made for.
  int chosen() const { return worlds_.observer.is_spectator() ? spectator() : index(worlds_.observer.seat()); }

  // Whether the observer could not tell the worlds apart before the last step, and the number of the event of that step
  // from which it may; 0: none.
  bool is_alike(int i) const { return alike_[static_cast<std::size_t>(i)]; }
  std::uint32_t parted_at(int i) const { return parted_[static_cast<std::size_t>(i)]; }
  bool is_revealed() const { return parted_at(chosen()) != 0; }
  const laws::Found& found() const { return found_; }
  // Called after the messages of the step have been compared.
  void go_on() {
    for (std::size_t i = 0; i < alike_.size(); ++i) alike_[i] = alike_[i] && parted_[i] == 0;
    parted_.assign(alike_.size(), 0);
  }

  // The word of each chance step, in the first world and in the other.
  const std::vector<std::uint64_t>& words(int world) const { return words_[world]; }

  // Plays chance before the first decision. Returns false if no outcomes look the same.
  bool begin(Rng& rng) { return settle(rng); }

  // The seat passes others' windows automatically from now on. Returns false, and changes nothing, if there is no
  // common step after that.
  bool pass_by_itself(int seat, Standing standing, Rng& rng) {
    TwinMirror next = *this;
    next.standing_[static_cast<std::size_t>(seat)] = std::move(standing);
    if (!next.settle(rng)) return false;
    *this = std::move(next);
    return true;
  }
  bool is_anybody_passing() const {
    return std::any_of(standing_.begin(), standing_.end(), [](const Standing& one) { return one.until != 0; });
  }

  // Plays a decision and the chance after it. Returns nullopt, and changes nothing, if there is no common step.
  std::optional<TwinMove> decide(Rng& rng) {
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
      TwinMirror next = *this;
      if (std::optional<TwinMove> move = next.try_to_decide(rng)) {
        *this = std::move(next);
        return move;
      }
    }
    return std::nullopt;
  }

  // Applies the servers' decisions for a seat, each in its own world. Returns false if they are not a common step.
  template <class WordOf>
  bool follow(const TwinMove& move, const WordOf& word_of) {
    const std::optional<typename G::Action> a = T::parse_action(move.action[0]);
    const std::optional<typename G::Action> b = T::parse_action(move.action[1]);
    if (!a || !b || pending() != Pending::seat(seat_at(move.seat))) return false;
    chooses_ = false;
    play({{Pending::seat(seat_at(move.seat)), *a, {}}, {Pending::seat(seat_at(move.seat)), *b, {}}, true});
    while (!is_revealed() && pending().is_chance() && pending() == G::pending(rules(), worlds_.b)) {
      const std::uint64_t word = word_of(static_cast<std::uint32_t>(words_[0].size()));
      bring({{Pending::chance(), {}, G::sample(rules(), worlds_.a, word)},
             {Pending::chance(), {}, G::sample(rules(), worlds_.b, word)},
             true},
            {word, word});
    }
    return true;
  }

  // Whether the seat has a decision that it could undo.
  bool may_undo(int seat) const { return last_of(seat) != line_.size(); }
  // REQUIRES: may_undo(seat).
  void undo(int seat) {
    const Before before = line_[last_of(seat)];
    line_.resize(last_of(seat));
    worlds_.a = before.a;
    worlds_.b = before.b;
    turn_ = before.turn;
    for (auto& words : words_) words.resize(before.chances);
    ++seq_;
    end_standing();
  }

  // An action that a seat could try: from the list of the asked seat, from earlier steps, or from another game at such
  // a table.
  std::string some_action(int seat, Rng& rng) const {
    const std::uint32_t kind = rng.next_below(4);
    const bool own = pending() == Pending::seat(seat_at(seat));
    if (kind == 0 && !tried_.empty()) return tried_[rng.next_below(static_cast<std::uint32_t>(tried_.size()))];
    if ((kind == 1 || own) && pending().is_seat()) {
      const auto& world = rng.next_below(2) == 0 ? worlds_.a : worlds_.b;
      const auto list = laws::legal_list<G>(rules(), world, pending().seat());
      if (!list.empty()) return T::action(list[rng.next_below(static_cast<std::uint32_t>(list.size()))]);
    }
    return elsewhere_[rng.next_below(static_cast<std::uint32_t>(elsewhere_.size()))];
  }
  // Returns whether the seat may take it in one of the worlds.
  bool is_legal(int seat, std::string_view text) const {
    const std::optional<typename G::Action> action = T::parse_action(text);
    const Pending asked = Pending::seat(seat_at(seat));
    if (!action) return false;
    if (pending() != asked && G::pending(rules(), worlds_.b) != asked) {
      return may_say(worlds_.a, seat, *action) || may_say(worlds_.b, seat, *action);
    }
    return G::check(rules(), worlds_.a, seat_at(seat), *action).none() ||
           G::check(rules(), worlds_.b, seat_at(seat), *action).none();
  }
  // Returns whether the seat may take it while another seat is asked.
  bool may_say(const typename G::State& state, int seat, const typename G::Action& action) const {
    typename G::Actions actions;
    list_meanwhile<G>(rules(), state, seat_at(seat), actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  // Returns whether a bot in this seat sees the same in both worlds.
  bool looks_alike_to_a_bot(int seat) const {
    const auto sharpest = match::bot_memory<typename P::Tools>();
    return G::view(rules(), worlds_.a, Observer(seat_at(seat)), sharpest) ==
           G::view(rules(), worlds_.b, Observer(seat_at(seat)), sharpest);
  }

 private:
  static constexpr int kAttempts = 6;
  static constexpr int kWordTries = 20000;
  static constexpr int kElsewhere = 400;

  const typename G::Rules& rules() const { return subject_->rules; }
  Observer observer(int i) const { return i == spectator() ? Observer::spectator() : Observer(seat_at(i)); }

  void play_elsewhere() {
    typename G::State state = G::initial(rules());
    Silence silence;
    Rng rng(static_cast<std::uint64_t>(players()));
    for (int i = 0; i < kElsewhere && !G::pending(rules(), state).is_over(); ++i) {
      const Pending asked = G::pending(rules(), state);
      if (asked.is_chance()) {
        G::resolve(rules(), state, G::sample(rules(), state, rng.next()), silence);
        continue;
      }
      const typename G::Action action = G::pick(rules(), state, asked.seat(), rng.next());
      elsewhere_.push_back(T::action(action));
      G::play(rules(), state, asked.seat(), action, silence);
    }
  }

  std::optional<TwinMove> try_to_decide(Rng& rng) {
    const Seat seat = pending().seat();
    const auto step = laws::choose_action<G, typename P::Secrets>(*subject_, worlds_, seat, rng);
    if (!step.exists) return std::nullopt;
    const TwinMove move{index(seat), seq_, {T::action(step.a.action), T::action(step.b.action)}};
    play(step);
    if (!settle(rng)) return std::nullopt;
    for (const std::string& action : move.action) tried_.push_back(action);
    return move;
  }

  // Plays chance and standing passes until a seat is asked. From the revealing event on, the worlds diverge.
  bool settle(Rng& rng) {
    while (!is_revealed()) {
      if (pending().is_chance() && !roll(rng)) return false;
      if (is_revealed() || pending().is_chance()) continue;
      end_standing();
      const bool passes = passes_now(worlds_.a);
      if (passes != passes_now(worlds_.b)) return false;
      if (!passes) return true;
      const laws::Step<G> pass{pending(), *T::parse_action("pass"), {}};
      play({pass, pass, true});
    }
    return true;
  }

  bool roll(Rng& rng) {
    const auto step = laws::choose_chance<G, typename P::Secrets>(*subject_, worlds_, rng);
    if (!step.exists) return false;
    const std::optional<std::uint64_t> a = word_for(worlds_.a, step.a.outcome, rng);
    const std::optional<std::uint64_t> b = word_for(worlds_.b, step.b.outcome, rng);
    if (a && b) bring(step, {*a, *b});
    return a && b;
  }

  std::vector<std::string> list_of(const typename G::State& state, Seat seat) const {
    std::vector<std::string> all;
    for (const auto& action : laws::legal_list<G>(rules(), state, seat)) all.push_back(T::action(action));
    return all;
  }
  // Whether a seat is asked in another seat's turn and may pass.
  bool is_reaction(const typename G::State& state) const {
    const Pending asked = G::pending(rules(), state);
    if (!asked.is_seat() || turn_ == asked.seat()) return false;
    const std::vector<std::string> list = list_of(state, asked.seat());
    return std::find(list.begin(), list.end(), "pass") != list.end();
  }
  bool passes_now(const typename G::State& state) const {
    if (!G::pending(rules(), state).is_seat()) return false;
    const Seat seat = G::pending(rules(), state).seat();
    const Standing& standing = standing_[static_cast<std::size_t>(index(seat))];
    if (standing.until == Standing::Off || !is_reaction(state)) return false;
    for (const std::string& action : list_of(state, seat)) {
      for (const std::string& spell : standing.unless) {
        if (action == "cast " + spell || action.starts_with("cast " + spell + " ")) return false;
      }
    }
    return true;
  }
  void end_standing() {
    for (int i = 0; i < players(); ++i) {
      Standing& one = standing_[static_cast<std::size_t>(i)];
      const bool over = turn_ == seat_at(i) || (one.until == Standing::Action && !is_reaction(worlds_.a));
      if (over) one.until = Standing::Off;
    }
  }

  std::optional<std::uint64_t> word_for(const typename G::State& state, const typename G::Chance& outcome, Rng& rng) {
    for (int i = 0; i < kWordTries; ++i) {
      const std::uint64_t word = rng.next();
      if (G::sample(rules(), state, word) == outcome) return word;
    }
    return std::nullopt;
  }

  void play(const laws::TwinStep<G>& step) {
    const auto mover = static_cast<std::size_t>(index(step.a.pending.seat()));
    apply(step, step.a.pending.seat());
    // A seat that decides differently knows the difference.
    if (!(step.a.action == step.b.action) && parted_[mover] == 0) parted_[mover] = line_.back().seq + 1;
  }
  void bring(const laws::TwinStep<G>& step, std::pair<std::uint64_t, std::uint64_t> words) {
    apply(step, std::nullopt);
    words_[0].push_back(words.first);
    words_[1].push_back(words.second);
  }

  void apply(const laws::TwinStep<G>& step, std::optional<Seat> seat) {
    line_.push_back({worlds_.a, worlds_.b, seat, turn_, words_[0].size(), seq_});
    Collector<typename G::Event> a;
    Collector<typename G::Event> b;
    step.a.apply(rules(), worlds_.a, a);
    step.b.apply(rules(), worlds_.b, b);
    for (int i = 0; i <= spectator(); ++i) tell(i, a.events, b.events);
    for (const typename G::Event& event : a.events) {
      std::visit(
          [this]<class E>(const E& one) {
            if constexpr (match::BeginsTurn<E>) turn_ = one.seat;
          },
          event);
    }
    seq_ += static_cast<std::uint32_t>(a.events.size());
  }

  void tell(int i, const Events& a, const Events& b) {
    std::uint32_t& parted = parted_[static_cast<std::size_t>(i)];
    if (!is_alike(i) || parted != 0) return;
    for (std::size_t n = 0; n < a.size() || n < b.size(); ++n) {
      if (n < a.size() && n < b.size()) {
        const auto seen_a = G::redact(rules(), a[n], observer(i));
        const auto seen_b = G::redact(rules(), b[n], observer(i));
        if (seen_a == seen_b) continue;
        const bool revealed = seen_a && seen_b && P::Secrets::same_but_revealed(rules(), observer(i), *seen_a, *seen_b);
        if (i == chosen() && chooses_ && !revealed)
          found_ = laws::finding("law 6", "an event differs that shows nothing");
      } else if (i == chosen() && chooses_) {
        found_ = laws::finding("law 6", "a step has more events in one world");
      }
      parted = seq_ + static_cast<std::uint32_t>(n) + 1;
      return;
    }
  }

  // A step of the line: the state before it, and its seat.
  struct Before {
    typename G::State a;
    typename G::State b;
    std::optional<Seat> seat;  // none: chance
    std::optional<Seat> turn;
    std::size_t chances = 0;
    std::uint32_t seq = 0;
  };
  std::size_t last_of(int seat) const {
    for (std::size_t i = line_.size(); i-- > 0;) {
      if (line_[i].seat == seat_at(seat)) return i;
    }
    return line_.size();
  }

  const Subject* subject_;
  laws::Twins<G> worlds_;
  std::vector<typename G::Memory> memory_;
  std::vector<bool> alike_;
  std::vector<std::uint32_t> parted_;
  std::vector<std::uint64_t> words_[2];
  std::vector<Standing> standing_;
  std::vector<Before> line_;
  std::optional<Seat> turn_;  // the latest one
  std::vector<std::string> tried_;
  std::vector<std::string> elsewhere_;
  std::uint32_t seq_ = 0;
  bool chooses_ = true;  // outcomes are chosen so that they look the same
  laws::Found found_;
};

}  // namespace spires::server::twins
