// Mutants of duel with one leak each: correct except for one channel that reveals something hidden.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/collector.h"
#include "engine/duel/duel.h"
#include "tests/laws/listed_duel.h"
#include "tests/laws/subject.h"

namespace spires::laws::planted_duel {

using duel::Action;
using duel::Actions;
using duel::Duel;
using duel::Event;
using duel::Known;
using duel::Memory;
using duel::Rules;
using duel::State;
using duel::View;

// Hidden until someone looks: where the princess is.
inline bool hides_the_princess(const Rules& rules, const State& s, duel::Tower tower) {
  return duel::is_coloured(tower) && s.secret[duel::colour_index(tower)] == rules.princess;
}
// Hidden: whether a face-down card is a stone.
inline bool is_hidden_stone(const Rules& rules, const State& s, duel::SlotName name) {
  const duel::Slot slot = duel::slot_of(s, name);
  const bool down = (s.filled & ~s.face_up & duel::bit(slot)) != 0;
  return down && duel::is_known(s.slot[slot]) && rules.is_stone(s.slot[slot]);
}

// --- The asked seat ---

// Asks the other seat, depending on the draw pile.
struct AskedSeat : Duel {
  static Pending pending(const Rules& rules, const State& s) {
    const Pending honest = Duel::pending(rules, s);
    const bool odd = !s.draw.empty() && s.draw.count(s.draw.first()) % 2 == 1;
    return honest.is_seat() && odd ? Pending::seat(duel::opponent(honest.seat())) : honest;
  }
};

// Does not ask for the return of two equal cards, because the answer makes no difference. Laws 1 to 5 do not find it,
// because every single position is correct.
struct SkipsAnIdleReturn : Duel {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Duel::play(rules, s, seat, action, sink);
    if (s.phase != duel::Phase::Return) return;
    if (s.secret[duel::colour_index(s.look_a)] != s.secret[duel::colour_index(s.look_b)]) return;
    Duel::play(rules, s, seat, Action::of(Action::Kind::Keep), sink);
  }
};

// --- Lists ---

// Does not offer a face-down stone if there is another card.
struct ListLength : ListedDuel {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Actions all;
    Duel::legal(rules, s, seat, all);
    out.clear();
    for (const Action& action : all) {
      if (!is_spared(rules, s, action)) out.push_back(action);
    }
    if (out.empty()) out = all;
  }
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const Refusal honest = Duel::check(rules, s, seat, action);
    if (!honest.none()) return honest;
    Actions listed;
    legal(rules, s, seat, listed);
    const bool found = std::find(listed.begin(), listed.end(), action) != listed.end();
    return found ? honest : Refusal(RuleNumber{6, 1});
  }

 private:
  static bool is_spared(const Rules& rules, const State& s, const Action& action) {
    return action.kind == Action::Kind::Take && is_hidden_stone(rules, s, action.slot());
  }
};

struct ListOrder : ListedDuel {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Duel::legal(rules, s, seat, out);
    if (hides_the_princess(rules, s, duel::Tower::Blue)) std::reverse(out.begin(), out.end());
  }
};

// --- Refusals ---

// Reports that it is too early for a guess, or that the guess is wrong.
struct RefusalNumber : Duel {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const Refusal honest = Duel::check(rules, s, seat, action);
    const bool right = action.kind == Action::Kind::Guess && hides_the_princess(rules, s, action.a);
    return !honest.none() && right ? Refusal(RuleNumber{4, 3}) : honest;
  }
};

struct RefusalText : Duel {
  static std::string answer(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const std::string honest = text_of(Duel::check(rules, s, seat, action));
    const bool right = action.kind == Action::Kind::Guess && hides_the_princess(rules, s, action.a);
    return right ? honest + ": but she is there" : honest;
  }
};

// --- Previews ---

struct Preview : Duel {
  static std::vector<Event> preview(const Rules& rules, const State& s, Seat seat, const Action& action) {
    State next = s;
    Collector<Event> sink;
    Duel::play(rules, next, seat, action, sink);
    return sink.events;
  }
};

// --- Events (KM-12.3) ---

// Does not redact one kind of event.
template <class Kind>
struct Tells : Duel {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    return std::holds_alternative<Kind>(event) ? event : Duel::redact(rules, event, observer);
  }
};

// KM-12.3: an exchange takes one message more.
struct ExchangeInEventCount : Duel {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Duel::play(rules, s, seat, action, sink);
    if constexpr (!Sink::kSilent) {
      if (action.kind == Action::Kind::Swap) sink.push(duel::Waiting{s.phase, s.asked});
    }
  }
};

// An exchange is reported before the return, a keep after it.
struct ExchangeInEventOrder : Duel {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Collector<Event> events;
    Duel::play(rules, s, seat, action, events);
    if (action.kind == Action::Kind::Swap) std::reverse(events.events.begin(), events.events.end());
    for (const Event& event : events.events) sink.push(event);
  }
};

// the last left-overs are shown.
struct LeftoversAreShown : Duel {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    const auto* left = std::get_if<duel::LeftoversDiscarded>(&event);
    if (left == nullptr || left->unseen_count != 1) return Duel::redact(rules, event, observer);
    return event;
  }
};

// shows the cards that neither player won at the end, although the table does not allow it.
struct ShowsAtTheEnd : Duel {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Duel::play(rules, s, seat, action, sink);
    if (s.phase == duel::Phase::End) sink.push(duel::SecretShown{duel::Tower::Track, s.box});
  }
};

// --- Views ---

struct SecretsInTheView : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    view.state.secret = s.secret;
    return view;
  }
};

struct BoxInTheView : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    view.state.box = s.box;
    return view;
  }
};

struct SlotsInTheView : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    view.state.slot = s.slot;
    return view;
  }
};

struct DrawPileInTheView : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    view.state.draw = s.draw;
    return view;
  }
};

struct DiscardPileInTheView : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    view.state.discard = s.discard;
    return view;
  }
};

struct VeiledCardsInTheView : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    view.state.veiled = s.veiled;
    return view;
  }
};

struct SpectatorSeesVeiledCards : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Duel::view(rules, s, observer, memory);
    if (observer.is_spectator()) view.state.veiled = s.veiled;
    return view;
  }
};

// Excess information in the log, entry by entry.
template <Known::Kind kKind, class Change>
View with_log(const State& s, View view, Change change) {
  duel::Knowledge log = view.state.known;
  view.state.known.for_each([&](int at, Known known) {
    if (known.kind != kKind) return;
    change(known, s.known.read(at));
    log.put(at, known);
  });
  view.state.known = log;
  return view;
}

struct BurnedCardsInTheLog : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    return with_log<Known::Kind::Unseen>(s, Duel::view(rules, s, observer, memory),
                                         [](Known& known, const Known& truth) { known.card = truth.card; });
  }
};

struct DrawsInTheLog : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    return with_log<Known::Kind::Draw>(s, Duel::view(rules, s, observer, memory),
                                       [](Known& known, const Known& truth) { known.card = truth.card; });
  }
};

struct LooksInTheLog : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    return with_log<Known::Kind::Look>(s, Duel::view(rules, s, observer, memory), [](Known& known, const Known& truth) {
      known.seen_a = truth.seen_a;
      known.seen_b = truth.seen_b;
      if (known.exchange == duel::Exchange::Unknown) known.exchange = duel::Exchange::Kept;
    });
  }
};

struct ExchangesInTheLog : Duel {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    return with_log<Known::Kind::Look>(s, Duel::view(rules, s, observer, memory),
                                       [](Known& known, const Known& truth) { known.exchange = truth.exchange; });
  }
};

}  // namespace spires::laws::planted_duel
