// The entries of a table as the store keeps them. Replaying the journal from the start gives the same table, in this
// process or another one. Names and chat lines are stored beside the entries (store.h), so that they can be deleted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "match/messages.h"

namespace spires::host {

using match::Json;
using match::JsonText;
using wire::field;
using wire::raw_field;

// The first entry. `seed` is the secret of chance, `host` the hash of the host's token.
struct Opened {
  std::string game;
  int revision = 0;
  Json settings = Json::object();
  std::vector<match::SeatPlan> seats;
  match::Visibility visibility = match::Visibility::Link;
  std::optional<match::ClockPlan> clock;
  std::string seed;
  std::string host;
  std::optional<std::string> before;        // the table that this one is the rematch of
  std::optional<match::Position> position;  // that a practice table starts from
  static constexpr std::string_view kName = "Opened";
  static constexpr auto fields() {
    using S = Opened;
    return std::tuple{field("game", &S::game),
                      field("revision", &S::revision),
                      raw_field("settings", &S::settings, "Settings"),
                      field("seats", &S::seats),
                      field("visibility", &S::visibility),
                      field("clock", &S::clock),
                      field("seed", &S::seed, match::kTokenLimits),
                      field("host", &S::host, match::kTokenLimits),
                      field("before", &S::before),
                      field("position", &S::position)};
  }
};

// `token` is the hash of the seat's token; the name is personal. `host`: seated by the host's device. `hash` seals the
// seat's nonce. `seals`: at a rematch, the player sealed a nonce at the table before and will again.
struct Sat {
  std::string seat;
  std::string token;
  std::optional<std::string> colour;
  std::optional<std::string> nonce;
  bool host = false;
  std::optional<std::string> hash;
  std::optional<bool> seals;
  static constexpr std::string_view kName = "Sat";
  static constexpr auto fields() {
    using S = Sat;
    return std::tuple{field("seat", &S::seat),     field("token", &S::token, match::kTokenLimits),
                      field("colour", &S::colour), field("nonce", &S::nonce, match::kTokenLimits),
                      field("host", &S::host),     field("hash", &S::hash),
                      field("seals", &S::seals)};
  }
};
// A nonce for the seed of chance, from a player who was seated before the seed was sealed.
struct Threw {
  std::string seat;
  std::string nonce;
  static constexpr std::string_view kName = "Threw";
  static constexpr auto fields() {
    return std::tuple{field("seat", &Threw::seat), field("nonce", &Threw::nonce, match::kTokenLimits)};
  }
};
// The hash that seals the seat's nonce for the current attempt.
struct Sealed {
  std::string seat;
  std::string hash;
  static constexpr std::string_view kName = "Sealed";
  static constexpr auto fields() { return std::tuple{field("seat", &Sealed::seat), field("hash", &Sealed::hash)}; }
};
// The host has started: the sealed seats are asked to open their nonces, and the seats stay as they are.
struct OpeningAsked {
  std::optional<std::string> fill;  // as in Begun
  static constexpr std::string_view kName = "OpeningAsked";
  static constexpr auto fields() { return std::tuple{field("fill", &OpeningAsked::fill)}; }
};
struct NonceOpened {
  std::string seat;
  std::string nonce;
  static constexpr std::string_view kName = "NonceOpened";
  static constexpr auto fields() {
    return std::tuple{field("seat", &NonceOpened::seat), field("nonce", &NonceOpened::nonce, match::kTokenLimits)};
  }
};
// These seats did not open their nonces in time: the next attempt has a new seed and needs new hashes.
struct StartFailed {
  std::vector<std::string> seats;
  std::string seed;
  static constexpr std::string_view kName = "StartFailed";
  static constexpr auto fields() {
    return std::tuple{field("seats", &StartFailed::seats), field("seed", &StartFailed::seed, match::kTokenLimits)};
  }
};
// Frees a seat, or gives it to a bot permanently.
struct Freed {
  std::string seat;
  std::optional<std::string> level;
  static constexpr std::string_view kName = "Freed";
  static constexpr auto fields() { return std::tuple{field("seat", &Freed::seat), field("level", &Freed::level)}; }
};
// `chance` holds the chance outcomes before the next decision, `trail` the hash over all states so far. A replay by
// another program, or after a disk fault, must give the same.
inline constexpr wire::Limits kChanceLimits{.longest = 200, .most = 1000};
struct Begun {
  std::optional<std::string> fill;  // the bot level for open seats
  std::vector<std::string> chance;
  std::string trail;
  static constexpr std::string_view kName = "Begun";
  static constexpr auto fields() {
    return std::tuple{field("fill", &Begun::fill), field("chance", &Begun::chance, kChanceLimits),
                      field("trail", &Begun::trail)};
  }
};

enum class MovedBy { Seat, Bot, Clock, Pass };
struct Moved {
  std::string seat;
  std::string action;
  MovedBy by = MovedBy::Seat;
  std::optional<std::string> request;
  std::uint32_t used = 0;  // milliseconds on the clock
  std::vector<std::string> chance;
  std::string trail;
  static constexpr std::string_view kName = "Moved";
  static constexpr auto fields() {
    using S = Moved;
    return std::tuple{field("seat", &S::seat),
                      field("action", &S::action, match::kActionLimits),
                      field("by", &S::by),
                      field("request", &S::request),
                      field("used", &S::used, match::kSeqLimits),
                      field("chance", &S::chance, kChanceLimits),
                      field("trail", &S::trail)};
  }
};
struct TakenBack {
  std::string seat;
  std::optional<std::string> request;
  std::uint32_t steps = 0;
  std::optional<std::uint32_t> used;  // milliseconds on the clock since the last question
  static constexpr std::string_view kName = "TakenBack";
  static constexpr auto fields() {
    using S = TakenBack;
    return std::tuple{field("seat", &S::seat), field("request", &S::request),
                      field("steps", &S::steps, match::kSeqLimits), field("used", &S::used, match::kSeqLimits)};
  }
};

struct Passing {
  std::string seat;
  match::PassUntil until = match::PassUntil::Off;
  std::vector<std::string> unless;
  static constexpr std::string_view kName = "Passing";
  static constexpr auto fields() {
    using S = Passing;
    return std::tuple{field("seat", &S::seat), field("until", &S::until), field("unless", &S::unless)};
  }
};
// A bot takes over the seat, or the player takes it back. `wish`: the player wanted it, and has no more say. `votes`:
// the player was there and silent, and these seats wanted it.
struct Away {
  std::string seat;
  bool away = true;
  std::optional<bool> wish;
  std::optional<std::vector<std::string>> votes;
  static constexpr std::string_view kName = "Away";
  static constexpr auto fields() {
    using S = Away;
    return std::tuple{field("seat", &S::seat), field("away", &S::away), field("wish", &S::wish),
                      field("votes", &S::votes)};
  }
};
// The seat agrees to hints for everyone, or withdraws its agreement.
struct HintsAllowed {
  std::string seat;
  bool allowed = true;
  static constexpr std::string_view kName = "HintsAllowed";
  static constexpr auto fields() {
    return std::tuple{field("seat", &HintsAllowed::seat), field("allowed", &HintsAllowed::allowed)};
  }
};
struct Resigned {
  std::string seat;
  static constexpr std::string_view kName = "Resigned";
  static constexpr auto fields() { return std::tuple{field("seat", &Resigned::seat)}; }
};
// The game ended before its natural end: "agreed".
struct Ended {
  std::string reason;
  static constexpr std::string_view kName = "Ended";
  static constexpr auto fields() { return std::tuple{field("reason", &Ended::reason)}; }
};
// Closes the table after a long time without clients. Its players may open it again. `at`: seconds since 1970.
struct Expired {
  std::uint32_t at = 0;
  static constexpr std::string_view kName = "Expired";
  static constexpr auto fields() { return std::tuple{field("at", &Expired::at, match::kSeqLimits)}; }
};
struct Reopened {
  std::uint32_t at = 0;
  static constexpr std::string_view kName = "Reopened";
  static constexpr auto fields() { return std::tuple{field("at", &Reopened::at, match::kSeqLimits)}; }
};
// The table is closed for good: "host", "expired".
struct Closed {
  std::string reason;
  static constexpr std::string_view kName = "Closed";
  static constexpr auto fields() { return std::tuple{field("reason", &Closed::reason)}; }
};
// The rematch has been created.
struct Followed {
  std::string code;
  static constexpr std::string_view kName = "Followed";
  static constexpr auto fields() { return std::tuple{field("code", &Followed::code)}; }
};
// A chat line, whose text is personal, or a phrase by its key.
// `by`: the owner of a spectator's words.
struct Said {
  std::optional<std::string> seat;
  std::optional<std::string> key;
  std::optional<std::string> request;
  std::optional<std::string> by;
  static constexpr std::string_view kName = "Said";
  static constexpr auto fields() {
    using S = Said;
    return std::tuple{field("seat", &S::seat), field("key", &S::key), field("request", &S::request),
                      field("by", &S::by)};
  }
};
// The words of a seat, or of a spectator, are deleted.
struct Forgotten {
  std::string seat;
  static constexpr std::string_view kName = "Forgotten";
  static constexpr auto fields() { return std::tuple{field("seat", &Forgotten::seat)}; }
};

using JournalEntry =
    std::variant<Opened, Sat, Threw, Sealed, OpeningAsked, NonceOpened, StartFailed, Freed, Begun, Moved, TakenBack,
                 Passing, Away, HintsAllowed, Resigned, Ended, Expired, Reopened, Closed, Followed, Said, Forgotten>;

}  // namespace spires::host

namespace spires::wire {

template <>
struct Words<host::MovedBy> {
  static constexpr std::string_view kTypeScript = "MovedBy";
  static constexpr std::array<std::string_view, 4> kWords{"seat", "bot", "clock", "pass"};
};

}  // namespace spires::wire
