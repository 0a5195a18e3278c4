#include "tests/twins/talk.h"

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <utility>

namespace spires::server::twins {
namespace {

using laws::finding;

// In memory if possible: the result does not depend on the disk.
std::string new_folder() {
  const std::string memory = "/dev/shm";
  std::error_code ignored;
  const bool has_memory = ::access(memory.c_str(), W_OK) == 0;
  std::string folder = (has_memory ? std::filesystem::path(memory) : std::filesystem::temp_directory_path(ignored)) /
                       ("spires-twin-" + std::string(6, 'X'));
  return ::mkdtemp(folder.data()) == nullptr ? std::string() : folder;
}

// Removes times.
std::string timeless(const std::string& message) {
  constexpr std::string_view kLeft = "\"left\":";
  const std::size_t at = type_of(message) == "clock" ? message.find(kLeft) : std::string::npos;
  if (at == std::string::npos) return message;
  const std::size_t from = at + kLeft.size();
  return message.substr(0, from) + message.substr(message.find_first_not_of("0123456789", from));
}

// A host writes every value in one way, so parts that are equal when parsed are equal byte for byte.
bool is_written_the_one_way(const std::string& message, const Json& parsed) { return wire::text_of(parsed) == message; }

// Returns whether the first `count` events and the boards sent with them are equal.
bool are_same(const Json& a, const Json& b, std::size_t count) {
  for (const char* list : {"events", "patches", "views"}) {
    if (a.contains(list) != b.contains(list)) return false;
    if (!a.contains(list)) continue;
    if (!std::equal(a[list].begin(), a[list].begin() + static_cast<std::ptrdiff_t>(count), b[list].begin())) {
      return false;
    }
  }
  return true;
}

// Returns whether two lists of events are equal up to the one of this number, which both have.
bool same_until(const std::string& one, const std::string& other, std::uint32_t number) {
  if (type_of(one) != "events" || type_of(other) != "events") return false;
  const Json a = Json::parse(one);
  const Json b = Json::parse(other);
  if (!is_written_the_one_way(one, a) || !is_written_the_one_way(other, b)) return false;
  if (a["first"] != b["first"] || a.contains("seat") != b.contains("seat")) return false;
  if (a.contains("seat") && a["seat"] != b["seat"]) return false;
  const auto first = a["first"].get<std::uint32_t>();
  if (number < first) return false;
  const std::size_t same = number - first;
  if (a["events"].size() <= same || b["events"].size() <= same) return false;
  return are_same(a, b, same);
}

// The last event of a game shows everything in the view after it, and only there.
bool same_but_for_the_end(const std::string& one, const std::string& other) {
  if (type_of(one) != "events" || type_of(other) != "events") return false;
  const Json a = Json::parse(one);
  const Json b = Json::parse(other);
  if (!is_written_the_one_way(one, a) || !is_written_the_one_way(other, b)) return false;
  return a["first"] == b["first"] && a["events"] == b["events"] && are_same(a, b, a["events"].size() - 1);
}

// An answer before the events contains their last number, which may differ from the revealing event on.
bool same_but_for_seq(const std::string& one, const std::string& other, std::uint32_t number) {
  if (type_of(one) != "accepted" || type_of(other) != "accepted") return false;
  Json a = Json::parse(one);
  Json b = Json::parse(other);
  if (!is_written_the_one_way(one, a) || !is_written_the_one_way(other, b)) return false;
  const bool later = a["seq"].get<std::uint32_t>() >= number && b["seq"].get<std::uint32_t>() >= number;
  a.erase("seq");
  b.erase("seq");
  return later && a == b;
}

std::string who_of(int line) {
  if (line == kSpectatorLine) return "the spectator";
  return line == kSecondLine ? "who came back" : "seat " + std::to_string(line);
}

// The counters of /metrics, without times. Written bytes are counted a moment after they were received, and are sums
// over all clients: they are for the operator.
std::map<std::string, double> counters_of(const std::string& page) {
  std::map<std::string, double> all;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t blank = line.rfind(' ');
    if (!line.starts_with("spires_") || blank == std::string::npos) continue;
    if (line.find("_seconds") != std::string::npos || line.find("spires_bots_") != std::string::npos ||
        line.find("s_out ") != std::string::npos)
      continue;
    all[line.substr(0, blank)] = std::strtod(line.c_str() + blank, nullptr);
  }
  return all;
}

}  // namespace

void TwinCounts::count(const std::string& frame) {
  ++frames;
  ++types[type_of(frame)];
  bytes += static_cast<std::int64_t>(frame.size());
}

TwinTalk::TwinTalk(const std::function<Plant()>& plant) {
  for (const int i : {0, 1}) {
    folders_[i] = new_folder();
    worlds_[i] = std::make_unique<TwinWorld>(folders_[i], plant ? plant() : Plant{});
    heard_[i].resize(kLines);
  }
}

TwinTalk::~TwinTalk() {
  for (const int i : {0, 1}) {
    worlds_[i].reset();
    std::error_code ignored;
    std::filesystem::remove_all(folders_[i], ignored);
  }
}

std::string TwinTalk::fault() const { return worlds_[0]->fault() + worlds_[1]->fault(); }

std::string TwinTalk::say(int line, Json message) {
  Json same = message;
  return say(line, std::move(message), std::move(same));
}

std::string TwinTalk::say(int line, Json message, Json other) {
  const std::string request = "r" + std::to_string(++requests_);
  message["request"] = request;
  other["request"] = request;
  world(0).line(line).send(message.dump());
  world(1).line(line).send(other.dump());
  return request;
}

bool TwinTalk::hear(int line, const std::string& request) {
  return world(0).line(line).hear(request) && world(1).line(line).hear(request);
}

void TwinTalk::come(int line, const std::string& seat) {
  present_.insert(line);
  seat_ = seat;
}

// A line that has left gets no more messages of the table, but earlier ones may still be on their way.
void TwinTalk::leave(const std::string& code) {
  for (const int line : present_) say(line, {{"type", "leave"}});
  const std::string page = "/api/tables/" + code;
  for (const int i : {0, 1}) {
    bool anybody = true;
    for (int tries = 0; anybody && tries < 2000; ++tries) {
      const std::string now = world(i).get(page);
      anybody = now.find("\"present\":true") != std::string::npos || now.find("\"spectators\":0") == std::string::npos;
    }
  }
  std::vector<std::string> requests;
  for (const int line : present_) requests.push_back(say(line, {{"type", "nothing"}}));
  std::size_t n = 0;
  for (const int line : present_) {
    hear(line, requests[n++]);
    for (const int i : {0, 1}) world(i).line(line).take();
  }
  for (const int i : {0, 1}) {
    world(i).take_log();
    world(i).take_decisions();
  }
  present_.clear();
}

// A mute of no seat passes through the table and changes nothing.
bool TwinTalk::listen() {
  std::vector<std::string> requests;
  for (const int line : present_) {
    requests.push_back(say(line, {{"type", "mute"}, {"seat", seat_}, {"muted", false}}));
  }
  bool all = true;
  std::size_t n = 0;
  for (const int line : present_) all = hear(line, requests[n++]) && all;
  for (int line = 0; line < kLines; ++line) {
    for (const int i : {0, 1}) heard_[i][static_cast<std::size_t>(line)] = world(i).line(line).take();
  }
  return all;
}

Found TwinTalk::compare(const std::string& channel, const std::vector<Watch>& watches) {
  const bool all = listen();
  for (int line = 0; line < static_cast<int>(watches.size()); ++line) {
    const Watch& watch = watches[static_cast<std::size_t>(line)];
    if (!watch.compared || !present_.contains(line)) continue;
    if (Found found = compare_line(channel, line, watch)) return found;
  }
  if (Found found = compare_log(channel)) return found;
  return all ? Found{} : finding("C7 " + channel, "a world does not answer");
}

Found TwinTalk::compare_line(const std::string& channel, int line, const Watch& watch) {
  const std::vector<std::string>& a = heard(0, line);
  const std::vector<std::string>& b = heard(1, line);
  for (std::size_t i = 0; i < a.size() || i < b.size(); ++i) {
    if (i == a.size() || i == b.size()) {
      const std::string& more = i == a.size() ? b[i] : a[i];
      return finding("C7 " + channel + " " + type_of(more), "only one world says to " + who_of(line) + " " + more);
    }
    const std::string one = timeless(a[i]);
    const std::string other = timeless(b[i]);
    const bool own = i + 1 == a.size();  // the last answer only marks the end
    if (!own) counts_.count(one);
    if (one == other) continue;
    const bool views = type_of(one) == "view" && type_of(other) == "view";
    if (views && (watch.over || watch.parted != 0)) return {};
    if (watch.over && same_but_for_the_end(one, other)) continue;
    if (watch.parted != 0 && same_but_for_seq(one, other, watch.parted)) continue;
    if (watch.parted != 0 && same_until(one, other, watch.parted)) return {};
    return finding("C7 " + channel + " " + type_of(own && i + 1 < b.size() ? other : one),
                   "to " + who_of(line) + "\n  " + one + "\n  " + other);
  }
  return {};
}

Found TwinTalk::compare_log(const std::string& channel) {
  const std::vector<std::string> a = world(0).take_log();
  const std::vector<std::string> b = world(1).take_log();
  const auto [one, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  for (const std::string& line : a) counts_.bytes += static_cast<std::int64_t>(line.size());
  if (one == a.end() && other == b.end()) return {};
  return finding("C7 " + channel + " log",
                 (one == a.end() ? "nothing" : *one) + "\n  " + (other == b.end() ? "nothing" : *other));
}

bool TwinTalk::is_answered(int w, int line, const std::string& request, const std::string& type) const {
  const std::string mark = "\"request\":\"" + request + "\"";
  const std::vector<std::string>& all = heard(w, line);
  return std::any_of(all.begin(), all.end(), [&](const std::string& message) {
    return message.find(mark) != std::string::npos && (type.empty() || type_of(message) == type);
  });
}

Found TwinTalk::compare_page(const std::string& target, const std::string& name) {
  const std::string a = world(0).get(target);
  const std::string b = world(1).get(target);
  ++counts_.frames;
  counts_.bytes += static_cast<std::int64_t>(a.size());
  return a == b ? Found{} : finding("C7 page of " + name, target + "\n  " + a + "\n  " + b);
}

// Tables of other pairs may be over in one world, because of what was revealed there.
Found TwinTalk::compare_listed(const std::string& code) {
  std::string rows[2];
  for (const int i : {0, 1}) {
    const std::string page = world(i).get("/api/tables?status=running");
    const std::size_t body = page.find("\r\n\r\n");
    const Json list = Json::parse(page.begin() + static_cast<std::ptrdiff_t>(std::min(body, page.size())), page.end(),
                                  nullptr, false);
    for (const Json& row : list.value("tables", Json::array())) {
      if (row.value("table", "") == code) rows[i] = row.dump();
    }
  }
  counts_.count(rows[0]);
  return rows[0] == rows[1] ? Found{} : finding("C7 page of the list", "\n  " + rows[0] + "\n  " + rows[1]);
}

// The counters grow from pair to pair, also after something was revealed, so only their growth is compared.
void TwinTalk::mark_metrics() {
  for (const int i : {0, 1}) metrics_[i] = counters_of(world(i).get("/metrics"));
}

Found TwinTalk::compare_metrics() {
  std::map<std::string, double> grown[2];
  for (const int i : {0, 1}) {
    for (const auto& [name, value] : counters_of(world(i).get("/metrics"))) {
      const double more = value - metrics_[i][name];
      if (more != 0) grown[i][name] = more;
    }
  }
  ++counts_.frames;
  if (grown[0] == grown[1]) return {};
  std::string what;
  for (const auto& [name, value] : grown[0]) {
    if (grown[1][name] != value)
      what += "\n  " + name + " " + std::to_string(value) + " " + std::to_string(grown[1][name]);
  }
  return finding("C7 page of metrics", what);
}

bool TwinTalk::has_grown(const std::string& counter) {
  for (const int i : {0, 1}) {
    if (counters_of(world(i).get("/metrics"))[counter] > metrics_[i][counter]) return true;
  }
  return false;
}

}  // namespace spires::server::twins
