// What spoilers do with tables: many of them, in memory or for good, votes without end, and one that is damaged.
#include <fstream>
#include <set>
#include <sstream>
#include <vector>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"
#include "tests/server/crowd/spoilt_table.h"
#include "tests/server/crowd/talker.h"

namespace spires::crowd {
namespace {

std::string create(std::uint32_t number, std::string_view seats) {
  return Message("create")
      .add("request", "c" + std::to_string(number))
      .add("game", "towers")
      .add_raw("settings", R"({"players":2})")
      .add_raw("seats", seats)
      .add("visibility", "link")
      .text();
}
constexpr std::string_view kTwoPeople = R"([{"sitter":"person"},{"sitter":"person"}])";
constexpr std::string_view kOneBot = R"([{"sitter":"person"},{"sitter":"bot","level":"child"}])";

std::string sit(std::string_view seat) {
  return Message("sit").add("request", seat).add("seat", seat).add("name", seat).text();
}

}  // namespace

// Tables that were only looked at over HTTP leave the memory as others do.
int spoil_memory(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common, {"--asleep", "1"});
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 memory: no server");
  Context& context = scene.harness.context;
  const std::uint32_t many = 2 * options.tables;
  std::vector<std::string> codes;
  {
    std::vector<std::unique_ptr<Talker>> makers;
    for (std::uint32_t i = 0; i < many; ++i) {
      const Route group = spoiler_route(context, 6, static_cast<int>(i) / 20);
      makers.push_back(std::make_unique<Talker>(context, group, std::vector{create(i, kTwoPeople)}));
      makers.back()->hears = [&](std::string_view text) {
        if (type_of(text) == "created") codes.emplace_back(field(text, "table"));
      };
    }
    scene.harness.run_until("all tables are there", std::chrono::seconds(30), [&] { return codes.size() == many; });
  }
  const auto fallen_to = [&](double count) {
    double now = -1;
    for (int i = 0; i < 100 && (now < 0 || now > count); ++i) {
      scene.harness.run_for(std::chrono::milliseconds(200));
      now = metric(context, "spires_tables_open");
    }
    return now;
  };
  const double before = fallen_to(1);
  std::uint32_t described = 0;
  for (std::uint32_t i = 0; i < many; ++i) {
    const Route reader = spoiler_route(context, 7, static_cast<int>(i) / 20);
    described += fetch(reader, "/api/tables/" + codes[i]).status == 200 ? 1U : 0U;
  }
  const double touched = metric(context, "spires_tables_open");
  const double after = fallen_to(1);
  const bool good = described == many && before == 1 && touched > 1 && after == 1 && !scene.player->is_cut();
  return scene.harness.conclude(good ? Verdict::Good : Verdict::Bad,
                                "C22 memory: " + std::to_string(many) + " tables read over HTTP, " +
                                    std::to_string(described) + " answers; in memory " + with_digits(before, 0) +
                                    " before, " + with_digits(touched, 0) + " at once, " + with_digits(after, 0) +
                                    " afterwards");
}

// Tables, rematches and wrong codes, as fast as one address can.
int spoil_tables(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 tables: no server");
  Context& context = scene.harness.context;
  std::set<std::string> codes;
  std::uint32_t asked = 0;
  std::vector<std::unique_ptr<Talker>> spoilers;
  for (int i = 0; i < 8; ++i) {
    spoilers.push_back(std::make_unique<Talker>(context, spoiler_route(context, 8, 0), std::vector<std::string>{}));
    Talker& one = *spoilers.back();
    one.next = [&] { return create(++asked, kTwoPeople); };
    one.hears = [&](std::string_view text) {
      if (type_of(text) == "created") codes.emplace(field(text, "table"));
    };
  }
  // Every game is over at once, and its rematch follows; the rematch is played by another connection of the address.
  Talker again(context, spoiler_route(context, 9, 0), {create(0, kOneBot)});
  std::uint32_t wanted = 0;
  again.hears = [&](std::string_view text) {
    if (type_of(text) == "created") {
      again.say(sit("A"));
      again.say(Message("start").add("request", "s").text());
      again.say(Message("resign").add("request", "r").add("seat", "A").text());
    }
    if (type_of(text) == "over") {
      again.say(Message("rematch").add("request", "m").text());
      ++wanted;
      again.say(create(++asked, kOneBot));
    }
  };
  Talker guesser(context, spoiler_route(context, 10, 0), {});
  std::uint32_t guesses = 0;
  guesser.next = [&] {
    const std::string number = std::to_string(100000 + 7 * ++guesses);
    return Message("join").add("request", "g").add("table", "brave-raven-" + number).text();
  };
  const double wait = scene.wait_for(4 * options.seconds);
  std::uint64_t created = 0;
  std::uint64_t refused = 0;
  for (const auto& one : spoilers) {
    created += one->count("created");
    refused += one->count("too_fast");
  }
  // 60 at once and one a second; a machine that stands still for a moment adds to the seconds.
  const std::uint64_t most = 60 + 4ULL * options.seconds + 10;
  const std::uint64_t looked = guesser.count("no_such_table");
  const bool good = created >= 60 && created <= most && refused > 0 && codes.size() == created && looked >= 20 &&
                    looked <= 20 + options.seconds + 3 && guesser.count("too_fast") > 0 && wanted > 0 &&
                    again.count("created") + wanted <= most && !scene.player->is_cut();
  return scene.harness.conclude(
      good ? Verdict::Good : Verdict::Bad,
      "C22 tables: " + std::to_string(created + refused) + " wanted, " + std::to_string(created) + " made (at most " +
          std::to_string(most) + "), all codes different; " + std::to_string(again.count("created")) +
          " more with their rematches; " + std::to_string(guesses) + " codes guessed, " + std::to_string(looked) +
          " looked for; the other table waits " + with_digits(wait, 0) + " ms at the longest");
}

// One player proposes to end the game and withdraws it, without end; another listens.
int spoil_votes(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 votes: no server");
  Context& context = scene.harness.context;
  Talker spoiler(context, spoiler_route(context, 11, 0), {create(0, kTwoPeople)});
  std::unique_ptr<Talker> listener;
  bool begun = false;
  std::string code;
  spoiler.hears = [&](std::string_view text) {
    if (type_of(text) == "view") begun = true;
    if (type_of(text) != "created") return;
    code = field(text, "table");
    spoiler.say(sit("A"));
    spoiler.say(sit("B"));
    spoiler.say(Message("start").add("request", "s").text());
  };
  scene.harness.run_until("the game begins", std::chrono::seconds(30), [&] { return begun; });
  listener = std::make_unique<Talker>(context, spoiler_route(context, 12, 0),
                                      std::vector{Message("join").add("request", "j").add("table", code).text()});
  std::uint32_t votes = 0;
  spoiler.next = [&] {
    const bool agrees = ++votes % 2 == 1;
    return Message("agree_end")
        .add("request", "v" + std::to_string(votes))
        .add("seat", "A")
        .add_raw("agree", agrees ? "true" : "false")
        .text();
  };
  const double wait = scene.wait_for(4 * options.seconds);
  const std::uint64_t heard = listener->count("notice");
  const std::uint64_t most = 20 + 4ULL * options.seconds + 5;
  const bool good = votes > 20 && heard >= 1 && heard <= most && spoiler.count("too_fast") > 0 && !listener->is_cut() &&
                    !scene.player->is_cut();
  return scene.harness.conclude(good ? Verdict::Good : Verdict::Bad,
                                "C22 votes: " + std::to_string(votes) + " proposals, a spectator hears " +
                                    std::to_string(heard) + " (at most " + std::to_string(most) + "), " +
                                    std::to_string(spoiler.count("too_fast")) + " refused; the other table waits " +
                                    with_digits(wait, 0) + " ms at the longest");
}

namespace {

// Changes a digit of every hash over the states so far. Returns whether there was one.
bool damage(const std::string& file) {
  std::ostringstream all;
  all << std::ifstream(file, std::ios::binary).rdbuf();
  std::string bytes = all.str();
  constexpr std::string_view kTrail = R"("trail":")";
  bool found = false;
  for (std::size_t at = bytes.find(kTrail); at != std::string::npos; at = bytes.find(kTrail, at + 1)) {
    char& digit = bytes[at + kTrail.size()];
    digit = digit == '0' ? '1' : '0';
    found = true;
  }
  std::ofstream(file, std::ios::binary) << bytes;
  return found;
}

}  // namespace

// A table that does not reproduce its own states is refused, listed and counted; everything else goes on.
int spoil_damaged(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 damaged: no server");
  Harness& harness = scene.harness;
  harness.run_until("a few moves", std::chrono::seconds(30), [&] { return scene.player->moves() > 10; });
  const std::string code = scene.player->code();
  scene.player.reset();
  const bool ended = harness.server.terminate(std::chrono::seconds(20));
  const bool found = damage(harness.folder.path("data/spires.db"));
  if (!scene.open()) return harness.conclude(Verdict::Bad, "C22 damaged: no server after the damage");
  Talker spectator(harness.context, spoiler_route(harness.context, 13, 0), {});
  spectator.next = [&] { return Message("join").add("request", "j").add("table", code).text(); };
  const double wait = scene.wait_for(options.seconds);
  const Fetched page = fetch(spoiler_route(harness.context, 14, 0), "/api/tables/" + code);
  const Fetched health = fetch(spoiler_route(harness.context, 14, 0), "/healthz");
  const int checked =
      run_program({common.program, "check", "--data", harness.folder.path("data")}, harness.folder.path("check.log"));
  const bool is_counted = health.body.find(R"("damaged":1)") != std::string::npos;
  const bool good = ended && found && spectator.count("damaged") > 0 &&
                    spectator.count("damaged") == spectator.count("refused") && page.status == 500 &&
                    health.status == 200 && is_counted && checked == 1 && scene.player->moves() > 0 &&
                    !scene.player->is_cut();
  return harness.conclude(good ? Verdict::Good : Verdict::Bad,
                          "C22 damaged: " + std::to_string(spectator.count("damaged")) + " of " +
                              std::to_string(spectator.said()) + " joins refused as damaged, over HTTP " +
                              std::to_string(page.status) + ", health " + health.body + ", check exits with " +
                              std::to_string(checked) + "; the other table waits " + with_digits(wait, 0) +
                              " ms at the longest");
}

}  // namespace spires::crowd
