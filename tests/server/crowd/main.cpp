// A crowd for `spires serve`: clients over real sockets, written from docs/protocol.md alone, that check the server's
// guarantees while it is killed, cut off, lied to, flooded and copied. Each subcommand ends with one line per
// guarantee; the exit status is 1 if one is broken.
#include <csignal>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "tests/server/crowd/runs.h"

namespace spires::crowd {
namespace {

// The chosen command, to be run once the whole command line is valid.
using Chosen = std::function<int(const Common&)>;

template <class Options>
using Run = int (*)(const Common&, const Options&);

// A subcommand whose options live as long as the program.
template <class Options>
CLI::App* add(CLI::App& app, Chosen& chosen, const char* name, const char* help, Run<Options> run,
              std::shared_ptr<Options>& options) {
  options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(name, help);
  command->option_defaults()->always_capture_default();
  command->fallthrough();
  command->callback(
      [&chosen, run, options] { chosen = [run, options](const Common& common) { return run(common, *options); }; });
  return command;
}

void add_kill(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<KillOptions> o;
  CLI::App* c = add(app, chosen, "kill", "C1: kill the server again and again", run_kill, o);
  c->add_option("--kills", o->kills);
  c->add_option("--tables", o->tables);
  c->add_option("--moves", o->moves, "go on until so many are acknowledged");
  c->add_option("--life", o->life, "seconds between kills");
  c->add_option("--seconds", o->seconds, "to play on after the last kill");
}

void add_cut(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<CutOptions> o;
  CLI::App* c = add(app, chosen, "cut", "C3, C4: cut connections, say things twice", run_cut, o);
  c->add_option("--cuts", o->cuts);
  c->add_option("--tables", o->tables);
  c->add_option("--life", o->life, "seconds of a connection");
}

void add_mutate(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<MutateOptions> o;
  CLI::App* c = add(app, chosen, "mutate", "C13: send rubbish", run_mutate, o);
  c->add_option("--messages", o->messages);
  c->add_option("--tables", o->tables, "games that must not notice");
  c->add_option("--senders", o->senders);
}

void add_flood(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<FloodOptions> o;
  CLI::App* c = add(app, chosen, "flood", "C14: play while others abuse the server", run_flood, o);
  c->add_option("--tables", o->tables);
  c->add_option("--rate", o->rate, "moves a second");
  c->add_option("--seconds", o->seconds, "to measure, quiet and loud");
}

void add_spoil(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<SpoilOptions> o;
  CLI::App* c = add(app, chosen, "spoil", "C22: use up what others need", run_spoil, o);
  c->add_option("--only", o->only)
      ->check(CLI::IsMember(
          {"hints", "archmages", "journal", "audience", "votes", "fragments", "memory", "tables", "damaged"}));
  c->add_option("--tables", o->tables, "of spoilers with bots");
  c->add_option("--seconds", o->seconds, "to measure, quiet and loud");
}

void add_backup(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<BackupOptions> o;
  CLI::App* c = add(app, chosen, "backup", "C21: copy a store under load", run_backup, o);
  c->add_option("--tables", o->tables);
  c->add_option("--rate", o->rate, "moves a second");
  c->add_option("--seconds", o->seconds, "to play before it");
}

void add_load(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<LoadOptions> o;
  CLI::App* c = add(app, chosen, "load", "C5: many tables and many idle sockets", run_load, o);
  c->add_option("--tables", o->tables)->check(CLI::Range(1, 1000000));
  c->add_option("--seats", o->seats)->check(CLI::Range(2, 6));
  c->add_option("--idle", o->idle, "sockets that only listen");
  c->add_option("--rate", o->rate, "moves a second");
  c->add_option("--seconds", o->seconds, "to measure");
  c->add_option("--processes", o->processes, "of the crowd")->check(CLI::Range(1, 64));
  c->add_flag("!--no-previews", o->previews, "lists without previews");
  c->add_flag("!--no-features", o->features, "as clients of version 1.0, without patches and permissions");
  c->add_option("--flood", o->flood, "measure again with such spoilers: hints, archmages and so on, or all");
  c->add_option("--flood-tables", o->flood_tables, "tables of archmages");
  c->add_option("--serve", o->server_options, "a word for `spires serve`, as often as wanted")->allow_extra_args(false);
}

int parse_and_run(int count, char** words) {
  CLI::App app{"A crowd that holds a server to its promises.", "spires_crowd"};
  app.require_subcommand(1);
  Common common;
  common.program = SPIRES_PROGRAM;
  app.add_option("--spires", common.program, "the program to test")->capture_default_str();
  app.add_option("--work", common.work, "a folder to work in (default: a temporary one)");
  app.add_option("--seed", common.seed, "of everything that is chosen")->capture_default_str();
  Chosen chosen;
  for (const auto add_one : {add_kill, add_cut, add_mutate, add_flood, add_spoil, add_backup, add_load})
    add_one(app, chosen);
  CLI11_PARSE(app, count, words);
  return chosen(common);
}

}  // namespace
}  // namespace spires::crowd

int main(int count, char** words) {
  // A connection that the server has closed is a result, not a reason to exit.
  signal(SIGPIPE, SIG_IGN);
  try {
    spires::crowd::raise_file_limit();
    return spires::crowd::parse_and_run(count, words);
  } catch (const std::exception& fault) {
    std::cerr << "spires_crowd: " << fault.what() << "\n" << std::flush;
    return 1;
  }
}
