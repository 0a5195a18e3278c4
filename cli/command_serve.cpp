#include "cli/command_serve.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <map>
#include <ostream>
#include <thread>

#include "cli/serve_banner.h"
#include "server/net/reach.h"
#include "server/private_files.h"
#include "server/server.h"

namespace spires::cli {
namespace {

const std::map<std::string, server::LogLevel> kLogLevels{{"quiet", server::LogLevel::Quiet},
                                                         {"error", server::LogLevel::Error},
                                                         {"info", server::LogLevel::Info},
                                                         {"debug", server::LogLevel::Debug}};

server::ServerPlan plan_of(const ServeArguments& arguments) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  server::ServerPlan plan;
  plan.data = arguments.data;
  plan.net.bind = arguments.bind;
  plan.net.port = static_cast<std::uint16_t>(arguments.port);
  plan.net.behind_proxy = arguments.behind_proxy;
  if (!arguments.public_url.empty()) plan.net.public_url = arguments.public_url;
  plan.net.limits.connections = arguments.connections;
  plan.net.limits.connections_per_address = arguments.connections_per_address;
  plan.net.limits.frames_per_second = arguments.frames_per_second;
  plan.net.limits.frame_burst = 3.0 * arguments.frames_per_second;
  plan.net.limits.address_frames_per_second = 10.0 * arguments.frames_per_second;
  plan.net.limits.address_frame_burst = 30.0 * arguments.frames_per_second;
  plan.net.limits.requests_per_second = arguments.frames_per_second;
  plan.net.limits.request_burst = 5.0 * arguments.frames_per_second;
  // A client requests all files of the page at once.
  plan.net.limits.files_per_second = 10.0 * arguments.frames_per_second;
  plan.net.limits.file_burst = 100.0 * arguments.frames_per_second;
  plan.threads = arguments.threads == 0 ? cores : static_cast<int>(arguments.threads);
  plan.bot_threads = arguments.bot_threads == 0 ? cores : static_cast<int>(arguments.bot_threads);
  // Pings are sent at half of it: proxies often time out after a minute.
  plan.net.limits.idle_seconds = 100;
  plan.settings.tables_at_once = 3.0 * arguments.frames_per_second;
  plan.settings.tables_per_second = arguments.frames_per_second / 20.0;
  plan.settings.absence_seconds = static_cast<int>(arguments.absence);
  plan.settings.silence_seconds = static_cast<int>(arguments.silence);
  plan.settings.asleep_seconds = static_cast<int>(arguments.asleep);
  plan.settings.gathering_minutes = static_cast<int>(arguments.gathering_minutes);
  plan.settings.running_days = static_cast<int>(arguments.running_days);
  plan.settings.joins_at_once = 6.0 * arguments.frames_per_second;
  plan.settings.joins_per_second = arguments.frames_per_second / 5.0;
  plan.settings.say_minutes = static_cast<int>(arguments.say_minutes);
  plan.settings.reopen_days = static_cast<int>(arguments.reopen_days);
  plan.settings.finished_days = static_cast<int>(arguments.finished_days);
  plan.backup_every = std::chrono::hours(arguments.backup_every);
  plan.backups_kept = arguments.backup_keep;
  plan.backups = arguments.backup_to;
  if (!arguments.web.empty()) plan.web = arguments.web;
  plan.log = kLogLevels.at(arguments.log);
  if (!arguments.store.url.empty()) plan.open_store = [store = arguments.store] { return open_shared_store(store); };
  return plan;
}

}  // namespace

int run_serve(const ServeArguments& arguments, Console& console) {
  if (!kLogLevels.contains(arguments.log)) {
    return bad_input(console, "--log", "must be quiet, error, info or debug");
  }
  if (!arguments.store.url.empty() && arguments.backup_every > 0) {
    return bad_input(console, "--backup-every", "is for a data folder; back up a database with its own tools");
  }
  server::make_new_files_private();
  // A closed terminal does not stop the server, and a full disk or a reader that went away is an error of a write, not
  // the end of the process.
  for (const int signal : {SIGHUP, SIGXFSZ, SIGPIPE}) std::signal(signal, SIG_IGN);
  const server::ServerPlan plan = plan_of(arguments);
  server::Server::Started started = server::Server::start(plan);
  if (!started.server) {
    console.err << "spires: " << shown(started.fault) << "\n";
    return kDiffers;
  }
  const ServeBanner banner{.public_url = arguments.public_url,
                           .bind = arguments.bind,
                           .port = started.server->port(),
                           .data = arguments.store.url.empty() ? arguments.data : "the database",
                           .on_terminal = isatty(STDOUT_FILENO) == 1};
  console.out << serve_banner(banner, server::network_addresses()) << std::flush;
  started.server->run_until_signal();
  console.out << "Everything is stored. Goodbye.\n";
  return kDone;
}

}  // namespace spires::cli
