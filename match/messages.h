// The messages between a client and the host of a table: docs/protocol.md. The server sends them over a socket, the
// local table of the browser inside the page.
//
// A request carries an id chosen by the client; its answer carries the same id. A repeated request takes effect once.
// `seq` is the number of the last event that the client has seen; a move on an older position is refused.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "match/message_parts.h"

namespace spires::match {

inline constexpr int kProtocol = 1;

// ---- client to host ----

struct Hello {
  int protocol = kProtocol;
  std::optional<std::string> language;
  std::optional<bool> previews;  // false: lists of actions have none
  static constexpr std::string_view kName = "Hello";
  static constexpr auto fields() {
    return std::tuple{field("protocol", &Hello::protocol, between(1, 1000)),
                      field("language", &Hello::language, kTagLimits), field("previews", &Hello::previews)};
  }
};

// Selects features that `welcome` offers. Takes effect at tables that the connection joins afterwards.
struct Use {
  std::string request;
  std::vector<Feature> features;
  static constexpr std::string_view kName = "Use";
  static constexpr auto fields() { return std::tuple{request_field<Use>(), field("features", &Use::features)}; }
};

struct Create {
  std::string request;
  std::string game;
  Json settings = Json::object();
  std::vector<SeatPlan> seats;
  Visibility visibility = Visibility::Link;
  std::optional<ClockPlan> clock;
  std::optional<std::string> token;  // chosen by the client, so that a repeated request creates one table
  std::optional<Position> position;  // a practice table starts from it; only hosts with the feature `positions` do that
  static constexpr std::string_view kName = "Create";
  static constexpr auto fields() {
    using S = Create;
    return std::tuple{request_field<S>(),
                      field("game", &S::game, kTagLimits),
                      raw_field("settings", &S::settings, "Settings"),
                      field("seats", &S::seats, up_to_items(kMaxSeats)),
                      field("visibility", &S::visibility),
                      field("clock", &S::clock),
                      field("token", &S::token, kTokenLimits),
                      field("position", &S::position)};
  }
};

struct Join {
  std::string request;
  std::string table;
  std::optional<std::string> name;     // of a spectator who wants to chat
  std::optional<std::uint32_t> since;  // the last event the client has, as in `sync`
  std::optional<std::string> token;    // chosen by the client, to delete its words later
  static constexpr std::string_view kName = "Join";
  static constexpr auto fields() {
    return std::tuple{request_field<Join>(), field("table", &Join::table, kCodeLimits),
                      field("name", &Join::name, kNameLimits), field("since", &Join::since, kSeqLimits),
                      field("token", &Join::token, kTokenLimits)};
  }
};

struct Sit {
  std::string request;
  std::string seat;
  std::string name;
  std::optional<std::string> colour;
  std::optional<std::string> nonce;  // mixed into the seed of chance; the weaker way
  std::optional<std::string> token;  // chosen by the client, so that a repeated request takes one seat
  std::optional<std::string> hash;   // seals a nonce that `open` shows later
  static constexpr std::string_view kName = "Sit";
  static constexpr auto fields() {
    using S = Sit;
    return std::tuple{request_field<S>(),
                      seat_field<S>(),
                      field("name", &S::name, kNameLimits),
                      field("colour", &S::colour, kTagLimits),
                      field("nonce", &S::nonce, kTokenLimits),
                      field("token", &S::token, kTokenLimits),
                      field("hash", &S::hash)};
  }
};

// Seals the nonce of a seat for the next attempt, after a start has failed.
struct Seal {
  std::string request;
  std::string seat;
  std::uint32_t attempt = 1;
  std::string hash;
  static constexpr std::string_view kName = "Seal";
  static constexpr auto fields() {
    using S = Seal;
    return std::tuple{request_field<S>(), seat_field<S>(), field("attempt", &S::attempt, kSeqLimits),
                      field("hash", &S::hash)};
  }
};
// Opens the nonce of a seat, once `table` says that openings are asked for.
struct Open {
  std::string request;
  std::string seat;
  std::uint32_t attempt = 1;
  std::string nonce;
  static constexpr std::string_view kName = "Open";
  static constexpr auto fields() {
    using S = Open;
    return std::tuple{request_field<S>(), seat_field<S>(), field("attempt", &S::attempt, kSeqLimits),
                      field("nonce", &S::nonce, kTokenLimits)};
  }
};

struct Start {
  std::string request;
  std::optional<std::string> fill;  // the level of the bots that take open seats
  static constexpr std::string_view kName = "Start";
  static constexpr auto fields() { return std::tuple{request_field<Start>(), field("fill", &Start::fill, kTagLimits)}; }
};

struct Move {
  std::string request;
  std::string seat;
  std::uint32_t seq = 0;
  std::string action;
  static constexpr std::string_view kName = "Move";
  static constexpr auto fields() {
    using S = Move;
    return std::tuple{request_field<S>(), seat_field<S>(), seq_field<S>(), field("action", &S::action, kActionLimits)};
  }
};

// Requests the preview of one action, for lists that are too long to include them.
struct Preview {
  std::string request;
  std::string seat;
  std::uint32_t seq = 0;
  std::string action;
  static constexpr std::string_view kName = "Preview";
  static constexpr auto fields() {
    using S = Preview;
    return std::tuple{request_field<S>(), seat_field<S>(), seq_field<S>(), field("action", &S::action, kActionLimits)};
  }
};

struct Undo {
  std::string request;
  std::string seat;
  std::uint32_t seq = 0;
  static constexpr std::string_view kName = "Undo";
  static constexpr auto fields() { return std::tuple{request_field<Undo>(), seat_field<Undo>(), seq_field<Undo>()}; }
};

struct UndoAnswer {
  std::string request;
  std::string seat;
  std::uint32_t seq = 0;  // of the undo_asked being answered
  bool agree = false;
  static constexpr std::string_view kName = "UndoAnswer";
  static constexpr auto fields() {
    using S = UndoAnswer;
    return std::tuple{request_field<S>(), seat_field<S>(), seq_field<S>(), field("agree", &S::agree)};
  }
};

struct Chat {
  std::string request;
  std::optional<std::string> seat;  // left out by a spectator
  std::string text;
  static constexpr std::string_view kName = "Chat";
  static constexpr auto fields() {
    using S = Chat;
    return std::tuple{request_field<S>(), seat_field<S>(), field("text", &S::text, kChatLimits)};
  }
};

// A quick phrase by its key. Each client shows it in its own language.
struct Phrase {
  std::string request;
  std::optional<std::string> seat;
  std::string key;
  static constexpr std::string_view kName = "Phrase";
  static constexpr auto fields() {
    using S = Phrase;
    return std::tuple{request_field<S>(), seat_field<S>(), field("key", &S::key, kTagLimits)};
  }
};

struct Mute {
  std::string request;
  std::string seat;
  bool muted = true;
  static constexpr std::string_view kName = "Mute";
  static constexpr auto fields() {
    using S = Mute;
    return std::tuple{request_field<S>(), seat_field<S>(), field("muted", &S::muted)};
  }
};

// Passes automatically in windows that ask this seat, unless the seat could cast one of `unless`.
struct StandingPass {
  std::string request;
  std::string seat;
  PassUntil until = PassUntil::Off;
  std::vector<std::string> unless;
  static constexpr std::string_view kName = "StandingPass";
  static constexpr auto fields() {
    using S = StandingPass;
    return std::tuple{request_field<S>(), seat_field<S>(), field("until", &S::until),
                      field("unless", &S::unless, Limits{.longest = 8, .most = 16})};
  }
};

struct Resign {
  std::string request;
  std::string seat;
  static constexpr std::string_view kName = "Resign";
  static constexpr auto fields() { return std::tuple{request_field<Resign>(), seat_field<Resign>()}; }
};

struct AgreeEnd {
  std::string request;
  std::string seat;
  bool agree = true;
  static constexpr std::string_view kName = "AgreeEnd";
  static constexpr auto fields() {
    using S = AgreeEnd;
    return std::tuple{request_field<S>(), seat_field<S>(), field("agree", &S::agree)};
  }
};

// With a seat: a bot takes it over. Without one: the client leaves the table.
struct Leave {
  std::string request;
  std::optional<std::string> seat;
  static constexpr std::string_view kName = "Leave";
  static constexpr auto fields() { return std::tuple{request_field<Leave>(), seat_field<Leave>()}; }
};

struct Reclaim {
  std::string request;
  std::string table;
  std::string token;
  std::optional<std::string> nonce;    // for a rematch, as in `sit`
  std::optional<std::uint32_t> since;  // the last event the client has, as in `sync`
  std::optional<std::string> hash;     // for a table that has not begun, as in `sit`
  static constexpr std::string_view kName = "Reclaim";
  static constexpr auto fields() {
    using S = Reclaim;
    return std::tuple{request_field<S>(),
                      field("table", &S::table, kCodeLimits),
                      field("token", &S::token, kTokenLimits),
                      field("nonce", &S::nonce, kTokenLimits),
                      field("since", &S::since, kSeqLimits),
                      field("hash", &S::hash)};
  }
};

struct Hint {
  std::string request;
  std::string seat;
  std::uint32_t seq = 0;
  static constexpr std::string_view kName = "Hint";
  static constexpr auto fields() { return std::tuple{request_field<Hint>(), seat_field<Hint>(), seq_field<Hint>()}; }
};

// Agrees to bot hints for everyone at the table, or withdraws the agreement.
struct AllowHints {
  std::string request;
  std::string seat;
  bool allowed = true;
  static constexpr std::string_view kName = "AllowHints";
  static constexpr auto fields() {
    using S = AllowHints;
    return std::tuple{request_field<S>(), seat_field<S>(), field("allowed", &S::allowed)};
  }
};

// Requests the events after `since`; without it, a new view.
struct Sync {
  std::string request;
  std::optional<std::string> seat;  // the observer; left out for a spectator
  std::optional<std::uint32_t> since;
  static constexpr std::string_view kName = "Sync";
  static constexpr auto fields() {
    return std::tuple{request_field<Sync>(), seat_field<Sync>(), field("since", &Sync::since, kSeqLimits)};
  }
};

// Requests of the host: for an absent or open seat, to close the table, for a rematch.
struct RemoveSeat {
  std::string request;
  std::string seat;
  std::optional<std::string> level;  // of the bot that takes the seat; left out: the seat is open
  static constexpr std::string_view kName = "RemoveSeat";
  static constexpr auto fields() {
    using S = RemoveSeat;
    return std::tuple{request_field<S>(), seat_field<S>(), field("level", &S::level, kTagLimits)};
  }
};
// A player decides about the seat of an absent player: a bot plays now, or everyone waits once more as long.
struct StandIn {
  std::string request;
  std::string seat;
  bool now = true;
  static constexpr std::string_view kName = "StandIn";
  static constexpr auto fields() {
    using S = StandIn;
    return std::tuple{request_field<S>(), seat_field<S>(), field("now", &S::now)};
  }
};
// A vote on a bot for a player who is there and does not decide. Said by that player: I am here.
struct SilenceVote {
  std::string request;
  std::string seat;
  std::string silent;
  bool agree = true;
  static constexpr std::string_view kName = "SilenceVote";
  static constexpr auto fields() {
    using S = SilenceVote;
    return std::tuple{request_field<S>(), seat_field<S>(), raw_field("silent", &S::silent, "Seat", up_to_characters(1)),
                      field("agree", &S::agree)};
  }
};
// The host of the table mutes a spectator for everyone; a player for themselves.
struct MuteSpectator {
  std::string request;
  std::string spectator;
  bool muted = true;
  static constexpr std::string_view kName = "MuteSpectator";
  static constexpr auto fields() {
    using S = MuteSpectator;
    return std::tuple{request_field<S>(), field("spectator", &S::spectator, kTagLimits), field("muted", &S::muted)};
  }
};
struct RemoveSpectator {
  std::string request;
  std::string spectator;
  static constexpr std::string_view kName = "RemoveSpectator";
  static constexpr auto fields() {
    using S = RemoveSpectator;
    return std::tuple{request_field<S>(), field("spectator", &S::spectator, kTagLimits)};
  }
};
struct CloseTable {
  std::string request;
  static constexpr std::string_view kName = "CloseTable";
  static constexpr auto fields() { return std::tuple{request_field<CloseTable>()}; }
};
struct Rematch {
  std::string request;
  std::optional<bool> turned;  // false: everyone keeps the seat; left out: every player moves on by one seat
  static constexpr std::string_view kName = "Rematch";
  static constexpr auto fields() { return std::tuple{request_field<Rematch>(), field("turned", &Rematch::turned)}; }
};
struct Export {
  std::string request;
  std::optional<std::string> seat;  // the observer; left out for a spectator
  static constexpr std::string_view kName = "Export";
  static constexpr auto fields() { return std::tuple{request_field<Export>(), seat_field<Export>()}; }
};
// Deletes the seat's name and chat lines permanently; without a seat, those of a spectator.
struct Forget {
  std::string request;
  std::optional<std::string> seat;
  static constexpr std::string_view kName = "Forget";
  static constexpr auto fields() { return std::tuple{request_field<Forget>(), seat_field<Forget>()}; }
};

using ClientMessage =
    std::variant<Hello, Use, Create, Join, Sit, Seal, Open, Start, Move, Preview, Undo, UndoAnswer, Chat, Phrase, Mute,
                 StandingPass, Resign, AgreeEnd, Leave, Reclaim, Hint, AllowHints, Sync, RemoveSeat, StandIn,
                 SilenceVote, MuteSpectator, RemoveSpectator, CloseTable, Rematch, Export, Forget>;

// Messages that the session handles itself; the table handles all others. Each of the two must have a function for
// every message it handles, or the code does not compile.
template <class Message>
inline constexpr bool kIsForSession =
    std::same_as<Message, Hello> || std::same_as<Message, Use> || std::same_as<Message, Create> ||
    std::same_as<Message, Join> || std::same_as<Message, Reclaim>;

// Returns the id of a request; nullopt for other messages.
inline std::optional<std::string> request_of(const ClientMessage& message) {
  return std::visit(
      [](const auto& one) -> std::optional<std::string> {
        if constexpr (requires { one.request; }) return one.request;
        return std::nullopt;
      },
      message);
}

}  // namespace spires::match
