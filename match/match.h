// A match of any game, over JSON: the server and the browser's own table run it.
//
// It has no clock, no thread, no file and no randomness. The host provides the chance words and asks for the messages
// of each observer, which are made from that observer's view and contain nothing else. Events are numbered from 1 and
// never renumbered: all observers get the same numbers, and an undo is an event like the others.
//
// Thread rule: one thread at a time. A SeatView and a BotSeat are copies and may go to another thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/budget.h"
#include "engine/core/pending.h"
#include "engine/core/record.h"
#include "match/eyes.h"
#include "match/host_messages.h"

namespace spires::match {

// The events that a step made: first to last.
struct Played {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};
using Answer = std::variant<Played, Refused>;

struct UndoOffer {
  UndoRight right = UndoRight::Impossible;
  std::uint32_t steps = 0;               // of the surviving line
  std::vector<DecisionCount> decisions;  // among them, by seat, the seat's own first
};
enum class Consent { Missing, Given };

// What a seat may know, to be thought about elsewhere.
class SeatView {
 public:
  SeatView() = default;
  SeatView(const SeatView&) = delete;
  SeatView& operator=(const SeatView&) = delete;
  virtual ~SeatView() = default;
};
// Player: as the seat itself sees it, for hints. Bot: with everything that was ever open to the seat.
enum class Sight { Player, Bot };

// A bot for one seat of a match. It is given SeatViews of that match and nothing else.
class BotSeat {
 public:
  BotSeat() = default;
  BotSeat(const BotSeat&) = delete;
  BotSeat& operator=(const BotSeat&) = delete;
  virtual ~BotSeat() = default;

  // What its level may take.
  virtual bots::Budget budget() const = 0;
  // The action it takes, in the notation. REQUIRES: the view is of a seat that is asked, at a match like that of the bot.
  virtual std::string choose(const SeatView& view, const bots::Budget& budget) = 0;
  // What it does unasked, in the notation; nothing: it keeps quiet. Takes little time. REQUIRES: another seat is asked, and
  // the seat of the view has something to do meanwhile.
  virtual std::optional<std::string> speak_up(const SeatView& view) = 0;
  // What it weighed, the best first. The same is required.
  virtual std::vector<Candidate> explain(const SeatView& view, const bots::Budget& budget) = 0;
};

// What a running match may be exported as: what the reader may know.
struct Running {
  std::string game;
  int revision = 0;
  Json settings = Json::object();
  std::optional<std::string> commitment;
  std::uint32_t seq = 0;
  Json view = Json::object();
  std::uint32_t first = 1;
  std::vector<Json> events;
  static constexpr std::string_view kName = "Running";
  static constexpr auto fields() {
    using S = Running;
    return std::tuple{field("game", &S::game),
                      field("revision", &S::revision),
                      raw_field("settings", &S::settings, "Settings"),
                      field("commitment", &S::commitment),
                      seq_field<S>(),
                      raw_field("view", &S::view, "AnyView"),
                      field("first", &S::first, kSeqLimits),
                      raw_field("events", &S::events, "AnyEvent | Undone")};
  }
};

// A match that is over, to be seen again: the view from which the first seat was asked, everything that happened from
// there on, and what each event changes in the view.
struct Replayed {
  std::string game;
  Json settings = Json::object();
  std::vector<std::string> seats;
  Json view = Json::object();
  std::uint32_t first = 1;
  std::vector<Json> events;
  std::vector<Json> patches;
  static constexpr std::string_view kName = "Replayed";
  static constexpr auto fields() {
    using S = Replayed;
    return std::tuple{field("game", &S::game),
                      raw_field("settings", &S::settings, "Settings"),
                      raw_field("seats", &S::seats, "Seat"),
                      raw_field("view", &S::view, "AnyView"),
                      field("first", &S::first, kSeqLimits),
                      raw_field("events", &S::events, "AnyEvent | Undone"),
                      raw_field("patches", &S::patches, "Patch")};
  }
};

class Match {
 public:
  Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  virtual ~Match() = default;

  virtual std::string_view game() const = 0;
  virtual int revision() const = 0;
  virtual int players() const = 0;
  virtual std::string seat_name(Seat seat) const = 0;
  // Nothing: no seat of this table is called so.
  virtual std::optional<Seat> seat_named(std::string_view name) const = 0;
  // In full and in order.
  virtual Json settings() const = 0;

  // Who must answer now. Over also where the match was stopped.
  virtual Pending pending() const = 0;
  // Whose turn it is, where somebody's has begun: others may be asked in it.
  virtual std::optional<Seat> turn() const = 0;
  // Whether seats are asked in the turns of others at this table.
  virtual bool has_reactions() const = 0;
  // The side that a seat plays for: the same number for partners.
  virtual int side(Seat seat) const = 0;
  // The number of the last event; 0: nothing has happened.
  virtual std::uint32_t seq() const = 0;
  // The k of the next word of chance.
  virtual std::uint32_t chances() const = 0;
  // The steps of its record from that one on, and the hash over its states: what a store keeps, and compares later.
  virtual std::vector<RecordStep> steps_from(std::size_t first) const = 0;
  virtual std::size_t steps() const = 0;
  virtual std::uint64_t trail() const = 0;

  virtual Answer submit(Seat seat, std::string_view action) = 0;
  // REQUIRES: chance is pending; `word` is word chances() of the match.
  virtual Played resolve(std::uint64_t word) = 0;
  virtual UndoOffer undo_offer(Seat seat) const = 0;
  // Takes the seat's last decision back, with all that came after it.
  virtual Answer undo(Seat seat, Consent consent) = 0;
  // Ends it as it stands: resigned, agreed, abandoned. REQUIRES: it is not over.
  virtual void stop() = 0;

  virtual Json view(Observer observer) const = 0;
  // Empty: the seat is not asked.
  virtual std::vector<LegalAction> legal(Seat seat, Previews previews = Previews::With,
                                         Confirms confirms = Confirms::Untold) const = 0;
  virtual std::vector<std::string> legal_texts(Seat seat) const = 0;
  // What a seat may do although another one is asked, without previews. Empty: nothing.
  virtual std::vector<LegalAction> meanwhile(Seat seat) const = 0;
  virtual std::variant<Json, Refused> preview(Seat seat, std::string_view action) const = 0;
  // The events after number `since`, as the observer may see them, and with them the views they make, where they are
  // wanted. Nothing: they are not told any more, a view is due.
  virtual std::optional<EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                    Boards boards = Boards::Without) const = 0;
  // The smallest `since` that is still answered with events. In strict memory that is the seat's last turn.
  virtual std::uint32_t horizon(Observer observer) const = 0;
  // Whether something was taken back after that number: who is told events without boards then needs a view.
  virtual bool undone_since(std::uint32_t since) const = 0;
  // Nothing: it is not over.
  virtual std::optional<Over> outcome() const = 0;

  // A seat's own mode of memory: "strict", "notes", "open". False: the game has no such mode.
  virtual bool set_memory(Seat seat, std::string_view mode) = 0;

  // For the host's store alone: it holds what is hidden, and the seed.
  virtual Record record() const = 0;
  // For whoever asks: the record of a finished match, or of a running one what the observer may know.
  virtual Exported exported(Observer observer) const = 0;

  // As an observer may see it now that nobody has to remember anything, or with nothing hidden. Nothing: it is not over.
  virtual std::optional<Replayed> replayed(Eyes eyes) const = 0;

  // REQUIRES: the seat is asked, or has something to do meanwhile.
  virtual std::unique_ptr<SeatView> seat_view(Seat seat, Sight sight) const = 0;
  // Nothing: there is no such level.
  virtual std::unique_ptr<BotSeat> bot(std::string_view level, std::uint64_t seed) const = 0;
};

struct MatchPlan {
  std::string game;
  Json settings = Json::object();
  ChanceSource chance;
  // A state line instead of the start of the game, for tests and study. Such a match cannot be restored.
  std::optional<std::string> position;
  // Of the rules; nothing: the one that the settings name, or the newest.
  std::optional<int> revision = std::nullopt;
};
// Whether matches of that game can be played under that revision of its rules.
bool knows_revision(std::string_view game, int revision);
Result<std::unique_ptr<Match>> make_match(const MatchPlan& plan);

// Word k of a match, or nothing where it cannot be known.
using ChanceWords = std::function<std::optional<std::uint64_t>(std::uint32_t k)>;
// Those of a seeded match; of others nothing: their host knows them.
ChanceWords seeded_words(const ChanceSource& source);

// The match of a record, step by step: numbers of events are those of the match that was recorded.
Result<std::unique_ptr<Match>> restore_match(const Record& record, const ChanceWords& words);

// Lets chance answer until a seat is asked or the match is over. REQUIRES: the words are known.
void settle_chance(Match& match, const ChanceWords& words);

struct BotLevel {
  std::string key;
  std::string method;
  int elo = 0;
  static constexpr std::string_view kName = "BotLevel";
  static constexpr auto fields() {
    using S = BotLevel;
    return std::tuple{field("key", &S::key), field("method", &S::method, up_to_characters(400)),
                      field("elo", &S::elo, between(-10000, 10000))};
  }
};
// Weakest first; none: there is no such game.
std::vector<BotLevel> bot_levels(std::string_view game);

}  // namespace spires::match
