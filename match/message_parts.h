// The parts of messages: words, limits, and nested structures.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/seat.h"
#include "wire/field.h"

namespace spires::match {

using wire::between;
using wire::field;
using wire::Json;
using wire::JsonText;
using wire::Limits;
using wire::raw_field;
using wire::up_to_characters;
using wire::up_to_items;

enum class Visibility { Public, Link };
enum class Sitter { Open, Person, Bot };
enum class TableStatus { Gathering, Running, Over, Closed };
enum class PassUntil { Off, Action, Turn };
enum class MemoryMode { Strict, Notes, Open };
// Free: no seat has learnt anything since, and no other seat has decided. Consent: the other players must agree.
enum class UndoRight { Impossible, Free, Consent };
// Free: no other player on another device. Agreed: all of those and the seat have agreed. Off: not all have agreed.
enum class HintRight { Off, Free, Agreed };
// Features beyond version 1.0 of the protocol. The host offers them and a client selects some.
// Positions: `create` may name a position; nothing to select.
enum class Feature { Patches, Views, Permissions, Since, Positions, Recent, Sealing, StandIn, Silence, Spectators };

}  // namespace spires::match

namespace spires::wire {

template <>
struct Words<match::Visibility> {
  static constexpr std::string_view kTypeScript = "Visibility";
  static constexpr std::array<std::string_view, 2> kWords{"public", "link"};
};
template <>
struct Words<match::Sitter> {
  static constexpr std::string_view kTypeScript = "Sitter";
  static constexpr std::array<std::string_view, 3> kWords{"open", "person", "bot"};
};
template <>
struct Words<match::TableStatus> {
  static constexpr std::string_view kTypeScript = "TableStatus";
  static constexpr std::array<std::string_view, 4> kWords{"gathering", "running", "over", "closed"};
};
template <>
struct Words<match::PassUntil> {
  static constexpr std::string_view kTypeScript = "PassUntil";
  static constexpr std::array<std::string_view, 3> kWords{"off", "action", "turn"};
};
template <>
struct Words<match::MemoryMode> {
  static constexpr std::string_view kTypeScript = "MemoryMode";
  static constexpr std::array<std::string_view, 3> kWords{"strict", "notes", "open"};
};

template <>
struct Words<match::UndoRight> {
  static constexpr std::string_view kTypeScript = "UndoRight";
  static constexpr std::array<std::string_view, 3> kWords{"impossible", "free", "consent"};
};
template <>
struct Words<match::HintRight> {
  static constexpr std::string_view kTypeScript = "HintRight";
  static constexpr std::array<std::string_view, 3> kWords{"off", "free", "agreed"};
};
template <>
struct Words<match::Feature> {
  static constexpr std::string_view kTypeScript = "Feature";
  static constexpr std::array<std::string_view, 10> kWords{"patches",   "views",     "permissions", "since",
                                                           "positions", "recent",    "sealing",     "stand_in",
                                                           "silence",   "spectators"};
};

}  // namespace spires::wire

namespace spires::match {

// Length limits of each kind of word, in characters.
inline constexpr Limits kTagLimits = up_to_characters(32);      // games, levels, colours, keys
inline constexpr Limits kRequestLimits = up_to_characters(36);  // the length of a UUID
inline constexpr Limits kNameLimits = up_to_characters(24);
inline constexpr Limits kCodeLimits = up_to_characters(32);  // table codes
inline constexpr Limits kTokenLimits = up_to_characters(128);
inline constexpr Limits kActionLimits = up_to_characters(48);  // the longest action in any notation has 29
inline constexpr Limits kChatLimits = up_to_characters(300);
inline constexpr Limits kSeqLimits = between(0, 0xFFFFFFFF);

template <class S>
constexpr auto request_field() {
  return field("request", &S::request, kRequestLimits);
}
template <class S>
constexpr auto seat_field() {
  return raw_field("seat", &S::seat, "Seat", up_to_characters(1));
}
template <class S>
constexpr auto seq_field() {
  return field("seq", &S::seq, kSeqLimits);
}

// A decision of a prepared line: the actions that the seat may take there. A bot takes the first of them.
struct ScriptedDecision {
  std::string seat;
  std::vector<std::string> actions;
  static constexpr std::string_view kName = "ScriptedDecision";
  static constexpr auto fields() {
    using S = ScriptedDecision;
    return std::tuple{seat_field<S>(), field("actions", &S::actions, Limits{.longest = 48, .most = 1000})};
  }
};

// A position that a practice table starts from: a state line, what the seats have seen besides, the outcomes of the
// first chance steps, and the first decisions. All of it is in the notation of the game.
struct Position {
  std::string state;
  std::optional<std::vector<std::string>> seen;
  std::optional<std::vector<std::string>> chance;
  std::optional<std::vector<ScriptedDecision>> script;
  static constexpr std::string_view kName = "Position";
  static constexpr auto fields() {
    using S = Position;
    return std::tuple{field("state", &S::state, up_to_characters(2000)), field("seen", &S::seen),
                      field("chance", &S::chance, Limits{.longest = 200, .most = 1000}),
                      field("script", &S::script, up_to_items(1000))};
  }
};

// How a seat is set up. `memory` is a handicap or an aid for this seat alone.
struct SeatPlan {
  Sitter sitter = Sitter::Open;
  std::optional<std::string> level;
  std::optional<MemoryMode> memory;
  static constexpr std::string_view kName = "SeatPlan";
  static constexpr auto fields() {
    using S = SeatPlan;
    return std::tuple{field("sitter", &S::sitter), field("level", &S::level, kTagLimits), field("memory", &S::memory)};
  }
};

struct ClockPlan {
  int turn = 0;       // seconds per turn
  int increment = 0;  // seconds added per decision
  int window = 0;     // seconds to answer in a reaction window
  static constexpr std::string_view kName = "ClockPlan";
  static constexpr auto fields() {
    using S = ClockPlan;
    return std::tuple{field("turn", &S::turn, between(5, 86400)), field("increment", &S::increment, between(0, 3600)),
                      field("window", &S::window, between(3, 3600))};
  }
};

// A seat as all clients see it. `away`: a bot plays, the player has left or resigned. `hints`: set if the seat has
// agreed to them, otherwise left out. `hash`: seals the seat's nonce; `opened`: set during an opening once it is open.
struct SeatState {
  std::string seat;
  Sitter sitter = Sitter::Open;
  std::optional<std::string> name;
  std::optional<std::string> level;
  std::optional<std::string> colour;
  std::optional<MemoryMode> memory;
  bool present = false;
  bool away = false;
  bool passes = false;  // a standing pass is set
  std::optional<bool> hints;
  std::optional<std::string> hash;
  std::optional<bool> opened;
  std::optional<int> absent;  // seconds since the player of a running game disconnected; left out while connected
  std::optional<int> silent;  // seconds that a player who is there lets the others wait; left out before they may vote
  std::optional<std::vector<std::string>> relieved;  // seats that want a bot to play for the silent player
  static constexpr std::string_view kName = "SeatState";
  static constexpr auto fields() {
    using S = SeatState;
    return std::tuple{seat_field<S>(),
                      field("sitter", &S::sitter),
                      field("name", &S::name, kNameLimits),
                      field("level", &S::level),
                      field("colour", &S::colour),
                      field("memory", &S::memory),
                      field("present", &S::present),
                      field("away", &S::away),
                      field("passes", &S::passes),
                      field("hints", &S::hints),
                      field("hash", &S::hash),
                      field("opened", &S::opened),
                      field("absent", &S::absent),
                      field("silent", &S::silent),
                      field("relieved", &S::relieved)};
  }
};

// A spectator. `spectator` is their id in requests; the same person keeps it.
struct Spectator {
  std::string spectator;
  std::optional<std::string> name;
  std::optional<bool> muted;  // set if the host of the table has muted them for everyone
  static constexpr std::string_view kName = "Spectator";
  static constexpr auto fields() {
    using S = Spectator;
    return std::tuple{field("spectator", &S::spectator, kTagLimits), field("name", &S::name, kNameLimits),
                      field("muted", &S::muted)};
  }
};

enum class Previews { With, Without };
// Whether a list of actions says which of them need no confirmation.
enum class Confirms { Untold, Told };
// What is sent with events: nothing, the change each makes to the view, or the whole view after each. PatchesFromView
// also has the view that the first change begins with.
enum class Boards { Without, Patches, Whole, PatchesFromView };
// `confirm` is false if the same seat is asked again and undo stays free; otherwise it is left out.
struct LegalAction {
  std::string action;
  std::string kind;
  std::optional<bool> confirm;
  std::optional<JsonText> preview;  // left out of very long lists; clients request it
  static constexpr std::string_view kName = "LegalAction";
  static constexpr auto fields() {
    using S = LegalAction;
    return std::tuple{field("action", &S::action), field("kind", &S::kind), field("confirm", &S::confirm),
                      raw_field("preview", &S::preview, "AnyPreview")};
  }
};

struct Reason {
  std::string key;
  int count = 1;
  static constexpr std::string_view kName = "Reason";
  static constexpr auto fields() {
    return std::tuple{field("key", &Reason::key), field("count", &Reason::count, between(-1000, 1000))};
  }
};

// A move that a bot considered. Win chances are in thousandths, so that their text is the same everywhere.
struct Candidate {
  std::string action;
  std::string kind;
  int win_permille = 0;
  std::uint32_t visits = 0;
  std::vector<Reason> reasons;
  static constexpr std::string_view kName = "Candidate";
  static constexpr auto fields() {
    using S = Candidate;
    return std::tuple{field("action", &S::action), field("kind", &S::kind),
                      field("win_permille", &S::win_permille, between(0, 1000)),
                      field("visits", &S::visits, kSeqLimits), field("reasons", &S::reasons)};
  }
};

// The number of decisions of a seat.
struct DecisionCount {
  std::string seat;
  int count = 0;
  static constexpr std::string_view kName = "DecisionCount";
  static constexpr auto fields() {
    return std::tuple{seat_field<DecisionCount>(), field("count", &DecisionCount::count)};
  }
};

// Whether a seat may undo its last decision, and which decisions would go with it.
struct UndoPermission {
  UndoRight right = UndoRight::Impossible;
  std::vector<DecisionCount> decisions;
  static constexpr std::string_view kName = "UndoPermission";
  static constexpr auto fields() {
    using S = UndoPermission;
    return std::tuple{field("right", &S::right), field("decisions", &S::decisions)};
  }
};

struct PlaceOfSeat {
  std::string seat;
  int place = 0;
  static constexpr std::string_view kName = "PlaceOfSeat";
  static constexpr auto fields() { return std::tuple{seat_field<PlaceOfSeat>(), field("place", &PlaceOfSeat::place)}; }
};

}  // namespace spires::match
