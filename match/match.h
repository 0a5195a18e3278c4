// A match of any game, over JSON. The server and the local table in the browser run it.
//
// A match has no clock, no thread, no file and no randomness. The host provides the chance words and requests the
// messages of each observer, which are made from that observer's view alone. Events are numbered from 1 and never
// renumbered: all observers get the same numbers, and an undo is an event like any other.
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

// The first decisions of a practice match, in order. After the last of them every legal action is allowed.
using Script = std::vector<ScriptedDecision>;

// Returns chance word k of a match, or nullopt if it is unknown.
using ChanceWords = std::function<std::optional<std::uint64_t>(std::uint32_t k)>;

// The numbers of the events of a step, first to last.
struct Played {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};
using Answer = std::variant<Played, Refused>;

struct UndoOffer {
  UndoRight right = UndoRight::Impossible;
  std::uint32_t steps = 0;               // of the surviving line
  std::vector<DecisionCount> decisions;  // among the steps, per seat, starting with the seat itself
};
enum class Consent { Missing, Given };

// A copy of what a seat may know, for a bot on another thread.
class SeatView {
 public:
  SeatView() = default;
  SeatView(const SeatView&) = delete;
  SeatView& operator=(const SeatView&) = delete;
  virtual ~SeatView() = default;
};
// Player: what the seat itself sees, for hints. Bot: everything the seat has ever seen.
enum class Sight { Player, Bot };

// A bot for one seat of a match. It sees only SeatViews of that match.
class BotSeat {
 public:
  BotSeat() = default;
  BotSeat(const BotSeat&) = delete;
  BotSeat& operator=(const BotSeat&) = delete;
  virtual ~BotSeat() = default;

  // Returns the budget of its level.
  virtual bots::Budget budget() const = 0;
  // Returns its action in notation. REQUIRES: the view is of a seat that is asked, at a match like that of the bot.
  virtual std::string choose(const SeatView& view, const bots::Budget& budget) = 0;
  // Returns an action out of turn in the notation, or nullopt. Fast. REQUIRES: another seat is asked, and the seat of
  // the view has something to do meanwhile.
  virtual std::optional<std::string> speak_up(const SeatView& view) = 0;
  // Returns the moves it considered, best first. Requires the same.
  virtual std::vector<Candidate> explain(const SeatView& view, const bots::Budget& budget) = 0;
};

// The export of a running match: what the observer may know.
struct Running {
  std::string game;
  int revision = 0;
  Json settings = Json::object();
  std::optional<std::string> commitment;
  std::uint32_t seq = 0;
  JsonText view;
  std::uint32_t first = 1;
  std::vector<JsonText> events;
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

// The replay of a finished match: the view when the first seat was asked, all events from there on, and the change that
// each event makes to the view.
struct Replayed {
  std::string game;
  Json settings = Json::object();
  std::vector<std::string> seats;
  JsonText view;
  std::uint32_t first = 1;
  std::vector<JsonText> events;
  std::vector<JsonText> patches;
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
  // Returns nullopt if no seat of this table has that name.
  virtual std::optional<Seat> seat_named(std::string_view name) const = 0;
  // Returns all settings, in order.
  virtual Json settings() const = 0;

  // Returns who must decide now. A stopped match is over too.
  virtual Pending pending() const = 0;
  // Returns the seat whose turn it is, if a turn has begun. Other seats may be asked during it.
  virtual std::optional<Seat> turn() const = 0;
  // Returns whether seats at this table can be asked during the turns of others.
  virtual bool has_reactions() const = 0;
  // Returns the side that a seat plays for; partners have the same number.
  virtual int side(Seat seat) const = 0;
  // Returns the number of the last event; 0 before the first.
  virtual std::uint32_t seq() const = 0;
  // Returns the k of the next chance word.
  virtual std::uint32_t chances() const = 0;
  // Return the record steps from `first` on, and the hash over the states. A store keeps both and compares them later.
  virtual std::vector<RecordStep> steps_from(std::size_t first) const = 0;
  virtual std::size_t steps() const = 0;
  virtual std::uint64_t trail() const = 0;

  virtual Answer submit(Seat seat, std::string_view action) = 0;
  // Returns the action that the script of a practice match has for the asked seat; nullopt if it has none here.
  virtual std::optional<std::string> scripted() const = 0;
  // Repeats one step of a record of this match. Returns an error text if it does not fit.
  virtual std::optional<std::string> retrace(const RecordStep& step, const ChanceWords& words) = 0;
  // REQUIRES: chance is pending; `word` is word chances() of the match.
  virtual Played resolve(std::uint64_t word) = 0;
  virtual UndoOffer undo_offer(Seat seat) const = 0;
  // Undoes the seat's last decision and everything after it.
  virtual Answer undo(Seat seat, Consent consent) = 0;
  // Ends the match early: resigned, agreed, abandoned. REQUIRES: it is not over.
  virtual void stop() = 0;

  virtual JsonText view(Observer observer) const = 0;
  // Returns an empty list if the seat is not asked.
  virtual std::vector<LegalAction> legal(Seat seat, Previews previews = Previews::With,
                                         Confirms confirms = Confirms::Untold) const = 0;
  virtual std::vector<std::string> legal_texts(Seat seat) const = 0;
  // Returns the actions a seat may take while another seat is asked, without previews.
  virtual std::vector<LegalAction> meanwhile(Seat seat) const = 0;
  virtual std::variant<JsonText, Refused> preview(Seat seat, std::string_view action) const = 0;
  // Returns the events after number `since` as the observer may see them, with the boards after each if requested.
  // Returns nullopt if the observer needs a view instead.
  virtual std::optional<EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                    Boards boards = Boards::Without) const = 0;
  // Returns the smallest `since` that still gets events. In strict memory that is the seat's last turn.
  virtual std::uint32_t horizon(Observer observer) const = 0;
  // Returns the number of the last event of the seat's last completed turn.
  virtual std::uint32_t end_of_last_turn(Seat seat) const = 0;
  // Returns whether there was an undo after that event: a client that gets events without boards then needs a view.
  virtual bool undone_since(std::uint32_t since) const = 0;
  // Returns nullopt while the match is running.
  virtual std::optional<Over> outcome() const = 0;

  // Sets the memory mode of one seat: "strict", "notes", "open". Returns false if the game has no such mode.
  virtual bool set_memory(Seat seat, std::string_view mode) = 0;

  // For the host's store only: contains hidden facts and the seed.
  virtual Record record() const = 0;
  // Returns the record of a finished match; of a running one, what the observer may know.
  virtual Exported exported(Observer observer) const = 0;

  // Returns the replay of a finished match as the eyes see it; nullopt while it runs.
  virtual std::optional<Replayed> replayed(Eyes eyes) const = 0;

  // REQUIRES: the seat is asked, or has something to do meanwhile.
  virtual std::unique_ptr<SeatView> seat_view(Seat seat, Sight sight) const = 0;
  // Returns null if there is no such level.
  virtual std::unique_ptr<BotSeat> bot(std::string_view level, std::uint64_t seed) const = 0;
};

struct MatchPlan {
  std::string game;
  Json settings = Json::object();
  ChanceSource chance;
  // The position to start from; its record says that it is practice.
  std::optional<Position> position = std::nullopt;
  // Of the rules. Default: the revision that the settings name, or the newest.
  std::optional<int> revision = std::nullopt;
};
// Returns whether this program can play that revision of the game's rules.
bool knows_revision(std::string_view game, int revision);
Result<std::unique_ptr<Match>> make_match(const MatchPlan& plan);

// Returns the words of a seeded match. For other matches they return nullopt: only their host knows the words.
ChanceWords seeded_words(const ChanceSource& source);

// Replays a record step by step. The events get the same numbers as in the recorded match.
Result<std::unique_ptr<Match>> restore_match(const Record& record, const ChanceWords& words);

// Resolves chance until a seat is asked or the match is over. REQUIRES: the words are known.
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
// Returns the levels, weakest first; empty if there is no such game.
std::vector<BotLevel> bot_levels(std::string_view game);

}  // namespace spires::match
