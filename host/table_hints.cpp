// Hints by a bot for people who ask; with other people at the table only if all of them have agreed.
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "host/table.h"
#include "match/refusals.h"

namespace spires::host {
namespace {

using match::refused;

}  // namespace

void Table::on(const ClientPtr& client, const match::Hint& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  if (state_.asked() != i) return refuse(client, message.request, refused("not_asked"));
  if (hint_right(client, *i) == match::HintRight::Off) return refuse(client, message.request, refused("hints_off"));
  std::shared_ptr<match::BotSeat> bot = state_.match().bot(environment_.settings.stand_in, 1);
  std::shared_ptr<match::SeatView> view = state_.match().seat_view(seat_at(*i), match::Sight::Player);
  environment_.bots.explain(
      bot, view, [self = shared_from_this(), client, message](std::vector<match::Candidate> candidates) {
        self->post([self, client, message, candidates = std::move(candidates)] {
          self->send(client, match::Hints{message.request, message.seat, message.seq, candidates});
        });
      });
}

// Alone, or with bots and others at the same device, everybody is. Against other people the seat and all of them must have
// agreed.
match::HintRight Table::hint_right(const ClientPtr& client, int i) const {
  if (everybody_agrees(client->seats)) return match::HintRight::Free;
  std::set<int> agreed = client->seats;
  agreed.erase(i);
  agreed.merge(hinted_seats());
  return everybody_agrees(agreed) ? match::HintRight::Agreed : match::HintRight::Off;
}

std::set<int> Table::hinted_seats() const {
  std::set<int> agreed;
  for (int i = 0; i < static_cast<int>(state_.seats().size()); ++i) {
    if (seat(i).hints) agreed.insert(i);
  }
  return agreed;
}

void Table::on(const ClientPtr& client, const match::AllowHints& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  if (!seat(*i).is_playing()) return refuse(client, message.request, refused("resigned"));
  // Everybody is told of it: a way to speak, and one to pester.
  if (!may_speak(*i)) return refuse(client, message.request, refused("too_fast"));
  if (seat(*i).hints == message.allowed) {
    accept(client, message.request);
    // It stays as it was; whoever has proposed them hears the answer.
    if (!message.allowed && !hinted_seats().empty()) tell_all(hints_notice(message));
    return;
  }
  commit({HintsAllowed{message.seat, message.allowed}, {}, {}}, client, message.request, [this, client, message] {
    accept(client, message.request);
    tell_table();
    tell_all(hints_notice(message));
  });
}

match::Notice Table::hints_notice(const match::AllowHints& said) const {
  if (!said.allowed) return {"notice.hints-off", {{"seat", said.seat}}};
  if (everybody_agrees(hinted_seats())) return {"notice.hints-on", Json::object()};
  return {"notice.hints-proposed", {{"seat", said.seat}}};
}

}  // namespace spires::host
