// Actions at a table besides decisions: asking for hidden facts, undo, chat, coming back on another device, passing a
// window. Each is compared as soon as it is done.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/towers/tiles.h"
#include "match/phrases.h"
#include "tests/twins/table.h"

namespace spires::server::twins {

template <class P>
class TwinActs {
 public:
  explicit TwinActs(TwinTable<P>& at) : at_(at) {}

  // Does some of these, at random.
  Found look_around() {
    if (Found found = probe()) return found;
    if (at_.once_in(5) && !at_.mirror.is_anybody_passing()) {
      if (Found found = take_back()) return found;
    }
    if (at_.once_in(8)) {
      if (Found found = talk()) return found;
    }
    if (at_.once_in(8)) {
      if (Found found = come_back()) return found;
    }
    if (at_.once_in(12) && at_.players() > 1) {
      if (Found found = propose_the_end()) return found;
    }
    if (at_.once_in(12) && at_.players() > 1) {
      if (Found found = propose_hints()) return found;
    }
    if (at_.once_in(6)) {
      if (Found found = read_pages()) return found;
    }
    return at_.once_in(8) ? pass_by_itself() : Found{};
  }

 private:
  // All observers who cannot tell the worlds apart request something, mostly the observer of the pair.
  Found probe() {
    for (int observer = 0; observer <= at_.players(); ++observer) {
      if (!at_.mirror.is_alike(observer)) continue;
      const bool chosen = observer == at_.mirror.chosen();
      for (int n = chosen ? 4 : 1; n > 0; --n) {
        if (observer == at_.mirror.spectator()) {
          ask_as_spectator();
        } else {
          ask_as(observer);
        }
      }
    }
    return at_.compare("probe");
  }

  void ask_as(int seat) {
    const std::string action = at_.mirror.some_action(seat, at_.rng);
    const std::string other = at_.name_of(at_.some_seat());
    switch (at_.rng.next_below(10)) {
      case 0: at_.talk.say(seat, {{"type", "sync"}, {"seat", at_.name_of(seat)}}); break;
      case 1: at_.talk.say(seat, {{"type", "sync"}, {"seat", at_.name_of(seat)}, {"since", some_number()}}); break;
      case 2: at_.talk.say(seat, {{"type", "export"}, {"seat", at_.name_of(seat)}}); break;
      case 3:
      case 4: at_.talk.say(seat, at_.move_message("preview", seat, action)); break;
      case 5:
      case 6:
        if (!at_.mirror.is_legal(seat, action)) at_.talk.say(seat, at_.move_message("move", seat, action));
        break;
      case 7: {
        Json stale = at_.move_message("move", seat, action);
        stale["seq"] = at_.mirror.seq() + 1;
        at_.talk.say(seat, std::move(stale));
        break;
      }
      case 8:
        at_.talk.say(
            seat, {{"type", "undo_answer"}, {"seat", at_.name_of(seat)}, {"seq", at_.mirror.seq()}, {"agree", true}});
        if (at_.players() == 1) break;  // it would get a hint
        at_.talk.say(seat, {{"type", "hint"}, {"seat", at_.name_of(seat)}, {"seq", at_.mirror.seq()}});
        break;
      default:
        if (other == at_.name_of(seat)) break;
        at_.talk.say(seat, {{"type", "sync"}, {"seat", other}});
        at_.talk.say(seat, {{"type", "export"}, {"seat", other}});
        at_.talk.say(seat, {{"type", "preview"}, {"seat", other}, {"seq", at_.mirror.seq()}, {"action", action}});
        break;
    }
  }

  void ask_as_spectator() {
    switch (at_.rng.next_below(4)) {
      case 0: at_.talk.say(kSpectatorLine, {{"type", "sync"}}); break;
      case 1: at_.talk.say(kSpectatorLine, {{"type", "sync"}, {"since", some_number()}}); break;
      case 2: at_.talk.say(kSpectatorLine, {{"type", "export"}}); break;
      default:
        at_.talk.say(kSpectatorLine,
                     at_.move_message("preview", at_.some_seat(), at_.mirror.some_action(at_.some_seat(), at_.rng)));
        break;
    }
  }
  std::uint32_t some_number() { return at_.rng.next_below(at_.mirror.seq() + 1); }

  Found talk() {
    if (++said_ > kMostSaid) return {};
    const int line = at_.once_in(4) ? kSpectatorLine : at_.some_seat();
    Json message = at_.once_in(2) ? Json{{"type", "chat"}, {"text", "Good move!"}}
                                  : Json{{"type", "phrase"}, {"key", match::kPhrases[at_.rng.next_below(12)]}};
    if (line != kSpectatorLine) message["seat"] = at_.name_of(line);
    if (!at_.talk.ask(line, std::move(message))) return at_.silent("chat");
    return at_.compare("chat");
  }

  // Reconnects on a second device, as an observer who cannot tell the worlds apart, or as several of them.
  Found come_back() {
    const int seat = at_.some_seat();
    std::vector<int>& seats = at_.told_as[kSecondLine];
    if (std::find(seats.begin(), seats.end(), seat) != seats.end() || !at_.mirror.is_alike(seat)) return {};
    Json reclaim{{"type", "reclaim"}, {"table", at_.code}, {"token", at_.tokens[static_cast<std::size_t>(seat)]}};
    if (!at_.once_in(3)) reclaim["since"] = some_number();
    if (!at_.talk.ask(kSecondLine, reclaim)) return at_.silent("reclaim");
    at_.talk.come(kSecondLine, at_.name_of(0));
    seats.push_back(seat);
    return at_.compare("reclaim");
  }

  Found pass_by_itself() {
    const int seat = at_.some_seat();
    const bool long_time = at_.once_in(2);
    Standing standing{long_time ? Standing::Turn : Standing::Action, {}};
    if (at_.once_in(2)) standing.unless.emplace_back(row(towers::Spell(at_.rng.next_below(towers::kSpells))).code);
    const Json message{{"type", "standing_pass"},
                       {"seat", at_.name_of(seat)},
                       {"until", long_time ? "turn" : "action"},
                       {"unless", standing.unless}};
    if (!at_.mirror.pass_by_itself(seat, std::move(standing), at_.rng)) return {};
    at_.set_words();
    if (!at_.talk.ask(seat, message)) return at_.silent("pass");
    return at_.compare("pass");
  }

  Found propose_the_end() {
    const int seat = at_.some_seat();
    const int other = (seat + 1) % at_.players();
    if (!at_.talk.ask(seat, {{"type", "agree_end"}, {"seat", at_.name_of(seat)}, {"agree", true}}))
      return at_.silent("end");
    if (!at_.talk.ask(other, {{"type", "agree_end"}, {"seat", at_.name_of(other)}, {"agree", false}}))
      return at_.silent("end");
    return at_.compare("end");
  }

  // Never by all of them: then they would get hints.
  Found propose_hints() {
    if ((said_ += 2) > kMostSaid) return {};
    const int seat = at_.some_seat();
    const int other = (seat + 1) % at_.players();
    if (!allow_hints(seat, true) || !allow_hints(other, false) || !allow_hints(seat, false)) return at_.silent("hints");
    return at_.compare("hints");
  }
  bool allow_hints(int seat, bool allowed) {
    return at_.talk.ask(seat, {{"type", "allow_hints"}, {"seat", at_.name_of(seat)}, {"allowed", allowed}});
  }

  Found read_pages() {
    for (const char* part : {"", "/record", "/qr.svg"}) {
      if (Found found = at_.talk.compare_page("/api/tables/" + at_.code + part, "a table")) return found;
    }
    if (Found found = at_.talk.compare_page("/healthz", "health")) return found;
    if (at_.once_in(4)) return at_.talk.compare_listed(at_.code);
    return at_.talk.compare_metrics();
  }

  // ---- undo ----

  // Undoes a decision, freely or with consent.
  Found take_back() {
    const int seat = at_.some_seat();
    const std::string request =
        at_.talk.say(seat, {{"type", "undo"}, {"seat", at_.name_of(seat)}, {"seq", at_.mirror.seq()}});
    // It may have no answer yet, but a later message on the same line has.
    if (!at_.talk.ask(seat, {{"type", "mute"}, {"seat", at_.name_of(seat)}, {"muted", false}}))
      return at_.silent("undo");
    if (Found found = at_.compare("undo")) return found;
    bool answered[2];
    bool taken[2];
    for (const int i : {0, 1}) {
      answered[i] = at_.talk.is_answered(i, seat, request, "");
      taken[i] = at_.talk.is_answered(i, seat, request, "accepted");
    }
    if (answered[0] != answered[1] || taken[0] != taken[1]) {
      return laws::finding("C7 undo", "one world asks the others or allows it, the other one does not");
    }
    if (taken[0]) return taken_back(seat);
    return answered[0] ? Found{} : answer_undo(seat, request);
  }

  Found answer_undo(int seat, const std::string& request) {
    const bool agreed = !at_.once_in(3);
    for (int other = 0; other < at_.players(); ++other) {
      if (other == seat) continue;
      const Json answer{
          {"type", "undo_answer"}, {"seat", at_.name_of(other)}, {"seq", at_.mirror.seq()}, {"agree", agreed}};
      if (!at_.talk.ask(other, answer)) return at_.silent("undo answer");
      if (!agreed) break;
    }
    if (!at_.talk.hear(seat, request)) return at_.silent("undo answer");
    if (Found found = at_.compare("undo answer")) return found;
    return agreed ? taken_back(seat) : Found{};
  }

  Found taken_back(int seat) {
    if (!at_.mirror.may_undo(seat)) return laws::finding("C7 undo", "takes back what was not decided");
    at_.mirror.undo(seat);
    at_.set_words();
    return {};
  }

  // By one seat: a refused withdrawal would leave hints allowed. The table accepts one more, which the last act needs.
  static constexpr int kMostSaid = 4;

  TwinTable<P>& at_;
  int said_ = 0;
};

}  // namespace spires::server::twins
