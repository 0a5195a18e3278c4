// `spires serve`: the table server, until it is stopped.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "cli/shared_store.h"

namespace spires::cli {

struct ServeArguments {
  std::string bind = "0.0.0.0";
  std::uint32_t port = 8080;
  std::string data = "spires-data";
  SharedStoreArguments store;
  std::string web;
  std::string public_url;
  bool behind_proxy = false;
  std::uint32_t threads = 0;
  std::uint32_t bot_threads = 0;
  std::uint32_t absence = 90;
  std::uint32_t silence = 300;
  std::uint32_t asleep = 60;
  std::uint32_t gathering_minutes = 24 * 60;
  std::uint32_t running_days = 60;
  std::uint32_t connections = 20000;
  std::uint32_t connections_per_address = 256;
  std::uint32_t frames_per_second = 20;
  std::uint32_t say_minutes = 60;
  std::uint32_t reopen_days = 30;
  std::uint32_t finished_days = 0;
  std::uint32_t backup_every = 0;
  std::uint32_t backup_keep = 7;
  std::string backup_to;
  std::string log = "error";
};

int run_serve(const ServeArguments& arguments, Console& console);

}  // namespace spires::cli
