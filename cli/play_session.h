// One game at one terminal. Shows the asked seat its board, the news since its last turn, and its moves by number;
// everything printed comes from that seat's view and redacted events.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/move_menu.h"
#include "engine/core/record_match.h"
#include "engine/core/rng.h"
#include "engine/core/text_tools.h"
#include "match/bots.h"
#include "secrets/hmac_words.h"

namespace spires::cli {

// The player of a seat: a person, or a bot of a level.
struct Player {
  const bots::Level* level = nullptr;  // none: a person
  bool is_person() const { return level == nullptr; }
};

template <GameTools K>
class PlaySession {
 public:
  using T = typename K::Text;
  using G = typename T::Game;

  PlaySession(Console& console, RecordMatch<T> match, std::vector<Player> players, const ChanceSource& source,
              std::uint64_t seed)
      : console_(console),
        match_(std::move(match)),
        players_(std::move(players)),
        source_(source),
        words_(source),
        seed_(seed),
        bots_(players_.size()),
        news_(players_.size() + 1) {
    for (const Player& player : players_) humans_ += player.is_person() ? 1U : 0U;
    // The steps of a loaded game are not reported again; whether they revealed something is unknown.
    revealed_.assign(match_.line().size(), true);
  }

  int run() {
    while (!match_.pending().is_over()) {
      if (match_.pending().is_chance()) {
        const typename G::State before = match_.state();
        tell(before, match_.resolve(G::sample(match_.rules(), before, *words_(match_.chances()))), true);
      } else if (let_bots_speak()) {
        // The same seat is asked again.
      } else if (!players_[place(match_.pending().seat())].is_person()) {
        play_bot();
      } else if (!ask()) {
        return kDone;
      }
      if (humans_ == 0) print_news(players_.size());
    }
    finish();
    return kDone;
  }

 private:
  static std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  Observer observer(std::size_t i) const {
    return i < players_.size() ? Observer(seat_at(static_cast<int>(i))) : Observer::spectator();
  }

  // The sentence of an event for the observer of this view.
  std::string sentence(const typename G::View& view, const typename G::Event& event) const {
    if constexpr (requires { K::sentence(match_.rules(), view, event); }) {
      return K::sentence(match_.rules(), view, event);
    } else {
      return T::sentence(match_.rules(), event);
    }
  }

  // Keeps a sentence per event for every seat and the spectator.
  void tell(const typename G::State& before, const typename RecordMatch<T>::Events& events, bool reveals) {
    for (const typename G::Event& event : events) reveals = reveals || K::reveals(match_.rules(), event);
    revealed_.push_back(reveals);
    for (std::size_t i = 0; i < news_.size(); ++i) {
      typename G::View view = G::view(match_.rules(), before, observer(i), K::memory(match_.rules()));
      for (const typename G::Event& event : events) {
        const std::optional<typename G::Event> told = G::redact(match_.rules(), event, observer(i));
        if (!told) continue;
        std::string text = sentence(view, *told);
        if (!text.empty()) news_[i].push_back(std::move(text));
        view = G::fold(match_.rules(), view, *told);
      }
    }
  }

  void print_news(std::size_t i) {
    for (const std::string& sentence : news_[i]) console_.out << "  " << sentence << "\n";
    if (!news_[i].empty()) console_.out << "\n";
    news_[i].clear();
  }

  void play_bot() {
    const typename G::State before = match_.state();
    const Seat seat = match_.pending().seat();
    const bots::Level& level = *players_[place(seat)].level;
    auto& bot = bots_[place(seat)];
    if (!bot) bot = BotsOf<K>::make(level, match_.rules(), mix64(seed_ + place(seat)));
    typename G::Actions actions;
    G::legal(match_.rules(), before, seat, actions);
    const typename G::View view = G::view(match_.rules(), before, Observer(seat), BotsOf<K>::kMemory);
    const typename G::Action action = actions.size() == 1 ? actions[0] : bot->choose(view, actions, level.budget());
    tell(before, match_.play(seat, action), false);
  }

  // Gives the bots that may act unasked one look at each position. Returns whether one of them has acted.
  bool let_bots_speak() {
    if constexpr (HasInterjections<G>) {
      if (heard_ == match_.line().size()) return false;
      heard_ = match_.line().size();
      for (std::size_t i = 0; i < players_.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (players_[i].is_person() || !may_speak<G>(match_.rules(), match_.state(), seat)) continue;
        const typename G::State before = match_.state();
        const typename G::View view = G::view(match_.rules(), before, Observer(seat), BotsOf<K>::kMemory);
        const std::optional<typename G::Action> action = BotsOf<K>::speak_up(match_.rules(), view, speaking_);
        if (!action) continue;
        tell(before, match_.play(seat, *action), false);
        return true;
      }
    }
    return false;
  }

  // Shows the strongest bot's estimate of the moves, from what the seat may know.
  void hint(Seat seat) {
    constexpr std::size_t kShown = 3;
    const bots::Level& level = BotsOf<K>::levels().back();
    typename G::Actions actions;
    G::legal(match_.rules(), match_.state(), seat, actions);
    const typename G::View view = G::view(match_.rules(), match_.state(), Observer(seat), K::memory(match_.rules()));
    const auto bot = BotsOf<K>::make(level, match_.rules(), seed_);
    const auto told = bots::explain<BotsOf<K>>(*bot, match_.rules(), view, actions, level.budget());
    for (std::size_t i = 0; i < told.size() && i < kShown; ++i) {
      std::string why;
      for (const bots::Reason& reason : told[i].reasons) {
        why += fmt::format("{}{}{}", why.empty() ? "" : ", ", reason.key,
                           reason.count == 1 ? "" : fmt::format(" {}", reason.count));
      }
      console_.out << fmt::format("  {:<20} {:3.0f} % to win  {}\n", T::action(told[i].action),
                                  100 * static_cast<double>(told[i].win_chance), why);
    }
  }

  void draw_board(Observer who) {
    const typename G::View view = G::view(match_.rules(), match_.state(), who, K::memory(match_.rules()));
    if constexpr (requires { T::draw_board(match_.rules(), view, T::Paint::Ansi); }) {
      console_.out << T::draw_board(match_.rules(), view, console_.screen ? T::Paint::Ansi : T::Paint::Plain) << "\n";
    } else {
      console_.out << T::draw_board(match_.rules(), view) << "\n";
    }
  }

  std::optional<std::string> read_line() {
    std::string line;
    console_.out << std::flush;
    if (!std::getline(console_.in, line)) return std::nullopt;
    // If input does not come from a terminal, echoes the answer after the prompt.
    if (!console_.screen) console_.out << shown(line) << "\n";
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
    line.erase(0, line.find_first_not_of(' '));
    return line;
  }

  // Between two people, hides the screen until the next one confirms.
  bool hand_over(Seat seat) {
    if (humans_ < 2 || looking_ == seat) return true;
    if (console_.screen) console_.out << "\x1b[2J\x1b[3J\x1b[H";
    console_.out << fmt::format("\n  ----  Pass the keyboard to {}. {} presses Enter.  ----\n", T::seat(seat),
                                T::seat(seat));
    if (!read_line()) return end_of_input();
    if (console_.screen) console_.out << "\x1b[2J\x1b[3J\x1b[H";
    return true;
  }

  bool end_of_input() {
    console_.out << "\nEnd of input: the game ends unfinished.\n";
    return false;
  }

  MoveMenu menu_of(Seat seat, typename G::Actions& actions) {
    actions.clear();
    G::legal(match_.rules(), match_.state(), seat, actions);
    std::vector<MenuMove> moves;
    for (const typename G::Action& action : actions) moves.push_back({T::kind(action), T::action(action)});
    return MoveMenu(std::move(moves));
  }

  // Asks a person for one decision. Returns false if the person has left.
  bool ask() {
    const Seat seat = match_.pending().seat();
    if (!hand_over(seat)) return false;
    looking_ = seat;
    typename G::Actions actions;
    const MoveMenu menu = menu_of(seat, actions);
    console_.out << "\n";
    print_news(place(seat));
    draw_board(Observer(seat));
    console_.out << menu.draw(console_.columns);
    for (;;) {
      console_.out << fmt::format("{}, your move (1-{}, or ? for help): ", T::seat(seat), menu.moves().size());
      const std::optional<std::string> answer = read_line();
      if (!answer) return end_of_input();
      if (*answer == "quit") {
        console_.out << "Goodbye.\n";
        return false;
      }
      if (command(*answer, seat, menu)) {
        if (match_.pending() != Pending::seat(seat) || taken_back_) {
          taken_back_ = false;
          return true;
        }
        continue;
      }
      if (decide(seat, *answer, menu)) return true;
    }
  }

  // Returns true if the answer was a command for the table and not a move.
  bool command(const std::string& answer, Seat seat, const MoveMenu& menu) {
    if (answer == "?" || answer == "help") {
      help(seat);
    } else if (answer == "moves") {
      console_.out << menu.draw(console_.columns);
    } else if (answer == "board") {
      draw_board(Observer(seat));
    } else if (answer == "hint") {
      hint(seat);
    } else if (answer == "undo") {
      undo(seat);
    } else if (answer == "save") {
      console_.out << "  save needs a file name: save FILE\n";
    } else if (answer.starts_with("save ")) {
      save(answer.substr(answer.find_first_not_of(' ', 5)));
    } else {
      return answer.empty();
    }
    return true;
  }

  void help(Seat seat) {
    if constexpr (requires(const typename G::View& view) { K::help(match_.rules(), view); }) {
      console_.out << K::help(match_.rules(),
                              G::view(match_.rules(), match_.state(), Observer(seat), K::memory(match_.rules())))
                   << "\n";
    }
    console_.out << "  Answer with the number of a move or with its text, such as\n"
                 << K::hints()
                 << "\n"
                    "  moves       list the moves again\n"
                    "  board       draw the board again\n"
                    "  hint        show what the strongest bot would do with your knowledge\n"
                    "  undo        take back your last decision, if it has revealed nothing\n"
                    "  save FILE   write the game so far as a record; `play --load FILE` continues it\n"
                    "  quit        leave the game\n";
  }

  bool decide(Seat seat, const std::string& answer, const MoveMenu& menu) {
    const std::optional<std::size_t> found = menu.find(answer);
    const std::string& text = found ? menu.moves()[*found].text : answer;
    const std::optional<typename G::Action> action = T::parse_action(text);
    if (!action) {
      console_.out << fmt::format("  `{}` is neither a number from 1 to {} nor a move. ? shows help.\n", shown(answer),
                                  menu.moves().size());
      return false;
    }
    const Refusal refusal = G::check(match_.rules(), match_.state(), seat, *action);
    if (!refusal.none()) {
      console_.out << fmt::format("  {} is not possible. {}\n", text, refusal_text<T>(refusal));
      return false;
    }
    const typename G::State before = match_.state();
    tell(before, match_.play(seat, *action), false);
    return true;
  }

  // If all players are people, they may undo anything by agreement; otherwise only steps that revealed nothing.
  void undo(Seat seat) {
    const auto& line = match_.line();
    std::uint32_t count = 0;
    bool free = true;
    bool found = false;
    for (std::size_t i = line.size(); i-- > 0 && !found;) {
      ++count;
      found = line[i].seat == seat;
      free = free && !revealed_[i] && (!line[i].seat || *line[i].seat == seat);
    }
    const bool alone = humans_ == players_.size();
    if (!found) {
      console_.out << "  You have nothing to undo.\n";
    } else if (!free && !alone) {
      console_.out << "  Too late: something has been revealed since, or another seat has decided.\n";
    } else {
      match_.undo(count);
      revealed_.resize(match_.line().size());
      for (std::vector<std::string>& news : news_)
        news.push_back(fmt::format("{} takes a decision back.", T::seat(seat)));
      taken_back_ = true;
    }
  }

  // Does not overwrite existing files, unless this game has saved them.
  void save(const std::string& path) {
    std::error_code error;
    const std::string whole = std::filesystem::absolute(path, error).lexically_normal().string();
    if (std::filesystem::is_regular_file(path, error) && !saved_.contains(whole)) {
      console_.out << "  " << shown(path) << " exists already; save under another name.\n";
      return;
    }
    const Result<std::monostate> written = write_file(path, write_record(match_.record(source_)));
    if (const Fault* fault = std::get_if<Fault>(&written)) {
      console_.out << "  " << shown(fault->field) << " " << fault->why << ".\n";
    } else {
      saved_.insert(whole);
      console_.out << "  Saved. This file determines the cards and dice to come: keep it secret during the game.\n";
    }
  }

  void finish() {
    const std::size_t who = humans_ == 1 && looking_ ? place(*looking_) : players_.size();
    console_.out << "\n";
    print_news(who);
    draw_board(observer(who));
    print_result();
    if (source_.is_sealed()) console_.out << "The sealed key was " << source_.key << "\n";
  }

  void print_result() {
    if constexpr (requires { K::result(match_.rules(), match_.state()); }) {
      console_.out << K::result(match_.rules(), match_.state());
    } else {
      const Outcome outcome = G::outcome(match_.rules(), match_.state());
      console_.out << fmt::format("The game is over ({}).\n", reason_text(outcome.reason));
      for (int i = 0; i < outcome.players; ++i) {
        console_.out << fmt::format("  {}  place {}{}\n", T::seat(seat_at(i)), outcome.place[seat_at(i)],
                                    outcome.won(seat_at(i)) ? ", won" : "");
      }
    }
  }

  Console& console_;
  RecordMatch<T> match_;
  std::vector<Player> players_;
  ChanceSource source_;
  secrets::ChanceWords words_;
  std::uint64_t seed_;
  std::vector<std::unique_ptr<bots::Bot<G>>> bots_;  // by seat, made when first asked
  Rng speaking_{mix64(seed_)};                       // for the looks of bots that may act unasked
  std::optional<std::size_t> heard_;                 // steps of the line when they looked last
  std::vector<std::vector<std::string>> news_;       // unread sentences of each seat, the spectator's last
  std::vector<bool> revealed_;                       // by step of the line: something was revealed
  std::optional<Seat> looking_;                      // the seat that sees the screen
  std::set<std::string> saved_;                      // files saved by this game
  std::size_t humans_ = 0;
  bool taken_back_ = false;
};

}  // namespace spires::cli
