#include "engine/duel/text_tools.h"

#include <string_view>
#include <utility>
#include <variant>

#include "engine/duel/rulesets.h"
#include "engine/duel/text_options.h"
#include "engine/duel/text_words.h"

namespace spires::duel {
namespace {

int owned(const Verdict& verdict, Owner owner) {
  int count = 0;
  for (const Owner one : verdict.owner) count += one == owner ? 1 : 0;
  return count;
}

}  // namespace

std::vector<Ruleset> Tools::rulesets() {
  std::vector<Ruleset> all;
  for (const RulesetRow& row : ruleset_rows()) all.push_back({row.name, settings_of(row.setup)});
  return all;
}

std::vector<OptionHelp> Tools::options(const Settings& settings) {
  const Result<Setup> read = read_setup(settings);
  std::vector<OptionHelp> all;
  const Setup* setup = std::get_if<Setup>(&read);
  if (setup == nullptr) return all;
  for (const OptionRow& row : option_rows()) {
    all.push_back({std::string(row.name),
                   row.kind,
                   {row.words.begin(), row.words.end()},
                   0,
                   value_of(row, setup->options),
                   std::string(row.effect),
                   {}});
  }
  OptionHelp data{"data", Setting::Kind::Word, {}, 0, {}, "Which deck, secret cards, towers and ring are used.", {}};
  for (const DataFile& file : kData) data.words.emplace_back(file.id);
  data.value = kData[setup->data_file].id;
  all.push_back(std::move(data));
  OptionHelp ring{
      "ring", Setting::Kind::List, {}, 0, {}, "The towers clockwise, where they do not stand as in the data file.", {}};
  for (const Tower tower : kData[kDefaultDataFile].data.ring) ring.words.push_back(words::of(tower));
  if (setup->own_ring) ring.value = words::of(setup->ring, ',');
  all.push_back(std::move(ring));
  return all;
}

std::string Tools::hints() {
  return "  move GRE                   go to the green tower; the knight may name the mage's tower once\n"
         "  take GRE|YEL               the card between two towers; (?) lies face down\n"
         "  place L                    lay a stone at the left end of your row\n"
         "  cast YEL EL R              a spell, what you pay, and the end of your row where it goes\n"
         "  cast RED TO R TS L as GRE  two cards for the spell of another tower\n"
         "  discard U2                 the second card of your row; without U a card you have acquired\n";
}

std::vector<Measure> Tools::measures(const Rules& rules, const State& state) {
  const Verdict verdict = verdict_of(rules, state);
  int looks = 0;
  int draws = 0;
  state.known.for_each([&](int, const Known& known) {
    looks += known.kind == Known::Kind::Look ? 1 : 0;
    draws += known.kind == Known::Kind::Draw ? 1 : 0;
  });
  const Score& knight = verdict.score[kKnight];
  const Score& mage = verdict.score[kMage];
  const bool tied = knight.total() == mage.total();
  return {{"knight points", knight.total()},
          {"mage points", mage.total()},
          {"knight wins", verdict.winner == Owner::Knight ? 1 : 0},
          {"mage wins", verdict.winner == Owner::Mage ? 1 : 0},
          {"princess found", knight.guess != 0 ? 1 : 0},
          {"knight towers", owned(verdict, Owner::Knight)},
          {"mage towers", owned(verdict, Owner::Mage)},
          {"secret card points", knight.secrets + mage.secrets},
          {"chest points", knight.chests + mage.chests},
          {"swap used", state.swap_used},
          {"yellow looks", looks},
          {"purple draws", draws},
          {"tied totals", tied ? 1 : 0}};
}

// KM-13.7: steps that strangers may not undo. Taking a face-up card reveals nothing.
bool Tools::reveals(const Rules&, const Event& event) {
  if (const CardTaken* taken = std::get_if<CardTaken>(&event)) return taken->face == Face::Down;
  return std::holds_alternative<SecretsSeen>(event) || std::holds_alternative<CardSalvaged>(event) ||
         std::holds_alternative<CardDealt>(event) || std::holds_alternative<TowerGuessed>(event);
}

bool Tools::is_chance(std::string_view text) {
  std::vector<std::string_view> tokens = words::split(text, ' ');
  const std::string_view what = tokens[0];
  tokens.erase(tokens.begin());
  const auto are = [&](std::size_t count) { return tokens.size() == count; };
  // A secret card is written like a card, the princess with a trailing star.
  const auto symbol = [](std::string_view word) {
    if (word.ends_with('*')) word.remove_suffix(1);
    for (const std::string_view code : words::kSymbolCodes) {
      if (word == code) return true;
    }
    return false;
  };
  if (what == "ring") return are(kTowers) && words::ring(tokens).has_value();
  if (what == "boxed") return are(1) && symbol(tokens[0]);
  if (what == "secret") return are(2) && words::tower(tokens[0]).has_value() && symbol(tokens[1]);
  if (what == "burn" || what == "draw") return are(1) && words::card(tokens[0]).has_value();
  if (what == "up") return are(1) && words::slot(tokens[0]).has_value();
  if (what != "deal" || tokens.size() < 2 || tokens.size() > 3) return false;
  return words::slot(tokens[0]).has_value() && words::card(tokens[1]).has_value() && (are(2) || tokens[2] == "down");
}

}  // namespace spires::duel
