// Requests of clients about the game, one function per message. Each checks the sender, and then commits an entry of
// the journal, answers, or refuses; a refusal changes nothing.
#include <algorithm>
#include <array>
#include <utility>

#include "host/table.h"
#include "match/phrases.h"
#include "match/refusals.h"
#include "secrets/token.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::refused;
using match::refused_field;
using match::request_of;
using match::TableStatus;

constexpr std::size_t kMostWaiting = 1000;

}  // namespace

void Table::receive(ClientPtr client, match::ClientMessage message) {
  post([this, client = std::move(client), message = std::move(message)] {
    // It has left, or was never let in.
    if (!clients_.contains(client)) return refuse(client, request_of(message), refused("no_table"));
    // The store is slow, and somebody asks all the same.
    if (waiting_.size() > kMostWaiting) return refuse(client, request_of(message), refused("not_stored"));
    std::visit(
        [&](const auto& one) {
          if constexpr (requires { on(client, one); }) on(client, one);
        },
        message);
  });
}

// The number of a seat that the client holds.
std::optional<int> Table::entitled(const ClientPtr& client, const std::string& name, const std::string& request) {
  const std::optional<int> i = state_.seat_named(name);
  if (i && client->seats.contains(*i)) return i;
  refuse(client, request, refused_field("not_seated", "seat"));
  return std::nullopt;
}

// A decision is made on the position that its maker has seen. Who has missed something is told it with the refusal.
bool Table::is_current(const ClientPtr& client, int seat, std::uint32_t seq, const std::string& request) {
  if (seq == state_.match().seq()) return true;
  refuse(client, request, refused("stale", {{"seq", state_.match().seq()}}));
  tell_view(client, seat);
  tell_legal(client);
  return false;
}

bool Table::is_host(const ClientPtr& client, const std::string& request) {
  const std::optional<std::string> seat = state_.host();
  const std::optional<int> i = seat ? state_.seat_named(*seat) : std::nullopt;
  if (client->host || (i && client->seats.contains(*i))) return true;
  refuse(client, request, refused("not_allowed"));
  return false;
}

bool Table::is_running(const ClientPtr& client, const std::string& request) {
  if (state_.status() == TableStatus::Running) return true;
  refuse(client, request, refused(state_.status() == TableStatus::Gathering ? "not_begun" : "over"));
  return false;
}

void Table::on(const ClientPtr& client, const match::Move& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (const std::optional<std::uint32_t> seq = state_.answered(message.seat, message.request)) {
    return send(client, match::Accepted{message.request, *seq});
  }
  if (!is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  if (!seat(*i).is_playing()) return refuse(client, message.request, refused("resigned"));
  move(*i, message.action, MovedBy::Seat, client, message.request);
}

void Table::on(const ClientPtr& client, const match::Preview& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  std::variant<Json, match::Refused> preview = state_.match().preview(seat_at(*i), message.action);
  if (const match::Refused* no = std::get_if<match::Refused>(&preview)) return refuse(client, message.request, *no);
  send(client, match::Previewed{message.request, message.action, std::move(std::get<Json>(preview))});
}

void Table::on(const ClientPtr& client, const match::Undo& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (const std::optional<std::uint32_t> seq = state_.answered(message.seat, message.request)) {
    return send(client, match::Accepted{message.request, *seq});
  }
  if (!is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  const match::UndoOffer offer = state_.match().undo_offer(seat_at(*i));
  if (offer.right == match::UndoRight::Impossible) return refuse(client, message.request, refused("nothing_to_undo"));
  if (offer.right == match::UndoRight::Free || everybody_agrees({*i})) return take_back(*i, client, message.request);
  undo_ = UndoQuestion{*i, message.seq, client, message.request, static_cast<int>(offer.steps), offer.decisions, {*i}};
  for (const ClientPtr& other : clients_) {
    if (!other->seats.empty() && other != client) send(other, undo_asked(other));
  }
  // Others who sit at the same device.
  if (client->seats.size() > 1) send(client, undo_asked(client));
}

void Table::on(const ClientPtr& client, const match::UndoAnswer& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (!undo_ || undo_->seq != message.seq || undo_->seat == *i) {
    return refuse(client, message.request, refused("stale", {{"seq", state_.match().seq()}}));
  }
  accept(client, message.request);
  if (!message.agree) return settle_undo(false);
  undo_->agreed.insert(*i);
  if (everybody_agrees(undo_->agreed)) settle_undo(true);
}

void Table::settle_undo(bool agreed) {
  const UndoQuestion question = *std::exchange(undo_, std::nullopt);
  if (agreed) return take_back(question.seat, question.client, question.request);
  refuse(question.client, question.request, refused("consent_denied"));
  tell_all(match::Notice{"notice.undo-declined", {{"seat", seat(question.seat).seat}}});
}

void Table::take_back(int i, const ClientPtr& client, const std::string& request) {
  commit({TakenBack{seat(i).seat, request, 0}, {}, {}}, client, request, [this, client, request] {
    undo_.reset();
    ending_.clear();
    bots_.clear();  // what they have thought of belongs to another line
    accept(client, request);
    changed();
  });
}

// Whether everybody who plays for themselves has said yes.
bool Table::everybody_agrees(const std::set<int>& agreed) const {
  for (int i = 0; i < static_cast<int>(state_.seats().size()); ++i) {
    if (seat(i).is_playing() && !agreed.contains(i)) return false;
  }
  return true;
}

void Table::on(const ClientPtr& client, const match::StandingPass& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  commit({Passing{message.seat, message.until, message.unless}, {}, {}}, client, message.request,
         [this, client, request = message.request] {
           accept(client, request);
           tell_table();
           changed();
         });
}

void Table::on(const ClientPtr& client, const match::Resign& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (seat(*i).resigned) return accept(client, message.request);
  if (!is_running(client, message.request)) return;
  commit({Resigned{message.seat}, {}, {}}, client, message.request, [this, client, request = message.request] {
    accept(client, request);
    tell_table();
    changed();
  });
}

void Table::on(const ClientPtr& client, const match::AgreeEnd& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  if (!message.agree) {
    ending_.clear();
    accept(client, message.request);
    return tell_all(match::Notice{"notice.end-declined", {{"seat", message.seat}}});
  }
  ending_.insert(*i);
  if (!everybody_agrees(ending_)) {
    accept(client, message.request);
    return tell_all(match::Notice{"notice.end-proposed", {{"seat", message.seat}}});
  }
  end_agreed(client, message.request);
}

void Table::end_agreed(const ClientPtr& client, const Request& request) {
  ending_.clear();
  commit({Ended{"agreed"}, {}, {}}, client, request, [this, client, request] {
    accept(client, request);
    changed();
  });
}

// When somebody goes, those who are left may have agreed already.
bool Table::votes_settled() {
  if (state_.status() != TableStatus::Running) return false;
  if (undo_ && everybody_agrees(undo_->agreed)) {
    settle_undo(true);
    return true;
  }
  if (ending_.empty() || !everybody_agrees(ending_)) return false;
  end_agreed(nullptr, {});
  return true;
}

void Table::on(const ClientPtr& client, const match::Sync& message) {
  int as = Client::kAsSpectator;
  if (message.seat) {
    const std::optional<int> i = entitled(client, *message.seat, message.request);
    if (!i) return;
    as = *i;
  }
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) {
    send(client, this->message());
    return accept(client, message.request);
  }
  accept(client, message.request);
  if (message.since) {
    tell_since(client, as, *message.since);
  } else {
    tell_view(client, as);
  }
  if (const std::optional<match::Over> over = state_.over()) send(client, *over);
  tell_legal(client);
}

void Table::on(const ClientPtr& client, const match::Export& message) {
  int as = Client::kAsSpectator;
  if (message.seat) {
    const std::optional<int> i = entitled(client, *message.seat, message.request);
    if (!i) return;
    as = *i;
  }
  if (state_.is_outdated()) return send(client, match::Exported{message.request, write_record(state_.record()), {}});
  if (state_.match().seq() == 0) return refuse(client, message.request, refused("not_begun"));
  match::Exported exported = state_.match().exported(observer(as));
  exported.request = message.request;
  send(client, exported);
}

}  // namespace spires::host
