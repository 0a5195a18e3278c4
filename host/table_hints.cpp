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
  std::shared_ptr<match::BotSeat> bot = state_.match().bot(environment_.settings.stand_in, 1);
  std::shared_ptr<match::SeatView> view = state_.match().seat_view(seat_at(*i), match::Sight::Player);
  environment_.bots.explain(
      bot, view, [self = shared_from_this(), client, message](std::vector<match::Candidate> candidates) {
        self->post([self, client, message, candidates = std::move(candidates)] {
          self->audience_.send(client, match::Hints{message.request, message.seat, message.seq, candidates});
        });
      });
}

void Table::on(const ClientPtr& client, const match::AllowHints& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  if (!seat(*i).is_playing()) return audience_.refuse(client, message.request, refused("resigned"));
  // All clients receive a notice, so it counts against the rate limit of speech.
  if (!speech_.take(*i, environment_.loop.now())) return audience_.refuse(client, message.request, refused("too_fast"));
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
