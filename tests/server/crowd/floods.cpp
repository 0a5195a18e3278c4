#include "tests/server/crowd/floods.h"

#include <sys/resource.h>

#include <sstream>
#include <utility>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"
#include "tests/server/crowd/spoilers.h"
#include "tests/server/crowd/talker.h"

namespace spires::crowd {
namespace {

std::string create(std::string_view settings, std::string_view seats) {
  return Message("create")
      .add("request", "c")
      .add("game", "towers")
      .add_raw("settings", settings)
      .add_raw("seats", seats)
      .add("visibility", "link")
      .text();
}
const char* const kTwoOpenSeats = R"([{"sitter":"person"},{"sitter":"person"}])";

void bring_journal(Context& context, Spoilers& spoilers) {
  auto one = std::make_unique<Soloist>(context, spoiler_route(context, 3, 0), "child");
  one->plays = false;
  one->spoil = [n = 0]() mutable {
    const bool off = ++n % 2 == 0;
    return Message("standing_pass")
        .add("request", "p" + std::to_string(n))
        .add("seat", "A")
        .add("until", off ? "off" : "turn")
        .add_raw("unless", "[]")
        .text();
  };
  spoilers.push_back(std::move(one));
}

// Sixty connections that join the same table again and again.
void bring_audience(Context& context, Spoilers& spoilers) {
  auto host = std::make_unique<Talker>(context, spoiler_route(context, 4, 100),
                                       std::vector{create(R"({"players":2})", kTwoOpenSeats)});
  host->hears = [&context, &spoilers](std::string_view text) {
    if (type_of(text) != "created") return;
    const std::string join = Message("join").add("request", "j").add("table", std::string(field(text, "table"))).text();
    for (int i = 0; i < 60; ++i) {
      auto one = std::make_unique<Talker>(context, spoiler_route(context, 4, i), std::vector{join});
      one->next = [join] { return join; };
      spoilers.push_back(std::move(one));
    }
  };
  spoilers.push_back(std::move(host));
}

void bring_votes(Context& context, Spoilers& spoilers) {
  auto one = std::make_unique<Talker>(context, spoiler_route(context, 5, 0),
                                      std::vector{create(R"({"players":2})", kTwoOpenSeats)});
  one->hears = [&talker = *one](std::string_view text) {
    if (type_of(text) != "created") return;
    for (const char* const seat : {"A", "B"}) {
      talker.say(Message("sit").add("request", seat).add("seat", seat).add("name", seat).text());
    }
    talker.say(Message("start").add("request", "s").text());
  };
  one->next = [n = 0]() mutable {
    const bool agrees = ++n % 2 == 1;
    return Message("agree_end")
        .add("request", "v" + std::to_string(n))
        .add("seat", "A")
        .add_raw("agree", agrees ? "true" : "false")
        .text();
  };
  spoilers.push_back(std::move(one));
}

void bring_tables(Context& context, Spoilers& spoilers) {
  for (int i = 0; i < 8; ++i) {
    auto one = std::make_unique<Talker>(context, spoiler_route(context, 6, i), std::vector<std::string>{});
    one->next = [] { return create(R"({"players":2})", kTwoOpenSeats); };
    spoilers.push_back(std::move(one));
  }
}

}  // namespace

void bring_hints(Context& context, Spoilers& spoilers) {
  auto one = std::make_unique<Soloist>(context, spoiler_route(context, 2, 0), "archmage");
  one->plays = false;
  one->spoil = [&solo = *one, n = 0]() mutable -> std::string {
    if (!solo.is_asked()) return "";
    return Message("hint").add("request", "h" + std::to_string(++n)).add("seat", "A").add("seq", solo.seq()).text();
  };
  spoilers.push_back(std::move(one));
}

void bring_archmages(Context& context, std::uint32_t tables, Spoilers& spoilers) {
  std::string seats = "[";
  for (int i = 0; i < 6; ++i) seats += std::string(i > 0 ? "," : "") + R"({"sitter":"bot","level":"archmage"})";
  const std::string start = Message("start").add("request", "s").text();
  for (std::uint32_t i = 0; i < tables; ++i) {
    const Route group = spoiler_route(context, 2, static_cast<int>(i) / 25);
    auto one = std::make_unique<Talker>(context, group, std::vector{create(R"({"players":6})", seats + "]")});
    one->hears = [&talker = *one, start](std::string_view text) {
      if (type_of(text) == "created") talker.say(start);
    };
    spoilers.push_back(std::move(one));
  }
}

void bring(Context& context, std::string_view name, std::uint32_t tables, Spoilers& spoilers) {
  if (name == "hints") bring_hints(context, spoilers);
  if (name == "archmages") bring_archmages(context, tables, spoilers);
  if (name == "journal") bring_journal(context, spoilers);
  if (name == "audience") bring_audience(context, spoilers);
  if (name == "votes") bring_votes(context, spoilers);
  if (name == "fragments") spoilers.push_back(std::make_unique<Fragmenter>(context, spoiler_route(context, 7, 0)));
  if (name == "tables") bring_tables(context, spoilers);
}

void flood(Pipes& pipes) {
  // Real ones have their own machines, and here they would only take processor time from the server.
  setpriority(PRIO_PROCESS, 0, 19);
  while (const std::optional<std::string> line = pipes.hear()) {
    std::istringstream words(*line);
    std::string go;
    std::string name;
    unsigned port = 0;
    std::uint32_t tables = 0;
    int seconds = 0;
    words >> go >> port >> name >> tables >> seconds;
    {
      Loop loop;
      Context context(loop, 1);
      context.port = static_cast<std::uint16_t>(port);
      context.up = true;
      Spoilers spoilers;
      bring(context, name, tables, spoilers);
      loop.after(std::chrono::seconds(seconds), [&] { loop.stop(); });
      loop.run();
    }
    pipes.say("done");
  }
}

}  // namespace spires::crowd
