// All commands of `spires`.
#include "cli/command_analyse.h"
#include "cli/command_arena.h"
#include "cli/command_line.h"
#include "cli/command_options.h"
#include "cli/command_perft.h"
#include "cli/command_play.h"
#include "cli/command_puzzle.h"
#include "cli/command_record.h"
#include "cli/command_replay.h"
#include "cli/command_sign.h"
#include "cli/command_simulate.h"
#include "cli/command_step.h"
#include "cli/command_trace.h"
#include "cli/command_types.h"
#include "cli/command_verify.h"
#include "cli/games.h"
#include "cli/program.h"
#include "engine/core/perft.h"
#include "engine/towers/options.h"
#include "engine/towers/text_words.h"
#include "insight/judges.h"
#include "insight/puzzle_check.h"

namespace spires::cli {
namespace {

constexpr std::uint32_t kMost = 1000000000;
constexpr std::uint32_t kMostRevision = 255;

CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed, const std::string& help) {
  return add_number(command, "--seed", seed, 0, UINT64_MAX, help);
}

// One of two words; the first is the default.
template <class Value>
void add_choice(CLI::App& command, const std::string& name, Value& target, std::pair<const char*, Value> usual,
                std::pair<const char*, Value> other, const std::string& help) {
  const auto read = [=, &target](const std::string& text) {
    if (text != usual.first && text != other.first) {
      throw CLI::ValidationError(name, std::string("must be ") + usual.first + " or " + other.first + ", not " + text);
    }
    target = text == usual.first ? usual.second : other.second;
  };
  command.add_option_function<std::string>(name, read, help)->type_name("WORD")->default_str(usual.first);
}

void add_game(CLI::App& command, std::string& game, const std::string& otherwise) {
  command.add_option("--game", game, Games::names() + " (default: " + otherwise + ")");
}

void add_setup(CLI::App& command, SetupArguments& setup) {
  constexpr const char* kGroup = "Set-up";
  command.add_option("--revision", setup.revision, "revision of the rules (default: the newest)")->group(kGroup);
  command.add_option("--players", setup.players, "number of players")->group(kGroup);
  command.add_option("--variant", setup.variant, "basic, advanced, master, solo")->group(kGroup);
  command.add_option("--edition,--profile", setup.edition, "international, polish, ukrainian, czech")->group(kGroup);
  command.add_flag("--teams", setup.teams, "partners sit opposite")->group(kGroup);
  command
      .add_option_function<std::string>(
          "--spells",
          [&setup](const std::string& spells) {
            setup.spells = spells;
            setup.has_spells = true;
          },
          "tiles in play: " + towers::words::of(towers::spells_of_revision(towers::kRevision)))
      ->expected(0, 1)
      ->group(kGroup);
  command.add_option("--set", setup.set, "set an option; may be repeated; `spires options` lists them")
      ->type_name("option=value")
      ->allow_extra_args(false)
      ->group(kGroup);
}

void add_play(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<PlayArguments> a;
  CLI::App* c = add_command(app, chosen, "play", "play in the terminal", run_play, a);
  c->add_option("game", a->setup.game,
                Games::names() + " (default: that of the record, or " + std::string(kFirstGame) + ")");
  c->add_option("--seats", a->seats,
                "who sits where: human or the level of a bot, joined by commas (default: the first human, the others "
                "journeyman)");
  c->add_option("--memory", a->setup.memory, "whether covered wizards are hidden: strict (hidden) or open");
  CLI::Option* seed = add_seed(*c, a->seed, "the same cards and dice every time (default: sealed and provable)");
  seed->default_str("");
  c->parse_complete_callback([a, seed] { a->has_seed = seed->count() > 0; });
  c->add_option("--load", a->load, "continue a saved record");
  add_setup(*c, a->setup);
}

void add_simulate(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<SimulateArguments> a;
  CLI::App* c = add_command(app, chosen, "simulate", "play many random games and print statistics", run_simulate, a);
  add_game(*c, a->setup.game, std::string(kFirstGame));
  add_number(*c, "--games", a->games, 1, kMost, "how many");
  add_number(*c, "--threads", a->threads, 0, 1024, "0: as many as the machine has");
  add_seed(*c, a->seed, "seed of the series");
  add_number(*c, "--cap", a->cap, 0, UINT32_MAX, "decisions after which a game is stopped");
  c->add_flag("--all", a->all, "every ruleset, the games spread evenly over them; implies --check");
  c->add_flag("--check", a->check, "check after every step that the invariants hold and that no seat is stuck");
  c->add_option("--record", a->record, "write the first game to this file");
  add_setup(*c, a->setup);
}

void add_arena(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<ArenaArguments> a;
  CLI::App* c = add_command(app, chosen, "arena", "measure bots against each other", run_arena, a);
  c->add_option("game", a->setup.game, Games::names())->required();
  c->add_option("bots", a->bots,
                "levels, one per seat, or more to play in pairs: archmage archmage:nodes=20000 child:ms=50; also the "
                "frozen child-1 … archmage-1, and net:file=FILE")
      ->required();
  add_number(*c, "--games", a->games, 1, kMostArenaGames,
             "how many; rounded up to whole seed sets, all rotations of a seed");
  add_number(*c, "--threads", a->threads, 0, 1024, "0: as many as the machine has");
  add_seed(*c, a->seed, "seed of the series");
  add_number(*c, "--nodes", a->budget.nodes, 1, kMostNodes, "budget of a decision")->default_str("");
  add_number(*c, "--ms", a->budget.ms, 1, kMostMs, "budget of a decision in milliseconds")->default_str("");
  add_number(*c, "--cap", a->cap, 1, UINT32_MAX, "decisions after which a game is stopped");
  c->add_option("--seeds", a->seeds, "a range of seeds that no other range shares: training, development or test")
      ->check(CLI::IsMember({"training", "development", "test"}));
  c->add_flag("--calibrate", a->calibrate,
              "equal time: gives the first bot as many nodes as fit into the time of the last one's nodes");
  c->add_option("--sprt", a->sprt,
                "stop as soon as it is clear whether the first of two bots is stronger by ELO1 or only by ELO0")
      ->type_name("ELO0,ELO1");
  c->add_option("--log", a->log, "a file for the finished games; an arena with the same file continues it");
  c->add_option("--json", a->json, "write everything to this file, or to standard output (-) instead of the tables");
  add_setup(*c, a->setup);
}

void add_trace(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<TraceArguments> a;
  CLI::App* c = add_command(app, chosen, "trace", "write random games as JSON Lines", run_trace, a);
  add_game(*c, a->setup.game, std::string(kFirstGame));
  add_number(*c, "--games", a->games, 1, kMost, "how many");
  add_seed(*c, a->seed, "seed of the series");
  add_number(*c, "--cap", a->cap, 0, UINT32_MAX, "steps after which a game is stopped");
  c->add_flag_callback("--views", [a] { a->views = Views::Written; }, "include the view of each seat");
  add_choice<Picking>(*c, "--pick", a->picking, {"uniform", Picking::Uniform}, {"varied", Picking::Varied},
                      "uniform, or varied: prefer rare kinds of decisions");
  add_setup(*c, a->setup);
}

void add_step(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<StepArguments> a;
  CLI::App* c =
      add_command(app, chosen, "step", "show a position, its legal actions, and the result of one", run_step, a);
  add_game(*c, a->setup.game, "that of the header, or " + std::string(kFirstGame));
  c->add_option("--header", a->setup.header, "the header of a trace as JSON");
  c->add_option("--state", a->state, "a state line (default: the start of the game)");
  c->add_option_function<std::string>(
      "--do",
      [a](const std::string& action) {
        a->action = action;
        a->has_action = true;
      },
      "a decision, or an outcome of chance");
  c->add_option("--seat", a->seat, "the acting seat (default: the seat that is asked)")->type_name("SEAT");
  c->add_option("--view", a->view, "also print the view of this seat, before and after --do")->type_name("SEAT");
  add_setup(*c, a->setup);
}

void add_perft(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<PerftArguments> a;
  CLI::App* c = add_command(app, chosen, "perft", "count sequences of decisions", run_perft, a);
  add_game(*c, a->setup.game, "that of the header, or " + std::string(kFirstGame));
  add_number(*c, "--depth", a->depth, 0, kMaxPerftDepth, "decisions");
  add_seed(*c, a->seed, "of chance");
  add_choice<PerftChance>(*c, "--chance", a->chance, {"seeded", PerftChance::Seeded}, {"all", PerftChance::All},
                          "seeded: one outcome by the seed; all: every outcome");
  c->add_option("--header", a->setup.header, "the header of a trace as JSON");
  c->add_option("--state", a->state, "a state line (default: the start of the game)");
  add_setup(*c, a->setup);
}

void add_record(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<RecordArguments> a;
  CLI::App* c = add_command(app, chosen, "record", "write a random game as a record", run_record, a);
  add_game(*c, a->setup.game, std::string(kFirstGame));
  add_seed(*c, a->seed, "of the players and, unless provable, of chance");
  add_number(*c, "--cap", a->cap, 0, UINT32_MAX, "decisions after which the game is stopped");
  add_number(*c, "--undo", a->undo, 0, UINT32_MAX, "take back about one decision in this many; 0: none");
  c->add_flag("--provable", a->provable, "chance by HMAC-SHA-256 from a fresh key");
  c->add_option("--key", a->key, "chance by HMAC-SHA-256 from this key (64 hexadecimal digits)");
  c->add_option("--out", a->out, "a file (default: standard output)");
  add_setup(*c, a->setup);
}

void add_readers(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<ReplayArguments> replay;
  CLI::App* c = add_command(app, chosen, "replay", "play a record or a trace again and compare", run_replay, replay);
  c->add_option("file", replay->file, "the file, or - for standard input")->required();
  add_number(*c, "--revision", replay->revision, 1, kMostRevision,
             "revision of the rules for a trace whose header names none (default: the newest)")
      ->default_str("");
  std::shared_ptr<VerifyArguments> verify;
  c = add_command(app, chosen, "verify", "check a record: unchanged, fair, correct", run_verify, verify);
  c->add_option("file", verify->file, "the file, or - for standard input")->required();
  c->add_option("--commitment", verify->commitment, "the commitment that the table showed before the first card");
  c->add_option("--nonce", verify->nonces, "your nonce, or the seat, `:` and the nonce; may be repeated");
  c->add_option("--hash", verify->hashes, "a seat, `:` and the hash that the table showed for it; may be repeated");
  add_number(*c, "--attempt", verify->attempt, 1, kMost, "the attempt that you saw begin")->default_str("");
}

void add_analyse(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<AnalyseArguments> a;
  CLI::App* c = add_command(app, chosen, "analyse", "tell luck from skill in a finished game", run_analyse, a);
  c->add_option("file", a->file, "the record, or - for standard input")->required();
  c->add_option("--seat", a->seat, "print the sums and the graded turns of this seat in words")->type_name("SEAT");
  a->nodes = insight::Budgets::kUsualNodes;
  add_number(*c, "--nodes", a->nodes, 1, insight::Budgets::kMostNodes, "nodes of each value; all budgets follow it");
  c->add_flag("--json", a->json, "print the whole report as JSON");
}

void add_puzzle(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<PuzzleArguments> a;
  CLI::App* c = add_command(app, chosen, "puzzle", "check a pack of puzzles", run_puzzle, a);
  c->add_option("task", a->task, "check: play every answer, and search and prove it again")
      ->check(CLI::IsMember({"check"}))
      ->required();
  c->add_option("file", a->file, "the pack, or - for standard input")->required();
  a->nodes = insight::PackCheck{}.nodes;
  add_number(*c, "--nodes", a->nodes, 1, kMost, "nodes of each search");
  add_number(*c, "--every", a->every, 1, kMost, "search and prove only every so many puzzles");
  add_seed(*c, a->seed, "seed of the searches");
}

void add_sign(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<SignArguments> a;
  CLI::App* c = add_command(app, chosen, "sign", "print the signature of the rules", run_sign, a);
  add_game(*c, a->game, "all of them");
  add_number(*c, "--games", a->games, 1, kMost, "how many per ruleset");
  add_number(*c, "--threads", a->threads, 0, 1024, "0: as many as the machine has");
  c->add_option("--ruleset", a->ruleset, "only rulesets whose names contain this");
  add_number(*c, "--revision", a->revision, 1, kMostRevision, "revision of the rules (default: the newest)")
      ->default_str("");
  c->add_flag("--total", a->total, "only the total");
  c->add_flag("--gpu-set", a->gpu_set, "without events, as the GPU kernel computes it");
}

void add_options(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<OptionsArguments> a;
  CLI::App* c = add_command(app, chosen, "options", "list the options of a game", run_options, a);
  add_game(*c, a->setup.game, std::string(kFirstGame));
  add_setup(*c, a->setup);
  c->add_flag("--json", a->json, "all that a table of the game may be, as JSON");
  std::shared_ptr<TypesArguments> types;
  c = add_command(app, chosen, "types", "print the types of the protocol, for clients", run_types, types);
  c->add_option("what", types->what, "in TypeScript: messages, or the spells of towers")
      ->check(CLI::IsMember({"messages", "spells"}))
      ->capture_default_str();
  CLI::Option* schema = c->add_flag("--schema", types->schema, "the messages as JSON Schema (draft 7)");
  c->add_flag("--reference", types->reference, "every field in words: docs/protocol-types.md")->excludes(schema);
}

}  // namespace

int run_program(std::vector<std::string> arguments, Console& console) {
  static constexpr AddCommands kCommands[] = {add_play,  add_simulate, add_arena,          add_trace,   add_step,
                                              add_perft, add_record,   add_readers,        add_analyse, add_puzzle,
                                              add_sign,  add_options,  add_server_commands};
  return run_program({"spires", "Spires: tower games in the terminal, and the tools around them.", kCommands},
                     std::move(arguments), console);
}

}  // namespace spires::cli
