// Our reader and writer of JSON against the library's own.
#include "wire/json.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

#include "engine/core/rng.h"
#include "tests/scale.h"
#include "wire/json_reader.h"

namespace spires::wire {
namespace {

// What the library says about a text; floating point as we read it. It also takes a mark of byte order, and the
// first zero byte for the end.
std::string theirs(const std::string& text) {
  if (text.starts_with("\xEF\xBB\xBF") || text.find('\0') != std::string::npos) return "not json";
  const auto null_floats = [](int, Json::parse_event_t, Json& value) {
    if (value.is_number_float()) value = nullptr;
    return true;
  };
  const Json json = Json::parse(text, null_floats, false);
  return json.is_discarded() ? "not json" : json.dump();
}

std::string ours(const std::string& text) {
  Json json;
  JsonReader reader(text);
  if (!reader.read(json)) return "not json";
  if (!reader.twice()) return text_of(json);
  // The library keeps the last of two members with one name.
  const std::string known = theirs(text);
  return known == "not json" ? "a name twice" : known;
}

TEST(JsonTexts, AreReadAsTheLibraryReadsThem) {
  const std::string_view rows[] = {
      "",
      " ",
      "null",
      "true",
      "false",
      "tru",
      "truex",
      "nul",
      "0",
      "-0",
      "00",
      "01",
      "-",
      "-1",
      "+1",
      ".5",
      "1.",
      "1.5",
      "1e5",
      "1E+5",
      "1e",
      "1e-",
      "1.e5",
      "9223372036854775807",
      "9223372036854775808",
      "-9223372036854775808",
      "-9223372036854775809",
      "18446744073709551615",
      "18446744073709551616",
      "0x1",
      "NaN",
      "Infinity",
      "\"",
      "\"\"",
      "\"a\"",
      "\"a",
      "\"\\\"",
      "\"\\n\\t\\b\\f\\r\\/\\\\\\\"\"",
      "\"\\x\"",
      "\"\\u\"",
      "\"\\u12\"",
      "\"\\u12g4\"",
      "\"\\u-123\"",
      "\"\\u0041\"",
      "\"\\u00e9\"",
      "\"\\u20AC\"",
      "\"\\uD83C\\uDFF0\"",
      "\"\\uD83C\"",
      "\"\\uDFF0\"",
      "\"\\uD83C\\u0041\"",
      "\"\\uD83Cx\"",
      "\"\\u0000\"",
      "\"\x01\"",
      "\"\n\"",
      "\"\x7F\"",
      "\"\xC3\xA9\"",
      "\"\xC3\"",
      "\"\xC0\x80\"",
      "\"\xC1\xBF\"",
      "\"\xE0\x80\x80\"",
      "\"\xE2\x82\xAC\"",
      "\"\xED\xA0\x80\"",
      "\"\xEF\xBF\xBF\"",
      "\"\xF0\x9F\x8F\xB0\"",
      "\"\xF0\x80\x80\x80\"",
      "\"\xF4\x8F\xBF\xBF\"",
      "\"\xF4\x90\x80\x80\"",
      "\"\xF5\x80\x80\x80\"",
      "\"\xFF\"",
      "\"\x80\"",
      "\xEF\xBB\xBF{}",
      "[]",
      "[ ]",
      "[1]",
      "[1,]",
      "[,1]",
      "[1 2]",
      "[1,2",
      "[[],[[]]]",
      "{}",
      "{ }",
      "{\"a\":1}",
      "{\"a\" : 1 }",
      "{\"a\":1,}",
      "{,}",
      "{\"a\"}",
      "{\"a\":}",
      "{a:1}",
      "{\"a\":1 \"b\":2}",
      "{\"a\":1}x",
      "{\"a\":1} \t\r\n",
      "{\"a\":1}\v",
      "//",
      "[1]//",
  };
  for (const std::string_view row : rows) EXPECT_EQ(ours(std::string(row)), theirs(std::string(row))) << row;
  const std::string zero("{}\0", 3);
  EXPECT_EQ(ours(zero), "not json");
}

TEST(JsonTexts, ChangedByChanceAreReadAsTheLibraryReadsThem) {
  const std::string_view seeds[] = {
      R"({"type":"move","seat":"A","seq":12,"action":"M3>5","list":[1,-2,{"x":[true,false,null]}]})",
      R"({"text":"za\u017c\u00f3\u0142\u0107 \uD83C\uDFF0 \n","more":"ґанок 🏰","n":1.5e-3,"o":{"p":{}}})",
  };
  const std::string_view pieces[] = {"\"",   "\\",   "{",        "}",    "[",    "]",       ",",       ":",
                                     "0",    "-",    ".",        "e",    "\\u",  "\\uD83C", "\\uDFF0", "\xF0",
                                     "\x80", "\xC3", "\xED\xA0", "true", "null", " ",       "\n",      "1"};
  Rng rng(7);
  std::int64_t read = 0;
  const std::int64_t rounds = tests::scaled(50'000);
  for (std::int64_t i = 0; i < rounds; ++i) {
    std::string text(seeds[rng.next_below(2)]);
    for (std::uint32_t changes = 1 + rng.next_below(3); changes > 0; --changes) {
      const std::size_t at = rng.next_below(static_cast<std::uint32_t>(text.size()));
      const std::size_t gone = rng.next_below(3);
      text.replace(at, gone,
                   rng.next_below(4) == 0 ? std::string_view()
                                          : pieces[rng.next_below(static_cast<std::uint32_t>(std::size(pieces)))]);
    }
    const std::string expected = theirs(text);
    read += expected == "not json" ? 0 : 1;
    ASSERT_EQ(ours(text), expected) << text;
  }
  EXPECT_GT(read, rounds / 50);
}

TEST(JsonTexts, AreWrittenAsTheLibraryWritesThem) {
  std::string all;
  for (int c = 0; c < 0x80; ++c) all += static_cast<char>(c);
  const Json json{{all, all + "ґанок 🏰"},
                  {"numbers", {0, -1, 18446744073709551615U, INT64_MIN, INT64_MAX}},
                  {"rest", {true, false, nullptr, Json::object(), Json::array(), {{"a", Json::array({1})}}}}};
  EXPECT_EQ(text_of(json), json.dump());
  EXPECT_EQ(text_of(Json("a\xFF\xC3(")), "\"a\xEF\xBF\xBD\xEF\xBF\xBD(\"");
}

}  // namespace
}  // namespace spires::wire
