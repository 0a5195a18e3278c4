// Players who are there and do not decide, at a table without a clock: after a while the others may vote on a bot for
// them. They hear of it and stop it by deciding, or by saying that they are there; they may come back at any time.
#include <utility>

#include "host/table.h"
#include "match/refusals.h"

namespace spires::host {
namespace {

using match::refused;
using match::refused_field;

}  // namespace

std::set<int> Audience::others(int silent) const {
  std::set<int> all;
  for (const ClientPtr& client : clients_) {
    // People at one device talk to each other.
    if (client->seats.contains(silent)) continue;
    for (const int i : client->seats) {
      if (seat(i).is_playing()) all.insert(i);
    }
  }
  return all;
}

std::optional<Steady::time_point> Audience::silence_ends(int i) const {
  if constexpr (!kIsShared) return std::nullopt;
  if (state_.asked() != i || state_.opened().clock || !seat(i).is_playing()) return std::nullopt;
  const std::optional<Steady::time_point> since = votes_.silence.since(i, state_.match().seq());
  if (!since) return std::nullopt;
  if (!is_present(i) || others(i).empty()) return std::nullopt;
  return *since + std::chrono::seconds(environment_.settings.silence_seconds);
}

// Returns nullopt unless the others may vote now.
std::optional<int> Audience::silent_seconds(int i) const {
  const std::optional<Steady::time_point> ends = silence_ends(i);
  const Steady::time_point now = environment_.loop.now();
  if (!ends || now < *ends) return std::nullopt;
  const auto since = std::chrono::duration_cast<std::chrono::seconds>(now - *ends).count();
  return static_cast<int>(since) + environment_.settings.silence_seconds;
}

std::optional<std::vector<std::string>> Audience::relieved(int i) const {
  if (!silent_seconds(i) || votes_.silence.agreed().empty()) return std::nullopt;
  std::vector<std::string> all;
  for (const int voter : votes_.silence.agreed()) all.push_back(seat(voter).seat);
  return all;
}

void Table::on(const ClientPtr& client, const match::SilenceVote& message) {
  if constexpr (!kIsShared) return audience_.refuse(client, message.request, refused_field("not_allowed", "silent"));
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  const std::optional<int> silent = state_.seat_named(message.silent);
  if (!silent) return audience_.refuse(client, message.request, refused_field("no_such_seat", "silent"));
  if (*silent == *i && !message.agree) return say_here(*i, client, message.request);
  const std::optional<Steady::time_point> ends = audience_.silence_ends(*silent);
  const Steady::time_point now = environment_.loop.now();
  if (!ends || now < *ends || !audience_.others(*silent).contains(*i)) {
    return audience_.refuse(client, message.request, refused_field("not_allowed", "silent"));
  }
  // A repeated vote is not announced.
  if (votes_.silence.agreed().contains(*i) == message.agree) return audience_.accept(client, message.request);
  if (!allowances_.votes.take(*i, now)) return audience_.refuse(client, message.request, refused("too_fast"));
  if (message.agree ? votes_.silence.agree(*i) : votes_.silence.withdraw(*i)) {
    if (relieved_by_vote(client, message.request)) return;
    audience_.accept(client, message.request);
    audience_.tell_table();
  }
}

// The player of a seat is there: the vote is off, or the bot that plays for them stops.
void Table::say_here(int i, const ClientPtr& client, const std::string& request) {
  if (seat(i).away) {
    return commit({Away{seat(i).seat, false, {}, {}}, {}, {}}, client, request, [this, client, request, i] {
      hear_from(i);
      audience_.accept(client, request);
      audience_.tell_table();
      changed();
    });
  }
  if (!votes_.silence.since(i, state_.match().seq())) return audience_.accept(client, request);
  if (!votes_.silence.sign(i, environment_.loop.now())) {
    return audience_.refuse(client, request, refused_field("not_allowed", "silent"));
  }
  audience_.accept(client, request);
  audience_.tell_table();
  set_wake();
}

// Gives the seat to a bot if more than half of the others want it. Returns whether it does.
bool Table::relieved_by_vote(const ClientPtr& client, const Request& request) {
  const std::optional<int> asked = state_.asked();
  if (!asked || votes_.silence.agreed().empty() || !audience_.silence_ends(*asked)) return false;
  const std::set<int> others = audience_.others(*asked);
  std::vector<std::string> votes;
  for (const int voter : votes_.silence.agreed()) {
    if (others.contains(voter)) votes.push_back(seat(voter).seat);
  }
  if (2 * votes.size() <= others.size()) return false;
  votes_.silence.stop();
  commit({Away{seat(*asked).seat, true, {}, std::move(votes)}, {}, {}}, client, request,
         [this, client, request, i = *asked] {
           presence_.note_relieved(i, environment_.loop.now());
           audience_.accept(client, request);
           audience_.tell_all(match::Notice{"notice.silent-relieved", {{"seat", seat(i).seat}}});
           audience_.tell_table();
           changed();
         });
  return true;
}

// The player of a seat has come back or shown up.
void Table::hear_from(int i) {
  if (!seat(i).away) presence_.note_relieved(i, std::nullopt);
  votes_.silence.sign(i, environment_.loop.now());
}

}  // namespace spires::host
