// A table of two worlds, one at each server: its connections with their observers, and the expected state of both.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "match/typed_match.h"
#include "secrets/hmac_words.h"
#include "tests/twins/mirror.h"
#include "tests/twins/talk.h"

namespace spires::server::twins {

template <class P>
struct TwinTable {
  using Mirror = TwinMirror<P>;
  using T = typename Mirror::T;
  using G = typename Mirror::G;

  TwinTable(TwinTalk& both, const laws::Subject<G>& table, const TwinStart<G>& begin, std::uint64_t n)
      : talk(both), subject(table), start(begin), mirror(table, begin), number(n), rng(mix64(n)) {}
  TwinTable(const TwinTable&) = delete;
  TwinTable& operator=(const TwinTable&) = delete;

  // ---- connections ----

  int players() const { return mirror.players(); }
  std::string name_of(int seat) const { return T::seat(seat_at(seat)); }
  int line_of(int observer) const { return observer == mirror.spectator() ? kSpectatorLine : observer; }
  bool once_in(std::uint32_t n) { return rng.next_below(n) == 0; }
  int some_seat() { return static_cast<int>(rng.next_below(static_cast<std::uint32_t>(players()))); }

  // A line is compared as long as none of its observers can tell the worlds apart.
  std::vector<Watch> watches() const {
    std::vector<Watch> all(kLines);
    for (int line = 0; line < kLines; ++line) {
      const std::vector<int>& observers = told_as[line];
      Watch& watch = all[static_cast<std::size_t>(line)];
      watch.compared = !observers.empty();
      watch.over = mirror.pending().is_over();
      for (const int who : observers) {
        watch.compared = watch.compared && mirror.is_alike(who);
        const std::uint32_t parted = mirror.parted_at(who);
        if (parted != 0 && (watch.parted == 0 || parted < watch.parted)) watch.parted = parted;
      }
    }
    return all;
  }
  Found compare(const std::string& channel) {
    Found found = talk.compare(channel, watches());
    mirror.go_on();
    return found;
  }
  Json move_message(const std::string& type, int seat, const std::string& action) const {
    return {{"type", type}, {"seat", name_of(seat)}, {"seq", mirror.seq()}, {"action", action}};
  }
  static Found silent(const std::string& channel) { return laws::finding("C7 " + channel, "no answer"); }

  // ---- before the game ----

  Found open() {
    const Settings header = T::header(P::settings(subject.rules));
    const auto rules = T::rules(header);
    const auto* same = std::get_if<typename G::Rules>(&rules);
    if (same == nullptr || !(*same == subject.rules)) return laws::finding("C7 create", "the settings are not those");
    prepare(header);
    if (!talk.ask(0, create_message(header))) return silent("create");
    const std::string& created = talk.world(0).line(0).heard().back();
    code = Json::parse(created).value("table", "");
    if (code.empty()) return laws::finding("C7 create", created);
    for (int i = 0; i <= players(); ++i) {
      if (!arrive(i)) return silent("sit");
    }
    // Nothing has been sent yet, and nothing is hidden.
    for (const int line : {0, kSpectatorLine}) {
      for (const char* type : {"sync", "export"}) talk.say(line, {{"type", type}});
    }
    talk.say(0, move_message("preview", 0, mirror.some_action(0, rng)));
    if (Found found = talk.compare("gathering", std::vector<Watch>(kLines, Watch{true, 0, false}))) return found;
    talk.mark_metrics();
    if (!talk.ask(0, {{"type", "start"}})) return silent("start");
    for (const auto& [seat, nonce] : sealed) {
      const Json open{{"type", "open"}, {"seat", name_of(seat)}, {"attempt", 1}, {"nonce", nonce}};
      if (!talk.ask(line_of(seat), open)) return silent("open");
    }
    return compare("start");
  }

  // Sets the start of each world.
  void prepare(const Settings& header) {
    for (const int i : {0, 1}) {
      const auto& state = i == 0 ? start.worlds.a : start.worlds.b;
      talk.world(i).set_start(number, [header, rules = subject.rules, state](Made made) -> Made {
        return std::make_unique<match::TypedMatch<typename P::Tools>>(RecordMatch<T>(header, rules, state),
                                                                      made->record().chance);
      });
    }
    set_words();
  }

  Json create_message(const Settings& header) {
    Json seats = Json::array();
    for (int i = 0; i < players(); ++i) {
      seats.push_back({{"sitter", "open"}, {"memory", P::word_of(mirror.memory_of(i))}});
    }
    Json create{{"type", "create"},
                {"game", T::kName},
                {"settings", wire::json_of(header)},
                {"seats", std::move(seats)},
                {"visibility", once_in(4) ? "public" : "link"}};
    if (once_in(8)) create["clock"] = {{"turn", 3600}, {"increment", 10}, {"window", 600}};
    return create;
  }

  // The host is already connected.
  bool arrive(int observer) {
    const int line = line_of(observer);
    Json join{{"type", "join"}, {"table", code}};
    if (line == kSpectatorLine) join["name"] = "Watcher";
    if (line != 0) talk.say(line, std::move(join));
    talk.come(line, name_of(0));
    told_as[line] = {observer};
    if (line == kSpectatorLine) return talk.ask(line, {{"type", "mute"}, {"seat", name_of(0)}, {"muted", false}});
    Json sit{{"type", "sit"}, {"seat", name_of(observer)}, {"name", "Sitter " + name_of(observer)}};
    if (once_in(3)) {
      sit["nonce"] = "nonce-" + std::to_string(rng.next());
    } else if (once_in(2)) {
      sealed[observer] = "the-sealed-nonce-of-this-seat-" + std::to_string(rng.next());
      sit["hash"] = secrets::nonce_hash(sealed[observer]);
    }
    if (!talk.ask(line, std::move(sit))) return false;
    for (const std::string& message : talk.world(0).line(line).heard()) {
      if (type_of(message) == "seated") tokens.push_back(Json::parse(message).value("token", ""));
    }
    return tokens.size() == static_cast<std::size_t>(observer) + 1;
  }

  void set_words() {
    for (const int i : {0, 1}) talk.world(i).set_words(mirror.words(i), number);
  }

  TwinTalk& talk;
  const laws::Subject<G>& subject;
  const TwinStart<G>& start;
  Mirror mirror;
  const std::uint64_t number;
  Rng rng;
  std::string code;
  std::vector<std::string> tokens;    // by seat
  std::map<int, std::string> sealed;  // the nonces of seats that have sent their hashes
  std::vector<int> told_as[kLines];   // by line: its observers
};

}  // namespace spires::server::twins
