// C17: texts of players are refused, or reach all clients byte for byte. And docs/protocol.md has every refusal code
// and every notice of the server.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <regex>
#include <set>
#include <sstream>

#include "match/names.h"
#include "match/refusals.h"
#include "tests/server/matrix_scene.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::server::testing {
namespace {

// `wire` is the JSON text as a hostile client would send it, quotes included.
struct Words {
  std::string what;
  std::string wire;
  std::string name_code;  // empty: delivered
  std::string chat_code;
};

std::string quoted(const std::string& text) { return '"' + text + '"'; }
std::string times(int n, const std::string& text) {
  std::string all;
  for (int i = 0; i < n; ++i) all += text;
  return all;
}

std::vector<Words> hostile_words() {
  const std::string wizard = "\xF0\x9F\xA7\x99";
  return {
      {"markup", quoted("<img src=x onerror=a()>"), "", ""},
      {"entities", quoted("&lt;b&gt;&#x27;"), "", ""},
      {"quotes", R"("\"'`\\ \/")", "", ""},
      {"a message", R"("{\"type\":\"over\"}")", "", ""},
      {"a template", quoted("${7*7}{{7*7}}%s%n"), "", ""},
      {"SQL", quoted("'); DROP TABLE entries;"), "", ""},
      {"24 emoji", quoted(times(24, wizard)), "", ""},
      {"24 emoji, escaped", quoted(times(24, R"(\ud83e\uddd9)")), "", ""},
      {"25 emoji", quoted(times(25, wizard)), "too_long", ""},
      {"300 emoji", quoted(times(300, wizard)), "too_long", ""},
      {"301 emoji", quoted(times(301, wizard)), "too_long", "too_long"},
      {"words from right to left", quoted("\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627"), "", ""},
      {"marks upon marks", quoted("z" + times(20, "\u0334")), "", ""},
      {"a line feed", R"("a\nb")", "bad_text", "bad_text"},
      {"a carriage return", R"("a\rb")", "bad_text", "bad_text"},
      {"a tab", R"("a\tb")", "bad_text", "bad_text"},
      {"an escape", R"("a\u001b[31mb")", "bad_text", "bad_text"},
      {"a deletion", R"("a\u007fb")", "bad_text", "bad_text"},
      {"C1 controls", R"("a\u0085b\u009b")", "bad_text", "bad_text"},
      {"NUL, escaped", R"("a\u0000b")", "bad_text", "bad_text"},
      {"NUL", quoted(std::string("a\0b", 3)), "not_json", "not_json"},
      {"override to the left", quoted("a\u202Eb"), "bad_text", "bad_text"},
      {"override to the right", R"("a\u202db")", "bad_text", "bad_text"},
      {"embedding", quoted("a\u202Bb"), "bad_text", "bad_text"},
      {"isolate", quoted("a\u2067b"), "bad_text", "bad_text"},
      {"half a character", R"("a\ud800b")", "not_json", "not_json"},
      {"no UTF-8", quoted("a\xFF\xFE"), "not_json", "not_json"},
      {"an overlong character", quoted("a\xC0\xAF"), "not_json", "not_json"},
      {"a surrogate as bytes", quoted("a\xED\xA0\x80"), "not_json", "not_json"},
      {"the beginning of a character", quoted("a\xF0\x9F\xA7"), "not_json", "not_json"},
      {"blanks", quoted("   "), "no_name", "no_text"},
      {"nothing", quoted(""), "no_name", "no_text"},
  };
}

Voice::Fits of_type(const std::string& type) {
  return [type](const Json& one) { return one["type"] == type; };
}

// Two clients at a table before the game: one sends a text, the other receives it or not.
class Talk {
 public:
  explicit Talk(Alone& alone) : alone_(alone), speaker_(*alone.place), listener_(*alone.place) {
    speaker_.greet();
    listener_.greet();
    code_ = speaker_.ask(create("towers", towers(3), Json::array()))["table"];
    speaker_.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Zosia"}});
    listener_.say({{"type", "join"}, {"request", "j"}, {"table", code_}});
    listener_.wait(0, of_type("table"));
    // Answered after everything that the joining brings.
    listener_.ask({{"type", "mute"}, {"seat", "A"}, {"muted", false}});
  }

  void expect_name(const Words& words) {
    const std::string sit = R"({"type":"sit","request":"n","seat":"B","name":)" + words.wire + "}";
    expect(words, sit, words.name_code, [this](const std::string& name) {
      const auto is_seen = [&](const Json& one) {
        return one["type"] == "table" && one["seats"][1].value("name", "") == name;
      };
      return listener_.wait(0, is_seen).has_value();
    });
  }
  void expect_chat(const Words& words) {
    const std::string chat = R"({"type":"chat","request":"c","seat":"A","text":)" + words.wire + "}";
    expect(words, chat, words.chat_code, [this](const std::string& text) {
      const std::optional<Json> said = listener_.wait(0, of_type("chat_said"));
      return said && (*said)["text"] == text && (*said)["name"] == "Zosia";
    });
  }
  // A spectator gives its name when it joins, and needs one only to chat.
  void expect_spectator(const Words& words) {
    Voice spectator(*alone_.place);
    spectator.greet();
    const bool is_blank = words.name_code == "no_name";
    spectator.say_text(R"({"type":"join","request":"s","table":")" + code_ + R"(","name":)" + words.wire + "}");
    spectator.wait(0, [](const Json& one) { return one["type"] == "table" || one["type"] == "refused"; });
    const std::optional<Json> no = spectator.find(0, of_type("refused"));
    EXPECT_EQ(no ? (*no)["code"] : "", is_blank ? "" : words.name_code) << words.what;
    if (no) return;
    spectator.say({{"type", "chat"}, {"request", "t"}, {"text", "from outside"}});
    const auto is_heard = [](const Json& one) {
      return one["type"] == "refused" || one.value("text", "") == "from outside";
    };
    const Json heard = spectator.wait(0, is_heard).value_or(Json::object());
    EXPECT_EQ(heard.value("code", ""), words.name_code) << words.what << " " << heard;
    // A player has the same name already.
    const auto name = is_blank ? std::string() : Json::parse(words.wire).get<std::string>();
    EXPECT_TRUE(is_blank || heard["name"] == match::cut_name(name, match::kNameLimits.longest - 2) + " 2")
        << words.what;
  }
  const std::string& code() const { return code_; }

 private:
  void expect(const Words& words, const std::string& message, const std::string& code,
              const std::function<bool(const std::string&)>& is_delivered) {
    const std::vector<Entry> journal = *entries_of(*alone_.store, code_);
    const std::size_t heard = listener_.count();
    const std::size_t from = speaker_.count();
    speaker_.say_text(message);
    const auto is_answer = [](const Json& one) { return one.contains("request") || one["type"] == "refused"; };
    const Json answer = speaker_.wait(from, is_answer).value_or(Json::object());
    EXPECT_EQ(answer.value("code", ""), code) << words.what << " " << answer;
    if (code.empty()) {
      EXPECT_TRUE(is_delivered(Json::parse(words.wire).get<std::string>())) << words.what;
    } else {
      EXPECT_EQ(listener_.count(), heard) << words.what;
      EXPECT_EQ(*entries_of(*alone_.store, code_), journal) << words.what;
    }
  }

  Alone& alone_;
  Voice speaker_;
  Voice listener_;
  std::string code_;
};

// A delivered text comes out of the store again, with the same bytes.
void expect_kept(Place& place, const std::string& code, const Words& words) {
  if (!words.name_code.empty() && !words.chat_code.empty()) return;
  Voice late(place);
  late.greet();
  late.say({{"type", "join"}, {"request", "j"}, {"table", code}});
  const std::string text = Json::parse(words.wire);
  const auto has_name = [&](const Json& one) {
    return one["type"] == "table" && one["seats"][1].value("name", "") == text;
  };
  const auto has_chat = [&](const Json& one) { return one["type"] == "chat_said" && one["text"] == text; };
  EXPECT_TRUE(!words.name_code.empty() || late.wait(0, has_name)) << words.what;
  EXPECT_TRUE(!words.chat_code.empty() || late.wait(0, has_chat)) << words.what;
}

TEST(Matrix, HostileWordsAreRefusedOrDeliveredByteForByte) {
  Alone alone;
  std::size_t delivered = 0;
  const std::vector<Words> all = hostile_words();
  std::vector<std::string> codes;
  for (const Words& words : all) {
    Talk talk(alone);
    talk.expect_name(words);
    talk.expect_chat(words);
    talk.expect_spectator(words);
    codes.push_back(talk.code());
    delivered += (words.name_code.empty() ? 1U : 0U) + (words.chat_code.empty() ? 1U : 0U);
  }
  alone.restart();
  for (std::size_t i = 0; i < all.size(); ++i) expect_kept(*alone.place, codes[i], all[i]);
  std::cout << "C17 words: " << all.size() << " as a name and as chat, " << delivered << " delivered, "
            << 2 * all.size() - delivered << " refused\n";
}

std::string text_of_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Its sender waits for an answer with this id.
TEST(Matrix, ATooLongRequestIdIsRefusedWithThatId) {
  Alone alone;
  Client client(*alone.place);
  const std::string id(match::kRequestLimits.longest + 1, 'r');
  const Json answer = client.ask_again({{"type", "join"}, {"request", id}, {"table", "brave-raven-42"}});
  EXPECT_EQ(answer["code"], "too_long");
  EXPECT_EQ(answer["field"], "request");
  EXPECT_EQ(answer["request"], id);
}

TEST(Matrix, EveryRefusalIsInTheDocument) {
  const std::string document = text_of_file(SPIRES_ROOT "/docs/protocol.md");
  const std::size_t from = document.find("\n## Refusals");
  const std::string refusals = document.substr(from, document.find("\n## ", from + 4) - from);
  for (const std::string_view code : match::kRefusalCodes) {
    EXPECT_NE(refusals.find("`" + std::string(code) + "`"), std::string::npos) << code;
  }
}

TEST(Matrix, EveryNoticeIsInTheDocumentAndIsGiven) {
  const std::regex key(R"(notice\.[a-z-]+)");
  const auto keys_of = [&](const std::string& text) {
    std::set<std::string> keys;
    for (std::sregex_iterator one(text.begin(), text.end(), key), end; one != end; ++one) keys.insert(one->str());
    return keys;
  };
  std::string host;
  for (const auto& file : std::filesystem::directory_iterator(SPIRES_ROOT "/host")) {
    const std::string extension = file.path().extension();
    if (extension == ".cpp" || extension == ".h") host += text_of_file(file.path());
  }
  const std::string document = text_of_file(SPIRES_ROOT "/docs/protocol.md");
  const std::size_t from = document.find("### `notice`");
  EXPECT_EQ(keys_of(document.substr(from, document.find("\n## ", from) - from)), keys_of(host));
}

}  // namespace
}  // namespace spires::server::testing
