// The messages from the host of a table to a client: docs/protocol.md.
#pragma once

#include "match/messages.h"

namespace spires::match {

struct Welcome {
  int protocol = kProtocol;
  std::string version;
  std::vector<std::string> games;
  std::optional<std::vector<Feature>> features;  // left out by a host of version 1.0
  static constexpr std::string_view kName = "Welcome";
  static constexpr auto fields() {
    using S = Welcome;
    return std::tuple{field("protocol", &S::protocol), field("version", &S::version), field("games", &S::games),
                      field("features", &S::features)};
  }
};

// `commitment` is the commitment to the seed of chance and the attempt, shown before the first card. `attempt` is left
// out at the first one; `opening` is set while every sealed seat is asked to open its nonce.
struct TableMessage {
  std::string table;
  std::string game;
  int revision = 0;
  Json settings = Json::object();
  TableStatus status = TableStatus::Gathering;
  Visibility visibility = Visibility::Link;
  std::optional<std::string> host;
  std::vector<SeatState> seats;
  int spectators = 0;
  std::optional<std::string> commitment;
  std::optional<ClockPlan> clock;
  int absence = 0;                  // seconds until a bot plays for an absent player
  std::optional<std::string> next;  // the code of the rematch
  std::optional<bool> practice;     // true: the table started from a position
  std::optional<std::uint32_t> attempt;
  std::optional<bool> opening;
  std::optional<int> silence;  // seconds until the others may vote on a bot for a silent player; left out with a clock
  static constexpr std::string_view kName = "Table";
  static constexpr auto fields() {
    using S = TableMessage;
    return std::tuple{field("table", &S::table),
                      field("game", &S::game),
                      field("revision", &S::revision),
                      raw_field("settings", &S::settings, "Settings"),
                      field("status", &S::status),
                      field("visibility", &S::visibility),
                      field("host", &S::host),
                      field("seats", &S::seats),
                      field("spectators", &S::spectators),
                      field("commitment", &S::commitment),
                      field("clock", &S::clock),
                      field("absence", &S::absence),
                      field("next", &S::next, kCodeLimits),
                      field("practice", &S::practice),
                      field("attempt", &S::attempt, kSeqLimits),
                      field("opening", &S::opening),
                      field("silence", &S::silence)};
  }
};

// The holder of the token is the host of the table.
struct Created {
  std::string request;
  std::string table;
  std::string token;
  static constexpr std::string_view kName = "Created";
  static constexpr auto fields() {
    using S = Created;
    return std::tuple{request_field<S>(), field("table", &S::table, kCodeLimits),
                      field("token", &S::token, kTokenLimits)};
  }
};

// The holder of the token owns the seat.
struct Seated {
  std::string request;
  std::optional<std::string> seat;  // left out if the token is the host's
  std::string token;
  static constexpr std::string_view kName = "Seated";
  static constexpr auto fields() {
    using S = Seated;
    return std::tuple{request_field<S>(), seat_field<S>(), field("token", &S::token, kTokenLimits)};
  }
};

struct Accepted {
  std::string request;
  std::uint32_t seq = 0;
  static constexpr std::string_view kName = "Accepted";
  static constexpr auto fields() { return std::tuple{request_field<Accepted>(), seq_field<Accepted>()}; }
};

// `key` names a translated sentence, `params` holds its parameters. At most one of `rule` and `field` is set.
struct Refused {
  std::optional<std::string> request;
  std::string code;
  std::optional<std::string> rule;
  std::optional<std::string> field_name;
  std::string key;
  Json params = Json::object();
  static constexpr std::string_view kName = "Refused";
  static constexpr auto fields() {
    using S = Refused;
    return std::tuple{request_field<S>(),      field("code", &S::code),
                      field("rule", &S::rule), field("field", &S::field_name),
                      field("key", &S::key),   raw_field("params", &S::params, "Record<string, string | number>")};
  }
};

struct ViewMessage {
  std::uint32_t seq = 0;
  JsonText view;
  static constexpr std::string_view kName = "View";
  static constexpr auto fields() {
    using S = ViewMessage;
    return std::tuple{seq_field<S>(), raw_field("view", &S::view, "AnyView")};
  }
};

// Event i of the list has the number first + i. Patch i leads from the view before that event to the view after it;
// view i is the view after it. Each is sent only to clients that asked for it.
struct EventsMessage {
  std::optional<std::string> seat;  // the observer; left out for a spectator
  std::uint32_t first = 1;
  std::vector<JsonText> events;
  std::optional<std::vector<JsonText>> patches;
  std::optional<std::vector<JsonText>> views;
  std::optional<JsonText> view;  // before the first event; these events happened before the client came
  static constexpr std::string_view kName = "Events";
  static constexpr auto fields() {
    using S = EventsMessage;
    return std::tuple{seat_field<S>(),
                      field("first", &S::first, kSeqLimits),
                      raw_field("events", &S::events, "AnyEvent | Undone", up_to_items(100000)),
                      raw_field("patches", &S::patches, "Patch[]", up_to_items(100000)),
                      raw_field("views", &S::views, "AnyView[]", up_to_items(100000)),
                      raw_field("view", &S::view, "AnyView")};
  }
};

struct LegalMessage {
  std::uint32_t seq = 0;
  std::string seat;
  std::vector<LegalAction> actions;
  static constexpr std::string_view kName = "Legal";
  static constexpr auto fields() {
    using S = LegalMessage;
    return std::tuple{seq_field<S>(), seat_field<S>(), field("actions", &S::actions, up_to_items(10000))};
  }
};

// Actions that a seat may take, as a move with this `seq`, while another seat is asked. The first move wins.
struct MayMessage {
  std::uint32_t seq = 0;
  std::string seat;
  std::vector<LegalAction> actions;
  static constexpr std::string_view kName = "May";
  static constexpr auto fields() {
    using S = MayMessage;
    return std::tuple{seq_field<S>(), seat_field<S>(), field("actions", &S::actions, up_to_items(10000))};
  }
};

// What a seat may do besides deciding, as of the last event sent to it.
struct Permissions {
  std::string seat;
  UndoPermission undo;
  HintRight hints = HintRight::Off;
  bool passes = false;  // whether the seat may be asked during other turns, so that a standing pass has an effect
  static constexpr std::string_view kName = "Permissions";
  static constexpr auto fields() {
    using S = Permissions;
    return std::tuple{seat_field<S>(), field("undo", &S::undo), field("hints", &S::hints), field("passes", &S::passes)};
  }
};

struct Previewed {
  std::string request;
  std::string action;
  JsonText preview;
  static constexpr std::string_view kName = "Previewed";
  static constexpr auto fields() {
    using S = Previewed;
    return std::tuple{request_field<S>(), field("action", &S::action), raw_field("preview", &S::preview, "AnyPreview")};
  }
};

// A seat asks the other players to consent to an undo; `seq` identifies the request.
struct UndoAsked {
  std::string seat;
  std::uint32_t seq = 0;
  int steps = 0;
  std::optional<std::vector<DecisionCount>> decisions;  // only with `permissions`: what would be undone
  static constexpr std::string_view kName = "UndoAsked";
  static constexpr auto fields() {
    using S = UndoAsked;
    return std::tuple{seat_field<S>(), seq_field<S>(), field("steps", &S::steps), field("decisions", &S::decisions)};
  }
};

// `spectator`: who said it, if no seat did.
struct ChatSaid {
  std::optional<std::string> seat;
  std::string name;
  std::string text;
  std::optional<std::string> spectator;
  static constexpr std::string_view kName = "ChatSaid";
  static constexpr auto fields() {
    using S = ChatSaid;
    return std::tuple{seat_field<S>(), field("name", &S::name), field("text", &S::text, kChatLimits),
                      field("spectator", &S::spectator)};
  }
};
struct PhraseSaid {
  std::optional<std::string> seat;
  std::string name;
  std::string key;
  std::optional<std::string> spectator;
  static constexpr std::string_view kName = "PhraseSaid";
  static constexpr auto fields() {
    using S = PhraseSaid;
    return std::tuple{seat_field<S>(), field("name", &S::name), field("key", &S::key),
                      field("spectator", &S::spectator)};
  }
};

// Who watches, for players who use `spectators`.
struct Spectators {
  std::vector<Spectator> spectators;
  static constexpr std::string_view kName = "Spectators";
  static constexpr auto fields() { return std::tuple{field("spectators", &Spectators::spectators)}; }
};

struct ClockMessage {
  std::string seat;
  std::uint32_t left = 0;  // milliseconds
  bool window = false;
  bool running = false;
  static constexpr std::string_view kName = "Clock";
  static constexpr auto fields() {
    using S = ClockMessage;
    return std::tuple{seat_field<S>(), field("left", &S::left, kSeqLimits), field("window", &S::window),
                      field("running", &S::running)};
  }
};

struct Hints {
  std::string request;
  std::string seat;
  std::uint32_t seq = 0;
  std::vector<Candidate> candidates;
  static constexpr std::string_view kName = "Hints";
  static constexpr auto fields() {
    using S = Hints;
    return std::tuple{request_field<S>(), seat_field<S>(), seq_field<S>(), field("candidates", &S::candidates)};
  }
};

struct Over {
  std::uint32_t seq = 0;
  std::string reason;
  std::vector<PlaceOfSeat> places;
  static constexpr std::string_view kName = "Over";
  static constexpr auto fields() {
    using S = Over;
    return std::tuple{seq_field<S>(), field("reason", &S::reason), field("places", &S::places)};
  }
};

// The whole record of a finished game; of a running game, what the observer may know.
struct Exported {
  std::string request;
  std::optional<std::string> record;
  std::optional<JsonText> running;
  static constexpr std::string_view kName = "Exported";
  static constexpr auto fields() {
    using S = Exported;
    return std::tuple{request_field<S>(), field("record", &S::record, Limits{.longest = 1'000'000, .lines = true}),
                      raw_field("running", &S::running, "Running")};
  }
};

// A notice to everyone at the table, such as: the table expires soon, the host is going to restart.
struct Notice {
  std::string key;
  Json params = Json::object();
  static constexpr std::string_view kName = "Notice";
  static constexpr auto fields() {
    using S = Notice;
    return std::tuple{field("key", &S::key), raw_field("params", &S::params, "Record<string, string | number>")};
  }
};

using HostMessage = std::variant<Welcome, TableMessage, Created, Seated, Accepted, Refused, ViewMessage, EventsMessage,
                                 LegalMessage, MayMessage, Permissions, Previewed, UndoAsked, ChatSaid, PhraseSaid,
                                 Spectators, ClockMessage, Hints, Over, Exported, Notice>;

}  // namespace spires::match
