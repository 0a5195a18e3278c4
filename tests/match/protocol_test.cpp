// Keeps docs/protocol.md up to date: every message has a section with its fields and examples, and every example is
// read and written again as the same bytes. Its views are those of real matches.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "match/protocol_reference.h"
#include "match/typescript.h"
#include "tests/match/driving.h"
#include "tests/protocol/frame_check.h"
#include "wire/message.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::match {
namespace {

struct Section {
  std::string text;
  std::vector<std::string> examples;
};

std::map<std::string, Section> sections() {
  std::ifstream file(SPIRES_ROOT "/docs/protocol.md");
  std::map<std::string, Section> all;
  Section* here = nullptr;
  bool example = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) here = nullptr;
    if (line.starts_with("### `")) here = &all[line.substr(5, line.find('`', 5) - 5)];
    if (here == nullptr) continue;
    here->text += line + "\n";
    if (example && line != "```") here->examples.push_back(line);
    if (line.starts_with("```")) example = line == "```json";
  }
  return all;
}

constexpr wire::TextLimits kRoomy{1 << 20, 16};

template <class Message>
void expect_documented(const std::map<std::string, Section>& all, std::size_t& count) {
  wire::for_each_message(std::type_identity<Message>{}, [&]<class S>(std::type_identity<S>) {
    ++count;
    const std::string type = wire::type_of(S::kName);
    const auto found = all.find(type);
    ASSERT_NE(found, all.end()) << type << " has no section";
    wire::for_each_field<S>([&](const auto& one) {
      EXPECT_NE(found->second.text.find("| `" + std::string(one.name) + "`"), std::string::npos)
          << type << "." << one.name << " is not described";
    });
    EXPECT_FALSE(found->second.examples.empty()) << type;
    for (const std::string& example : found->second.examples) {
      const auto read = wire::decode_message<Message>(example, kRoomy);
      const Fault* fault = std::get_if<Fault>(&read);
      ASSERT_EQ(fault, nullptr) << example << "\n" << fault->why << " " << fault->field;
      EXPECT_TRUE(std::holds_alternative<S>(std::get<Message>(read))) << example;
      EXPECT_EQ(wire::message_text(std::get<Message>(read)), example);
    }
  });
}

TEST(Protocol, IsDocumentedWithExamplesThatAreRead) {
  const std::map<std::string, Section> all = sections();
  std::size_t count = 0;
  expect_documented<ClientMessage>(all, count);
  expect_documented<HostMessage>(all, count);
  EXPECT_EQ(count, all.size()) << "a section describes no message";
}

TEST(Protocol, ShowsViewsEventsAndListsOfRealMatches) {
  const std::map<std::string, Section> all = sections();
  std::size_t n = 0;
  for (const std::string game : {"towers", "duel"}) {
    driving::Host host = driving::host_of(game, game == "towers" ? Json{{"players", 2}} : Json::object(), 1);
    const Match& match = *host.match;
    EXPECT_EQ(all.at("view").examples[n], wire::message_text(ViewMessage{match.seq(), match.view(Observer(Seat::A))}));
    EXPECT_EQ(all.at("events").examples[n],
              wire::message_text(*match.events_since(Observer(Seat::A), match.seq() - 4)));
    LegalMessage legal{match.seq(), match.seat_name(Seat::A), match.legal(Seat::A)};
    legal.actions.resize(2);
    EXPECT_EQ(all.at("legal").examples[n], wire::message_text(legal));
    ++n;
  }
}

TEST(Protocol, NamesEveryCodeOfARefusal) {
  std::ifstream file(SPIRES_ROOT "/docs/protocol.md");
  std::stringstream page;
  page << file.rdbuf();
  std::vector<std::string> codes{"unreadable",      "rule",          "not_asked", "chance_asked", "over",
                                 "nothing_to_undo", "consent_needed"};
  for (int i = 0; i <= static_cast<int>(wire::FaultCode::BadText); ++i) {
    codes.emplace_back(wire::name_of(wire::FaultCode(i)));
  }
  for (const std::string& code : codes) EXPECT_NE(page.str().find("`" + code + "`"), std::string::npos) << code;
}

std::string text_of_file(const std::string& name) {
  std::ifstream file(SPIRES_ROOT "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Protocol, ReferenceIsThatOfTheTables) {
  EXPECT_EQ(text_of_file("docs/protocol-types.md"), protocol_reference())
      << "spires types --reference > docs/protocol-types.md";
  EXPECT_EQ(unexplained_fields(), std::vector<std::string>{});
}

TEST(Schema, AcceptsEveryExample) {
  std::size_t count = 0;
  for (const auto& [name, section] : sections()) {
    for (const std::string& example : section.examples) {
      const std::optional<std::string> fault = testing::schema_fault(example);
      EXPECT_FALSE(fault) << name << ": " << *fault;
      ++count;
    }
  }
  EXPECT_GE(count, 46U);
}

TEST(Schema, RefusesWhatTheHostRefuses) {
  const std::string good = R"({"type":"move","request":"r5","seat":"A","seq":9,"action":"play W2"})";
  EXPECT_FALSE(testing::schema_fault(good));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  for (const std::string& bad : {
           with("\"seq\":9", "\"seq\":-1"),
           with("\"seq\":9", "\"seq\":\"9\""),
           with("\"seq\":9,", ""),
           with("\"A\"", "\"Q\""),
           with("r5", std::string(37, 'r')),
           with("play W2", std::string(49, 'x')),
           with("move", "mvoe"),
           with("\"seq\":9", "\"seq\":9,\"more\":1"),
           std::string(R"({"type":"use","request":"r","features":["flying"]})"),
           std::string(R"({"type":"events","first":1,"events":[{"type":"CardDrawn","seat":"A"}]})"),
           std::string(R"({"type":"events","first":1,"events":[{"type":"CastleMoved","to":"?"}]})"),
       }) {
    EXPECT_TRUE(testing::schema_fault(bad)) << bad;
  }
  // A preview may not know where the castle goes; an event of the game does.
  const std::string unknown = R"({"type":"previewed","request":"r","action":"wizard 3A","preview":)"
                              R"({"events":[{"type":"CastleMoved","to":"?"}],"complete":true}})";
  EXPECT_FALSE(testing::schema_fault(unknown));
}

TEST(TypeScript, OfThePageIsThatOfTheTables) {
  const auto expect_same = [](const std::string& name, const std::string& made) {
    EXPECT_EQ(text_of_file("web/src/generated/" + name + ".ts"), made)
        << "spires types " << name << " > web/src/generated/" << name << ".ts";
  };
  expect_same("messages", protocol_typescript());
  expect_same("spells", spells_typescript());
}

TEST(Protocol, IsDeclaredForTypeScript) {
  const std::string text = protocol_typescript();
  EXPECT_EQ(text, protocol_typescript());
  const auto expect = [&](const std::string& what) { EXPECT_NE(text.find(what), std::string::npos) << what; };
  const auto declared = [&]<class S>(std::type_identity<S>) {
    expect("export interface " + std::string(S::kName) + " {\n  type: \"" + wire::type_of(S::kName) + "\";");
  };
  wire::for_each_message(std::type_identity<ClientMessage>{}, declared);
  wire::for_each_message(std::type_identity<HostMessage>{}, declared);
  for (const std::string name : {"TowersView", "DuelView", "TowersPreview", "DuelPreview", "Running", "LegalAction"}) {
    expect("export interface " + name + " {");
  }
  // Every named type is declared exactly once.
  std::map<std::string, int> names;
  for (std::size_t at = 0; (at = text.find("export ", at)) != std::string::npos; ++at) {
    std::istringstream words(text.substr(at, 80));
    std::string word;
    words >> word >> word >> word;
    ++names[word.substr(0, word.find('<'))];
  }
  for (const auto& [name, count] : names) EXPECT_EQ(count, 1) << name;
  for (const std::string builtin : {"Record", "Partial", "Event", "Text"})
    EXPECT_EQ(names.count(builtin), 0U) << builtin;
  for (std::size_t at = 0; (at = text.find(": ", at)) != std::string::npos; ++at) {
    std::string name;
    for (std::size_t i = at + 2; i < text.size() && std::isalnum(static_cast<unsigned char>(text[i])) != 0; ++i) {
      name += text[i];
    }
    if (name.empty() || std::isupper(static_cast<unsigned char>(name[0])) == 0) continue;
    if (name == "Record" || name == "Partial" || name == "K" || name == "E") continue;
    EXPECT_EQ(names.count(name), 1U) << name << " is not declared";
  }
}

}  // namespace
}  // namespace spires::match
