#include "tests/server/matrix_rows.h"

#include "secrets/token.h"
#include "wire/message.h"

namespace spires::server::testing {
namespace {

bool has_hello(Role role) { return role != Role::Nobody; }
// After `leave` and after a refused `reclaim` the client is at no table.
bool is_at_table(Role role) {
  return has_hello(role) && role != Role::Greeted && role != Role::LeftTable && role != Role::FalseToken;
}
bool is_host(Role role) { return role == Role::SeatedHost || role == Role::SeatlessHost; }

// Returns the seats that a role may try to impersonate: mostly the asked one; LeftSeat also the seat that it left.
std::vector<std::string> foreign_seats(Role role, const Scene& scene) {
  if (role == Role::Attacker) return {"A", "B", "C", "D", "F"};
  if (role == Role::LeftSeat) return {"D", scene.asked_seat()};
  return {role == Role::Asked ? "E" : scene.asked_seat()};
}

// Returns everything but the seat and the tested field, all valid.
Json body(std::string_view message, const Scene& scene) {
  const Json seq{{"seq", scene.seq()}};
  if (message == "Hello") return {{"protocol", 1}};
  if (message == "Use") return {{"features", {"patches", "permissions"}}};
  if (message == "Create") {
    return {{"game", "towers"}, {"settings", towers(2)}, {"seats", Json::array()}, {"visibility", "link"}};
  }
  if (message == "Join") return {{"table", scene.code()}};
  if (message == "Sit") return {{"name", "Nina"}};
  if (message == "Seal") return {{"attempt", 1}, {"hash", std::string(64, 'a')}};
  if (message == "Open") return {{"attempt", 1}, {"nonce", std::string(40, 'n')}};
  if (message == "Start") return {{"fill", "child"}};
  if (message == "Move" || message == "Preview") return {{"seq", scene.seq()}, {"action", scene.action()}};
  if (message == "Undo" || message == "Hint") return seq;
  if (message == "UndoAnswer") return {{"seq", scene.seq()}, {"agree", true}};
  if (message == "Chat") return {{"text", "Good day"}};
  if (message == "Phrase") return {{"key", "hello"}};
  if (message == "Mute") return {{"muted", false}};
  if (message == "StandingPass") return {{"until", "turn"}, {"unless", Json::array()}};
  if (message == "AllowHints") return {{"allowed", true}};
  if (message == "AgreeEnd") return {{"agree", true}};
  if (message == "Reclaim") return {{"table", scene.code()}};
  if (message == "RemoveSeat") return {{"level", "child"}};
  if (message == "StandIn") return {{"now", true}};
  // The names of spectators are known to nobody here.
  if (message == "MuteSpectator") return {{"spectator", "s0"}, {"muted", true}};
  if (message == "RemoveSpectator") return {{"spectator", "s0"}};
  if (message == "SilenceVote") return {{"silent", scene.asked_seat()}, {"agree", true}};
  return Json::object();
}

class Sayings {
 public:
  Sayings(const Row& row, Role role, const Scene& scene) : row_(row), role_(role), scene_(scene) {}

  // The verdict applies to roles that may send the message at all.
  void add(const std::string& what, const Json& more, std::string_view verdict) {
    Json message{{"type", wire::type_of(row_.message)}};
    message.update(body(row_.message, scene_));
    message.update(more);
    all_.push_back({what, std::move(message), may_speak().empty() ? verdict : may_speak()});
  }
  // Returns the verdict of the row for a message that is right in every part.
  std::string_view right() const {
    const Verdicts& verdicts = role_ == Role::Asked ? row_.verdicts : row_.other_seats;
    const bool by_seat = row_.needs == Needs::Seat || row_.needs == Needs::SeatOrNone;
    return (by_seat ? verdicts : row_.verdicts)[static_cast<std::size_t>(scene_.phase())];
  }
  std::vector<Saying> take() { return std::move(all_); }

 private:
  // Returns the refusal of roles that may not send it here, whatever its content.
  std::string_view may_speak() const {
    if (row_.needs != Needs::Nothing && !has_hello(role_)) return "hello_first";
    const bool to_table = row_.needs != Needs::Nothing && row_.needs != Needs::Hello && row_.needs != Needs::Token;
    if (to_table && !is_at_table(role_)) return "no_table";
    if (row_.needs == Needs::Host && !is_host(role_)) return "not_allowed";
    if (row_.needs == Needs::SeatOrHost && !is_host(role_) && scene_.seat_of(role_).empty()) return "not_allowed";
    return {};
  }

  const Row& row_;
  const Role role_;
  const Scene& scene_;
  std::vector<Saying> all_;
};

void add_seats(Sayings& all, const Row& row, Role role, const Scene& scene) {
  const std::string own = scene.seat_of(role);
  if (!own.empty() && role != Role::Attacker) all.add("its seat", {{"seat", own}}, all.right());
  for (const std::string& seat : foreign_seats(role, scene)) all.add("seat " + seat, {{"seat", seat}}, "not_seated");
  all.add("no such seat", {{"seat", "Z"}}, "not_seated");
  if (row.needs == Needs::Seat) return;
  // A client without a seat must have a name before it chats.
  const bool speaks = row.message == "Chat" || row.message == "Phrase";
  all.add("no seat", Json::object(), speaks && role != Role::NamedSpectator ? "no_name" : all.right());
}

// Adds seats that need not be the client's own.
void add_any_seats(Sayings& all, const Row& row, const Scene& scene) {
  const bool begun = scene.phase() != Phase::Gathering;
  if (row.message == "Sit") {
    all.add("the open seat", {{"seat", "F"}}, all.right());
    all.add("a taken seat", {{"seat", "B"}}, "taken");
  } else if (row.message == "Mute") {
    all.add("a seat", {{"seat", "B"}}, all.right());
  } else {
    all.add("an empty seat", {{"seat", "D"}}, all.right());
    const std::string_view right = all.right();
    if (begun) all.add("a seat whose owner is there", {{"seat", "B"}}, right.empty() ? "not_allowed" : right);
  }
  all.add("no such seat", {{"seat", "Z"}}, "no_such_seat");
}

void add_tokens(Sayings& all, Role role, const Scene& scene) {
  const std::string own = scene.token_of(role);
  // A seat that was left before the game then belongs to another client.
  const bool freed = role == Role::LeftSeat && (scene.phase() == Phase::Gathering || scene.phase() == Phase::Closed);
  const bool opens = !own.empty() && !freed && role != Role::SeatElsewhere;
  if (!own.empty()) all.add("its token", {{"token", own}}, opens ? kYes : "bad_token");
  const std::string real = scene.token_of(Role::Asked);
  std::string altered = real;
  altered.back() = altered.back() == 'a' ? 'b' : 'a';
  all.add("an altered token", {{"token", altered}}, "bad_token");
  all.add("a truncated token", {{"token", real.substr(0, real.size() - 1)}}, "bad_token");
  all.add("a longer token", {{"token", real + "a"}}, "bad_token");
  all.add("no token", {{"token", ""}}, "bad_token");
  // The client stays where it is.
  all.add("a false token of another table", {{"table", scene.elsewhere()}, {"token", altered}}, "bad_token");
  all.add("what the store has of a token", {{"token", secrets::token_hash(real)}}, "bad_token");
}

}  // namespace

std::vector<Saying> sayings(const Row& row, Role role, const Scene& scene) {
  Sayings all(row, role, scene);
  switch (row.needs) {
    case Needs::Seat:
    case Needs::SeatOrNone: add_seats(all, row, role, scene); break;
    case Needs::Token: add_tokens(all, role, scene); break;
    case Needs::Nothing:
    case Needs::Hello:
    case Needs::Table:
    case Needs::Host:
    case Needs::SeatOrHost:
      if (row.message == "Sit" || row.message == "Mute" || row.message == "RemoveSeat" || row.message == "StandIn") {
        add_any_seats(all, row, scene);
      } else {
        all.add("", Json::object(), all.right());
      }
  }
  if (row.message == "Hello") all.add("another protocol", {{"protocol", 2}}, "other_protocol");
  if (row.message == "Create") all.add("bad settings", {{"settings", towers(9)}}, "bad_settings");
  if (row.message == "Join") all.add("an unknown code", {{"table", "no-such-table-1"}}, "no_such_table");
  return all.take();
}

}  // namespace spires::server::testing
