#include "tests/server/crowd/mutations.h"

#include <array>
#include <iterator>
#include <utility>

#include <nlohmann/json.hpp>

namespace spires::crowd {
namespace {

using Json = nlohmann::ordered_json;

// One message of each type. @c is a table code, @s a seat, @n a number, @t a token with a fault, @r a request id.
constexpr auto kMessages = std::to_array<const char*>({
    R"({"type":"hello","protocol":1,"language":"uk"})",
    R"({"type":"hello","protocol":1,"previews":false})",
    R"({"type":"create","request":"@r","game":"towers","settings":{"players":9},"seats":[{"sitter":"open"}],"visibility":"link"})",
    R"({"type":"create","request":"@r","game":"chess","settings":{},"seats":[],"visibility":"public","clock":{"turn":90,"increment":10,"window":20}})",
    R"({"type":"join","request":"@r","table":"@c","name":"Petr"})",
    R"({"type":"sit","request":"@r","seat":"@s","name":"Zosia","colour":"elm","nonce":"9f2c41d7"})",
    R"({"type":"seal","request":"@r","seat":"@s","attempt":1,"hash":"4fb5d36d5f0ea3bd6dd0dbfcc4a7b7b8a52f76f0f7b63e0a1c0e1f4b9a0d7c21"})",
    R"({"type":"open","request":"@r","seat":"@s","attempt":1,"nonce":"9f2c41d79f2c41d79f2c41d79f2c41d7"})",
    R"({"type":"start","request":"@r","fill":"child"})",
    R"({"type":"move","request":"@r","seat":"@s","seq":@n,"action":"play W2"})",
    R"({"type":"move","request":"@r","seat":"@s","seq":@n,"action":"move RED"})",
    R"({"type":"preview","request":"@r","seat":"@s","seq":@n,"action":"cast RED TO R TS L as GRE"})",
    R"({"type":"undo","request":"@r","seat":"@s","seq":@n})",
    R"({"type":"undo_answer","request":"@r","seat":"@s","seq":@n,"agree":true})",
    R"({"type":"chat","request":"@r","seat":"@s","text":"Добрий хід!"})",
    R"({"type":"phrase","request":"@r","seat":"@s","key":"well-played"})",
    R"({"type":"mute","request":"@r","seat":"@s","muted":true})",
    R"({"type":"standing_pass","request":"@r","seat":"@s","until":"turn","unless":["PB"]})",
    R"({"type":"resign","request":"@r","seat":"@s"})",
    R"({"type":"agree_end","request":"@r","seat":"@s","agree":true})",
    R"({"type":"leave","request":"@r","seat":"@s"})",
    R"({"type":"reclaim","request":"@r","table":"@c","token":"@t"})",
    R"({"type":"hint","request":"@r","seat":"@s","seq":@n})",
    R"({"type":"allow_hints","request":"@r","seat":"@s","allowed":true})",
    R"({"type":"sync","request":"@r","seat":"@s","since":@n})",
    R"({"type":"remove_seat","request":"@r","seat":"@s","level":"child"})",
    R"({"type":"close_table","request":"@r"})",
    R"({"type":"rematch","request":"@r"})",
    R"({"type":"export","request":"@r","seat":"@s"})",
    R"({"type":"export","request":"@r"})",
    R"({"type":"sync","request":"@r"})",
    R"({"type":"chat","request":"@r","text":"Добрий хід!"})",
    R"({"type":"phrase","request":"@r","key":"well-played"})",
    R"({"type":"leave","request":"@r"})",
    R"({"type":"forget","request":"@r","seat":"@s"})",
});

constexpr std::array<const char*, 12> kSeats = {"A", "B", "C", "D", "E", "F", "K", "M", "a", "", "AB", "?"};

constexpr std::array<const char*, 22> kValues = {"null",
                                                 "true",
                                                 "false",
                                                 "0",
                                                 "-1",
                                                 "1.5",
                                                 "1e400",
                                                 "-0.0",
                                                 "4294967295",
                                                 "4294967296",
                                                 "18446744073709551616",
                                                 "99999999999999999999999999999999999999",
                                                 R"("")",
                                                 R"("\u0000")",
                                                 R"("\ud800")",
                                                 R"("\u202e")",
                                                 R"("\u0007")",
                                                 R"("; DROP TABLE")",
                                                 R"("<script>alert(1)</script>")",
                                                 "[]",
                                                 "{}",
                                                 R"([{"type":"hello"}])"};

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

Mutator::Mutator(Overheard overheard, Dice dice) : overheard_(std::move(overheard)), dice_(dice) {}

Rubbish Mutator::next() {
  const std::string message = whole();
  switch (dice_.below(16)) {
    case 0:
    case 1:
    case 2: return {message};
    case 3:
    case 4:
    case 5:
    case 6: return {flipped(message)};
    case 7: return {cut(message)};
    case 8: return {nested(message)};
    case 9:
    case 10:
    case 11: return {with_other_value(message)};
    case 12:
    case 13: return {with_other_fields(message)};
    case 14: return {any(overheard_.moves)};
    default: break;
  }
  // Mutations that end a connection are rare; otherwise there would be few others.
  if (dice_.below(4) != 0) return {flipped(flipped(message))};
  if (dice_.below(2) == 0) return {message, Framing::Binary};
  return {too_long(message)};
}

std::string Mutator::whole() { return filled(kMessages[dice_.below(kMessages.size())]); }

std::string Mutator::filled(std::string text) {
  ++count_;
  std::string token = any(overheard_.tokens);
  // One letter off, or only the beginning of it.
  if (dice_.below(2) == 0) {
    token.resize(32 + dice_.below(token.size() - 32));
  } else {
    char& letter = token[dice_.below(token.size())];
    letter = letter == 'x' ? 'y' : 'x';
  }
  replace_all(text, "@c", any(overheard_.codes));
  replace_all(text, "@s", kSeats[dice_.below(dice_.below(4) == 0 ? kSeats.size() : 8)]);
  replace_all(text, "@n", std::to_string(dice_.below(200)));
  replace_all(text, "@t", token);
  replace_all(text, "@r", "x" + std::to_string(count_));
  return text;
}

std::string Mutator::flipped(std::string text) {
  for (std::uint64_t i = 1 + dice_.below(3); i > 0; --i) {
    char& byte = text[dice_.below(text.size())];
    byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1U << dice_.below(8)));
  }
  return text;
}

std::string Mutator::cut(const std::string& text) { return text.substr(0, dice_.below(text.size())); }

std::string Mutator::nested(const std::string& text) {
  const std::size_t depth = 3 + dice_.below(dice_.below(4) == 0 ? 7000 : 20);
  const bool lists = dice_.below(2) == 0;
  std::string deep;
  for (std::size_t i = 0; i < depth && deep.size() < 14000; ++i) deep += lists ? "[" : R"({"a":)";
  const std::size_t opened = lists ? deep.size() : deep.size() / 5;
  if (!lists) deep += "1";
  deep.append(opened, lists ? ']' : '}');
  if (deep.size() > 16000) deep.resize(16000);
  return text.substr(0, text.size() - 1) + R"(,"deep":)" + deep + "}";
}

// Edits the text, because no library would write some of these.
std::string Mutator::with_other_value(const std::string& text) {
  Json json = Json::parse(text);
  const std::size_t wanted = dice_.below(json.size());
  const std::string mark = "@value@";
  std::next(json.begin(), static_cast<std::ptrdiff_t>(wanted)).value() = mark;
  std::string result = json.dump();
  replace_all(result, '"' + mark + '"', kValues[dice_.below(kValues.size())]);
  return result;
}

std::string Mutator::with_other_fields(const std::string& text) {
  const Json json = Json::parse(text);
  const auto at = std::next(json.begin(), static_cast<std::ptrdiff_t>(dice_.below(json.size())));
  const std::string inside = text.substr(1, text.size() - 2);
  Json changed = json;
  switch (dice_.below(5)) {
    case 0: changed.erase(at.key()); return changed.dump();
    case 1: changed["token"] = any(overheard_.codes); return changed.dump();
    case 2: return "{" + inside + "," + inside + "}";
    case 3: return "[" + text + "]";
    default: changed[at.key() + "s"] = at.value(); return changed.dump();
  }
}

std::string Mutator::too_long(const std::string& text) {
  const std::size_t size = 16384 + dice_.below(3) - 1 + (dice_.below(2) == 0 ? dice_.below(100000) : 0);
  return text.substr(0, text.size() - 1) + R"(,"text":")" + std::string(size, 'x') + "\"}";
}

}  // namespace spires::crowd
