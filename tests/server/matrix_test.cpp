// C15, C16: who may send which message to a table, and when. Every role sends every message in every phase, with the
// right seat and with wrong ones; a message that is not allowed is refused with a code and changes nothing.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <optional>

#include "match/refusals.h"
#include "tests/scale.h"
#include "tests/server/matrix_rows.h"
#include "wire/message.h"

namespace spires::server::testing {
namespace {

bool is_code(const std::string& code) {
  if (match::is_refusal_code(code)) return true;
  for (int i = 0; i <= static_cast<int>(wire::FaultCode::BadText); ++i) {
    if (wire::name_of(static_cast<wire::FaultCode>(i)) == code) return true;
  }
  return false;
}

constexpr int kMostShown = 50;

struct Count {
  std::size_t offered = 0;
  int all = 0;
  int allowed = 0;
  int refused = 0;
  int wrong = 0;
};

// All messages of all roles in one phase. A scene is reused until something changes in it.
class Matrix {
 public:
  Matrix(Alone& alone, const Elsewhere& elsewhere, Phase phase, Count& count)
      : alone_(alone), elsewhere_(elsewhere), phase_(phase), count_(count) {}

  void run(const Row& row, Role role) {
    const std::size_t many = sayings(row, role, scene()).size();
    // From the current scene: seats keep their names, but a new table has new tokens. Under a sanitizer only some of
    // them, evenly spread.
    const auto step = static_cast<std::size_t>(tests::scale() < 1 ? 1 / tests::scale() : 1);
    for (std::size_t i = count_.offered++ % step; i < many; i += step) say(row, role, sayings(row, role, scene())[i]);
  }

 private:
  Scene& scene() {
    if (!scene_) {
      scene_ = std::make_unique<Scene>(alone_, elsewhere_, phase_);
      before_ = scene_->look();
    }
    return *scene_;
  }

  void say(const Row& row, Role role, Saying saying) {
    ++count_.all;
    const bool allowed = saying.verdict.empty();
    ++(allowed ? count_.allowed : count_.refused);
    const std::string fault = allowed ? fault_of_allowed(row, role, saying) : fault_of_refused(role, saying);
    if (!fault.empty() && ++count_.wrong <= kMostShown) {
      ADD_FAILURE() << kPhases[static_cast<std::size_t>(phase_)] << ", " << kRoles[static_cast<std::size_t>(role)]
                    << ", " << row.message << " with " << saying.what << " should be "
                    << (allowed ? "allowed" : saying.verdict) << ": " << fault << "\n"
                    << saying.message;
    }
    const bool greeted = role == Role::Nobody && row.message == "Hello";
    if (!fault.empty() || (allowed && (greeted || row.after == After::Other))) scene_.reset();
  }

  // `join` is answered by `table`, and `hello` by `welcome`: they carry no id.
  static bool answers(const Json& message, const std::string& request, const Json& said) {
    const std::string type = message["type"];
    if (message.contains("request")) return message["request"] == request;
    if (said["type"] == "hello") return type == "welcome" || type == "refused";
    return said["type"] == "join" && type == "table";
  }

  std::optional<Json> answer_to(Role role, Saying& saying, bool comes_for_sure) {
    const std::string request = "m" + std::to_string(++requests_);
    if (saying.message["type"] != "hello") saying.message["request"] = request;
    Voice& voice = scene_->voice(role);
    const std::size_t from = voice.count();
    const auto fits = [&](const Json& one) { return answers(one, request, saying.message); };
    voice.say(saying.message);
    // For a refusal it is enough to wait for the table, unless the table has to be looked for first.
    const bool looks = saying.message["type"] == "join" || saying.message["type"] == "reclaim";
    if (comes_for_sure || looks) return voice.wait(from, fits);
    scene_->settle();
    return voice.find(from, fits);
  }

  std::string fault_of_allowed(const Row& row, Role role, Saying& saying) {
    const std::optional<Json> answer = answer_to(role, saying, true);
    if (!answer) return "no answer";
    if ((*answer)["type"] == "refused") return answer->dump();
    if (row.after == After::Same && scene_->look() != before_) return "something has changed";
    return {};
  }

  std::string fault_of_refused(Role role, Saying& saying) {
    const std::vector<std::size_t> heard = scene_->heard_but(role);
    const std::optional<Json> answer = answer_to(role, saying, false);
    if (!answer) return "no answer";
    if ((*answer)["type"] != "refused") return answer->dump();
    const std::string code = (*answer)["code"];
    if (!is_code(code)) return "no code: " + answer->dump();
    if (scene_->heard_but(role) != heard) return "others have heard of it";
    if (scene_->look() != before_) return "something has changed";
    return code == saying.verdict ? "" : answer->dump();
  }

  Alone& alone_;
  const Elsewhere& elsewhere_;
  const Phase phase_;
  Count& count_;
  std::unique_ptr<Scene> scene_;
  Unchanged before_;
  int requests_ = 0;
};

TEST(Matrix, EveryRoleMayDoWhatTheProtocolSaysAndNothingElse) {
  Alone alone;
  const Elsewhere elsewhere(*alone.place);
  Count count;
  int messages = 0;
  for (std::size_t phase = 0; phase < kPhases.size(); ++phase) {
    Matrix matrix(alone, elsewhere, static_cast<Phase>(phase), count);
    messages = 0;
    wire::for_each_message(std::type_identity<match::ClientMessage>{}, [&]<class S>(std::type_identity<S>) {
      static_assert(has_row(S::kName), "a message without a row: see matrix_rows.h");
      ++messages;
      for (std::size_t role = 0; role < kRoles.size(); ++role) {
        matrix.run(row_of(S::kName), static_cast<Role>(role));
      }
    });
  }
  EXPECT_EQ(static_cast<std::size_t>(messages), kRows.size()) << "a row without a message";
  EXPECT_EQ(count.wrong, 0);
  std::cout << "C15-16 matrix: " << kRoles.size() << " roles x " << messages << " messages x " << kPhases.size()
            << " phases, " << count.all << " combinations, " << count.allowed << " allowed, " << count.refused
            << " refused, " << count.wrong << " wrong\n";
}

// The seat that requests an undo does not answer for the others.
TEST(Matrix, NobodyAgreesToTheirOwnUndo) {
  Alone alone;
  const Elsewhere elsewhere(*alone.place);
  Scene scene(alone, elsewhere, Phase::UndoAsked);
  const Unchanged before = scene.look();
  Voice& asker = scene.bystander();
  const std::size_t from = asker.count();
  const Json answer{{"type", "undo_answer"}, {"request", "own"}, {"seat", "A"}, {"seq", scene.seq()}, {"agree", true}};
  asker.say(answer);
  const auto is_answer = [](const Json& one) { return one.value("request", "") == "own"; };
  EXPECT_EQ(asker.wait(from, is_answer).value_or(Json::object()).value("code", ""), "stale");
  EXPECT_EQ(scene.look(), before);
}

}  // namespace
}  // namespace spires::server::testing
