// Messages by their lists of fields: written, read back, and refused with the path to the fault.
#include <gtest/gtest.h>

#include "wire/message.h"
#include "wire/typescript.h"

namespace spires::wire {
namespace {

enum class Colour { Red, Blue };

}  // namespace

template <>
struct Words<Colour> {
  static constexpr std::string_view kTypeScript = "Colour";
  static constexpr std::array<std::string_view, 2> kWords{"red", "blue"};
};

namespace {

struct Item {
  std::string name;
  std::optional<int> count;
  static constexpr std::string_view kName = "Item";
  static constexpr auto fields() {
    return std::tuple{field("name", &Item::name, up_to_characters(4)), field("count", &Item::count, between(-2, 9))};
  }
  bool operator==(const Item&) const = default;
};

struct PutDown {
  std::string request;
  bool quick = false;
  Colour colour = Colour::Red;
  std::vector<Item> items;
  std::optional<Json> extra;
  static constexpr std::string_view kName = "PutDown";
  static constexpr auto fields() {
    using S = PutDown;
    return std::tuple{field("request", &S::request), field("quick", &S::quick), field("colour", &S::colour),
                      field("items", &S::items, up_to_items(2)), raw_field("extra", &S::extra, "Settings")};
  }
  bool operator==(const PutDown&) const = default;
};

struct Go {
  static constexpr std::string_view kName = "Go";
  static constexpr auto fields() { return std::tuple{}; }
  bool operator==(const Go&) const = default;
};

using Message = std::variant<PutDown, Go>;

std::string fault_of(std::string_view text, const TextLimits& limits = {}) {
  const auto read = decode_message<Message>(text, limits);
  const Fault* fault = std::get_if<Fault>(&read);
  if (fault == nullptr) return "read";
  return fault->why + (fault->field.empty() ? "" : " " + fault->field);
}

TEST(Messages, AreWrittenInTheOrderOfTheirFieldsAndReadBack) {
  const PutDown message{"r1", true, Colour::Blue, {{"Яна", 3}, {"b", {}}}, Json{{"a", 1}}};
  const std::string text = message_text(message);
  EXPECT_EQ(text, R"({"type":"put_down","request":"r1","quick":true,"colour":"blue",)"
                  R"("items":[{"name":"Яна","count":3},{"name":"b"}],"extra":{"a":1}})");
  EXPECT_EQ(std::get<PutDown>(std::get<Message>(decode_message<Message>(text))), message);
  EXPECT_EQ(message_text(std::get<Message>(decode_message<Message>(R"({"type":"go"})"))), R"({"type":"go"})");
}

TEST(Messages, AreRefusedWithThePathToWhatIsWrong) {
  const std::string good = R"("request":"r","quick":false,"colour":"red","items":[])";
  const auto with = [&](const std::string& more) { return R"({"type":"put_down",)" + good + more + "}"; };
  const auto without = [](const std::string& fields) { return R"({"type":"put_down")" + fields + "}"; };
  const struct {
    std::string text;
    std::string fault;
  } rows[] = {
      {with(""), "read"},
      {"", "not_json"},
      {"{", "not_json"},
      {with("") + "x", "not_json"},
      {R"({"type":"go","a":NaN})", "not_json"},
      {"[]", "not_an_object"},
      {R"("go")", "not_an_object"},
      {"{}", "missing_field type"},
      {R"({"type":7})", "wrong_type type"},
      {R"({"type":"come"})", "unknown_type type"},
      {R"({"type":"go","type":"go"})", "twice type"},
      {R"({"type":"go","x":1})", "unknown_field x"},
      {with(R"(,"more":1)"), "unknown_field more"},
      {with(R"(,"extra":{"a":1,"a":2})"), "twice a"},
      {without(R"(,"request":"r","quick":false,"items":[])"), "missing_field colour"},
      {without(R"(,"request":1,"quick":false,"colour":"red","items":[])"), "wrong_type request"},
      {without(R"(,"request":null,"quick":false,"colour":"red","items":[])"), "wrong_type request"},
      {without(R"(,"request":"r","quick":0,"colour":"red","items":[])"), "wrong_type quick"},
      {without(R"(,"request":"r","quick":true,"colour":"green","items":[])"), "unknown_word colour"},
      {without(R"(,"request":"r","quick":true,"colour":"Red","items":[])"), "unknown_word colour"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":{})"), "wrong_type items"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{}])"), "missing_field items.0.name"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[7])"), "wrong_type items.0"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"a"},{"name":"a","count":10}])"),
       "out_of_range items.1.count"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"a","count":-3}])"),
       "out_of_range items.0.count"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"a","count":1.0}])"),
       "wrong_type items.0.count"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"a","count":18446744073709551615}])"),
       "out_of_range items.0.count"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"a","count":"1"}])"),
       "wrong_type items.0.count"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"abcde"}])"), "too_long items.0.name"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"ЯЯЯЯ"}])"), "read"},
      {without(R"(,"request":"r","quick":true,"colour":"red","items":[{"name":"a"},{"name":"a"},{"name":"a"}])"),
       "too_many items"},
      {without("\"request\":\"\xFF\""), "not_json"},
      {without(",\"request\":\"\xC3(\",\"quick\":true,\"colour\":\"red\",\"items\":[]"), "not_json"},
      {without(R"(,"request":"a\nb","quick":true,"colour":"red","items":[])"), "bad_text request"},
      {without(R"(,"request":"a\u0000b","quick":true,"colour":"red","items":[])"), "bad_text request"},
      {without(R"(,"request":"a\u202eb","quick":true,"colour":"red","items":[])"), "bad_text request"},
      {without(R"(,"request":"\ud800","quick":true,"colour":"red","items":[])"), "not_json"},
  };
  for (const auto& row : rows) EXPECT_EQ(fault_of(row.text), row.fault) << row.text;
}

TEST(Messages, KeepWithinTheirLimits) {
  EXPECT_EQ(fault_of(R"({"type":"go","a":[[[[[1]]]]]})"), "unknown_field a");
  EXPECT_EQ(fault_of(R"({"type":"go","a":[[[[[[1]]]]]]})"), "too_deep");
  EXPECT_EQ(fault_of(std::string(100000, '[')), "too_long");
  EXPECT_EQ(fault_of(std::string(16000, '[')), "too_deep");
  EXPECT_EQ(fault_of(R"({"type":"go","a":"[[[[[[[[\"[[["})"), "unknown_field a") << "brackets in a string are no depth";
  EXPECT_EQ(fault_of(R"({"type":"go"})", {12, 6}), "too_long");
  EXPECT_EQ(fault_of(R"({"type":"go"})", {13, 6}), "read");
}

TEST(TypeScript, DeclaresWhatIsRead) {
  DeclaredTypes types;
  types.read_messages("Message", std::type_identity<Message>{});
  EXPECT_EQ(typescript_of(types),
            "export type Colour = \"red\" | \"blue\";\n\n"
            "export interface Item {\n  name: string;\n  count?: number;\n}\n\n"
            "export interface PutDown {\n  type: \"put_down\";\n  request: string;\n  quick: boolean;\n"
            "  colour: Colour;\n  items: Item[];\n  extra?: Settings;\n}\n\n"
            "export interface Go {\n  type: \"go\";\n}\n\n"
            "export type Message =\n  | PutDown\n  | Go;\n\n");
}

}  // namespace
}  // namespace spires::wire
