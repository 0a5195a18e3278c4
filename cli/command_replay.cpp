#include "cli/command_replay.h"

#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <string_view>

#include "cli/games.h"
#include "cli/record_summary.h"
#include "cli/settings_json.h"
#include "cli/trace_replay.h"
#include "engine/core/text_setting.h"
#include "match/record_verdict.h"

namespace spires::cli {
namespace {

std::string told(const Fault& fault) { return shown(fault.field) + ": " + shown(fault.why); }

// The games of a trace file, one after the other.
class TraceFile {
 public:
  TraceFile(Console& console, std::string_view text, int revision)
      : console_(console), rest_(text), revision_(revision) {}

  int replay() {
    std::string_view line;
    while (next(line)) {
      Result<TraceLine> parsed = parse_trace_line(line);
      if (const Fault* fault = std::get_if<Fault>(&parsed)) return wrong(told(*fault));
      const TraceLine& header = std::get<0>(parsed);
      if (header.kind != TraceLine::Kind::Header) return wrong("a game starts with a header line");
      const Result<Header> head = parse_header(header.header);
      if (const Fault* fault = std::get_if<Fault>(&head)) return wrong(told(*fault));
      const std::optional<int> status = Games::find(std::get<0>(head).game, [&]<class K>(std::type_identity<K>) {
        return replay_game<K>(std::get<0>(head).settings);
      });
      if (!status) return wrong(told(unknown_game(std::get<0>(head).game)));
      if (*status != kDone) return *status;
    }
    if (games_ == 0) return wrong("there is no game in the file");
    console_.out << fmt::format("{} {}, {} steps: equal\n", games_, games_ == 1 ? "game" : "games", steps_);
    return kDone;
  }

 private:
  // The next line that is not empty.
  bool next(std::string_view& line) {
    while (!rest_.empty()) {
      const std::size_t end = rest_.find('\n');
      line = rest_.substr(0, end);
      rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
      ++number_;
      if (line.find_first_not_of(" \t\r") != std::string_view::npos) return true;
    }
    return false;
  }

  template <GameTools K>
  int replay_game(Settings settings) {
    if (revision_ != 0 && without_revision(settings) == settings) settings.push_back(revision_setting(revision_));
    const Result<Table<typename K::Text>> table = make_table<typename K::Text>(settings);
    if (const Fault* fault = std::get_if<Fault>(&table)) return wrong(told(*fault));
    TraceReplay<K> replay(std::get<0>(table));
    ++games_;
    for (;;) {
      std::string_view line;
      if (!next(line)) return without_end("the file ends", replay.steps());
      Result<TraceLine> parsed = parse_trace_line(line);
      if (const Fault* fault = std::get_if<Fault>(&parsed)) return wrong(told(*fault));
      const TraceLine& what = std::get<0>(parsed);
      if (what.kind == TraceLine::Kind::Header) return without_end("another game begins", replay.steps());
      if (what.kind == TraceLine::Kind::End) {
        if (const std::optional<std::string> why = replay.end(what.ending)) return wrong(*why);
        break;
      }
      const std::string before = replay.before();
      if (const std::optional<std::string> why = replay.step(what.step)) {
        const std::string who = what.step.seat ? "seat " + shown(*what.step.seat) : "chance";
        return wrong(fmt::format("step {}, {} does `{}`: {}\n  before: {}", what.step.n, who, shown(what.step.text),
                                 *why, before));
      }
    }
    steps_ += replay.steps();
    return kDone;
  }

  // A truncated game may have continued in any way.
  int without_end(const char* what, std::uint64_t steps) {
    return wrong(fmt::format("{} before the end line of the game; its {} steps are equal", what, steps));
  }

  int wrong(const std::string& why) {
    console_.out << fmt::format("line {}: {}\n", number_, why);
    return kDiffers;
  }

  Console& console_;
  std::string_view rest_;
  int revision_;  // 0: the newest
  std::uint64_t number_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t steps_ = 0;
};

int replay_record_file(std::string_view text, Console& console) {
  const Result<match::PlayedRecord> played = match::play_record(text);
  if (const Fault* fault = std::get_if<Fault>(&played)) {
    console.out << told(*fault) << "\n";
    return kDiffers;
  }
  const Record& record = std::get<0>(played).record;
  console.out << "record of " << record.game << ": " << summary_of(record) << ": equal\n";
  return kDone;
}

}  // namespace

int run_replay(const ReplayArguments& arguments, Console& console) {
  const Result<std::string> text = read_file(console, arguments.file);
  if (const Fault* fault = std::get_if<Fault>(&text)) return bad_input(console, *fault);
  if (looks_like_record(std::get<0>(text))) return replay_record_file(std::get<0>(text), console);
  if (std::get<0>(text).starts_with("{")) return TraceFile(console, std::get<0>(text), arguments.revision).replay();
  return bad_input(console, arguments.file, "is neither a record (`spires-record 1`) nor a trace (JSON Lines)");
}

}  // namespace spires::cli
