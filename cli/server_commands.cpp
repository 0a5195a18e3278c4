// The commands for running a server.
#include "cli/command_backup.h"
#include "cli/command_check.h"
#include "cli/command_line.h"
#include "cli/command_migrate.h"
#include "cli/command_serve.h"
#include "cli/program.h"

namespace spires::cli {
namespace {

void add_shared_store(CLI::App& command, SharedStoreArguments& store) {
  command.add_option("--store", store.url, "a database for several machines: postgres://user@host1,host2/name")
      ->envname("SPIRES_STORE");
  command.add_option("--store-password-file", store.password_file, "a file with the password of its user")
      ->envname("SPIRES_STORE_PASSWORD_FILE");
  command.add_flag("--alone-is-enough", store.alone_is_enough, "accept a database without a synchronous standby");
}

}  // namespace

void add_server_commands(CLI::App& app, Chosen& chosen) {
  std::shared_ptr<ServeArguments> a;
  CLI::App* c = add_command(app, chosen, "serve", "host tables over the network", run_serve, a);
  add_number(*c, "--port", a->port, 0, 65535, "the port to listen on; 0: any free port");
  c->add_option("--bind", a->bind, "the address to listen on; 127.0.0.1: for this machine only")->capture_default_str();
  c->add_option("--data", a->data, "the folder of all tables; created if missing")->capture_default_str();
  add_shared_store(*c, a->store);
  add_number(*c, "--store-lanes", a->store.lanes, 1, 16, "connections that write to the database");
  add_number(*c, "--store-patience", a->store.patience, 1, 3600,
             "seconds until a change that could not be sent to the database is refused");
  c->add_option("--web", a->web, "the folder of the web client (default: a page that says what to do)");
  c->add_option("--public-url", a->public_url, "the public address behind a proxy: https://spires.example");
  c->add_flag("--behind-proxy", a->behind_proxy, "take clients' addresses from X-Forwarded-For");
  add_number(*c, "--threads", a->threads, 0, 1024, "0: as many as the machine has");
  add_number(*c, "--bot-threads", a->bot_threads, 0, 1024, "0: as many as the machine has");
  add_number(*c, "--absence", a->absence, 1, 86400, "seconds until a bot plays for an absent player");
  add_number(*c, "--silence", a->silence, 1, 86400, "seconds until the others may vote on a bot for a silent player");
  add_number(*c, "--asleep", a->asleep, 1, 86400, "seconds until a table without clients leaves the memory");
  add_number(*c, "--gathering-minutes", a->gathering_minutes, 1, 1'000'000,
             "minutes until a table that has not begun is closed");
  add_number(*c, "--running-days", a->running_days, 1, 10'000, "days until an inactive game is closed");
  add_number(*c, "--say-minutes", a->say_minutes, 0, 1'000'000, "minutes that an absent player keeps a say in votes");
  add_number(*c, "--reopen-days", a->reopen_days, 1, 10'000,
             "days in which players can reopen a closed table; then one that was never played is deleted");
  add_number(*c, "--finished-days", a->finished_days, 0, 100'000,
             "days until a finished table is deleted; 0: it is kept");
  add_number(*c, "--backup-every", a->backup_every, 0, 8760, "hours between backups; 0: none");
  add_number(*c, "--backup-keep", a->backup_keep, 1, 10'000, "the number of backups to keep");
  c->add_option("--backup-to", a->backup_to, "the folder of the backups (default: backups in the data folder)");
  add_number(*c, "--connections", a->connections, 1, 1'000'000, "the most connections at the same time");
  add_number(*c, "--connections-per-address", a->connections_per_address, 1, 1'000'000,
             "the most connections of one address");
  add_number(*c, "--frames-per-second", a->frames_per_second, 1, 1'000'000,
             "the most frames per second of one connection, on average");
  c->add_option("--log", a->log, "quiet, error, info, debug: JSON lines on standard error")->capture_default_str();

  std::shared_ptr<BackupArguments> backup;
  c = add_command(app, chosen, "backup", "copy a server's data, also while it runs", run_backup, backup);
  c->add_option("--data", backup->data, "the folder of all tables")->required();
  c->add_option("--to", backup->file, "a file that does not exist yet")->required();
  std::shared_ptr<CheckArguments> check;
  c = add_command(app, chosen, "check", "verify every table of a server's data, also while it runs", run_check, check);
  c->add_option("--data", check->data, "the folder of all tables");
  c->add_option("--file", check->file, "a backup, instead of a folder");
  std::shared_ptr<SharedStoreArguments> migrate;
  c = add_command(app, chosen, "migrate", "create or update the tables of a database", run_migrate, migrate);
  add_shared_store(*c, *migrate);
  c->get_option("--store")->required();
  std::shared_ptr<BackupArguments> restore;
  c = add_command(app, chosen, "restore", "make a data folder from a backup", run_restore, restore);
  c->add_option("--from", restore->file, "the backup")->required();
  c->add_option("--data", restore->data, "a folder without tables")->required();
}

int run_server_program(std::vector<std::string> arguments, Console& console) {
  static constexpr AddCommands kCommands[] = {add_server_commands};
  return run_program({"spires-server", "Spires: tower games, served to the browsers around.", kCommands},
                     std::move(arguments), console);
}

}  // namespace spires::cli
