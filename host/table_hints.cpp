// Bot hints on request; with other people at the table only if all of them have agreed.
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "host/hint_right.h"
#include "host/table.h"
#include "match/refusals.h"

namespace spires::host {
namespace {

using match::refused;

// Requests of one question that wait for its answer.
constexpr std::size_t kMostAsking = 64;

}  // namespace

match::HintRight hint_right(const TableState& state, const std::set<int>& own, int seat) {
  if (state.all_agree(own)) return match::HintRight::Free;
  std::set<int> agreed = own;
  agreed.erase(seat);
  agreed.merge(hinted_seats(state));
  return state.all_agree(agreed) ? match::HintRight::Agreed : match::HintRight::Off;
}

std::set<int> hinted_seats(const TableState& state) {
  std::set<int> agreed;
  for (std::size_t i = 0; i < state.seats().size(); ++i) {
    if (state.seats()[i].hints) agreed.insert(static_cast<int>(i));
  }
  return agreed;
}

void Table::on(const ClientPtr& client, const match::Hint& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  if (state_.asked() != i) return audience_.refuse(client, message.request, refused("not_asked"));
  if (hint_right(state_, client->seats, *i) == match::HintRight::Off)
    return audience_.refuse(client, message.request, refused("hints_off"));
  PendingHints::Question& question = hints_.by_seat[*i];
  if (question.seq != message.seq) question = {message.seq, nullptr, {}, {}, false};
  if (question.answered) {
    return audience_.send(client, match::Hints{message.request, message.seat, message.seq, question.candidates});
  }
  if (question.waiting.size() >= kMostAsking) return audience_.refuse(client, message.request, refused("too_fast"));
  question.waiting.emplace_back(client, message.request);
  if (question.ticket) return;
  question.ticket = environment_.bots.explain(
      asker(client), state_.match().bot(environment_.settings.stand_in, 1),
      state_.match().seat_view(seat_at(*i), match::Sight::Player),
      [self = shared_from_this(), i = *i, seq = message.seq](std::vector<match::Candidate> candidates) {
        self->post([self, i, seq, candidates = std::move(candidates)] { self->answer_hints(i, seq, candidates); },
                   nullptr);
      });
}

void Table::answer_hints(int i, std::uint32_t seq, const std::vector<match::Candidate>& candidates) {
  const auto found = hints_.by_seat.find(i);
  if (found == hints_.by_seat.end() || found->second.seq != seq || found->second.answered) return;
  PendingHints::Question& question = found->second;
  question.ticket.reset();
  question.answered = true;
  question.candidates = candidates;
  for (const auto& [client, request] : std::exchange(question.waiting, {})) {
    audience_.send(client, match::Hints{request, seat(i).seat, seq, candidates});
  }
}

// The position has changed, so pending hints are dropped.
void Table::drop_old_hints() {
  if (hints_.by_seat.empty() || state_.is_outdated()) return;
  const std::uint32_t seq = state_.match().seq();
  for (auto& [i, question] : hints_.by_seat) {
    if (question.seq == seq) continue;
    for (const auto& [client, request] : question.waiting)
      audience_.refuse(client, request, refused("stale", {{"seq", seq}}));
  }
  std::erase_if(hints_.by_seat, [seq](const auto& one) { return one.second.seq != seq; });
}

// The people at the table share its bots; a hint is for the client alone.
Asker Table::asker(const ClientPtr& client) const {
  if (client) return {code_, {client->link->address()}, true};
  Asker players{code_, {}, true};
  Asker others{code_, {}, false};
  for (const ClientPtr& one : audience_.clients()) {
    const bool plays = !one->seats.empty() || one->host;
    (plays ? players : others).addresses.push_back(one->link->address());
  }
  return players.addresses.empty() ? others : players;
}

void Table::on(const ClientPtr& client, const match::AllowHints& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  if (!seat(*i).is_playing()) return audience_.refuse(client, message.request, refused("resigned"));
  // All clients receive a notice, so it counts against the rate limit of speech.
  if (!allowances_.speech.take(*i, environment_.loop.now()))
    return audience_.refuse(client, message.request, refused("too_fast"));
  if (seat(*i).hints == message.allowed) {
    audience_.accept(client, message.request);
    // Nothing changes, but the player who proposed hints gets the answer.
    if (!message.allowed && !hinted_seats(state_).empty()) audience_.tell_all(hints_notice(message));
    return;
  }
  commit({HintsAllowed{message.seat, message.allowed}, {}, {}}, client, message.request, [this, client, message] {
    audience_.accept(client, message.request);
    audience_.tell_table();
    audience_.tell_all(hints_notice(message));
  });
}

match::Notice Table::hints_notice(const match::AllowHints& said) const {
  if (!said.allowed) return {"notice.hints-off", {{"seat", said.seat}}};
  if (state_.all_agree(hinted_seats(state_))) return {"notice.hints-on", Json::object()};
  return {"notice.hints-proposed", {{"seat", said.seat}}};
}

}  // namespace spires::host
