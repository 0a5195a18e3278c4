// What people at a table want of the game, one function a message. Each checks who asks, and then commits an entry of the journal,
// answers, or refuses; a refusal has changed nothing.
#include <algorithm>
#include <array>
#include <utility>

#include "host/table.h"
#include "secrets/token.h"
#include "table/phrases.h"
#include "table/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using table::refused;
using table::refused_field;
using table::request_of;
using table::TableStatus;

constexpr std::size_t kMostWaiting = 1000;

}  // namespace

void Table::receive(GuestPtr guest, table::ClientMessage message) {
  post([this, guest = std::move(guest), message = std::move(message)] {
    // It has left, or was never let in.
    if (!guests_.contains(guest)) return refuse(guest, request_of(message), refused("no_table"));
    // The store is slow, and somebody asks all the same.
    if (waiting_.size() > kMostWaiting) return refuse(guest, request_of(message), refused("not_stored"));
    std::visit(
        [&](const auto& one) {
          if constexpr (requires { on(guest, one); }) on(guest, one);
        },
        message);
  });
}

// The number of a seat that the guest holds.
std::optional<int> Table::entitled(const GuestPtr& guest, const std::string& name, const std::string& request) {
  const std::optional<int> i = state_.seat_named(name);
  if (i && guest->seats.contains(*i)) return i;
  refuse(guest, request, refused_field("not_seated", "seat"));
  return std::nullopt;
}

// A decision is made on the position that its maker has seen. Who has missed something is told it with the refusal.
bool Table::is_current(const GuestPtr& guest, int seat, std::uint32_t seq, const std::string& request) {
  if (seq == state_.match().seq()) return true;
  refuse(guest, request, refused("stale", {{"seq", state_.match().seq()}}));
  tell_view(guest, seat);
  tell_legal(guest);
  return false;
}

bool Table::is_host(const GuestPtr& guest, const std::string& request) {
  const std::optional<std::string> seat = state_.host();
  const std::optional<int> i = seat ? state_.seat_named(*seat) : std::nullopt;
  if (guest->host || (i && guest->seats.contains(*i))) return true;
  refuse(guest, request, refused("not_allowed"));
  return false;
}

bool Table::is_running(const GuestPtr& guest, const std::string& request) {
  if (state_.status() == TableStatus::Running) return true;
  refuse(guest, request, refused(state_.status() == TableStatus::Gathering ? "not_begun" : "over"));
  return false;
}

void Table::on(const GuestPtr& guest, const table::Move& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i) return;
  if (const std::optional<std::uint32_t> seq = state_.answered(message.seat, message.request)) {
    return send(guest, table::Accepted{message.request, *seq});
  }
  if (!is_running(guest, message.request) || !is_current(guest, *i, message.seq, message.request)) return;
  if (!seat(*i).is_playing()) return refuse(guest, message.request, refused("resigned"));
  move(*i, message.action, MovedBy::Seat, guest, message.request);
}

void Table::on(const GuestPtr& guest, const table::Preview& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i || !is_running(guest, message.request) || !is_current(guest, *i, message.seq, message.request)) return;
  std::variant<Json, table::Refused> preview = state_.match().preview(seat_at(*i), message.action);
  if (const table::Refused* no = std::get_if<table::Refused>(&preview)) return refuse(guest, message.request, *no);
  send(guest, table::Previewed{message.request, message.action, std::move(std::get<Json>(preview))});
}

void Table::on(const GuestPtr& guest, const table::Undo& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i) return;
  if (const std::optional<std::uint32_t> seq = state_.answered(message.seat, message.request)) {
    return send(guest, table::Accepted{message.request, *seq});
  }
  if (!is_running(guest, message.request) || !is_current(guest, *i, message.seq, message.request)) return;
  const table::UndoOffer offer = state_.match().undo_offer(seat_at(*i));
  if (offer.right == table::UndoRight::None) return refuse(guest, message.request, refused("nothing_to_undo"));
  if (offer.right == table::UndoRight::Free || everybody_agrees({*i})) return take_back(*i, guest, message.request);
  undo_ = UndoQuestion{*i, message.seq, guest, message.request, static_cast<int>(offer.steps), {*i}};
  const table::UndoAsked asked{message.seat, message.seq, static_cast<int>(offer.steps)};
  for (const GuestPtr& other : guests_) {
    if (!other->seats.empty() && other != guest) send(other, asked);
  }
  // Others who sit at the same device.
  if (guest->seats.size() > 1) send(guest, asked);
}

void Table::on(const GuestPtr& guest, const table::UndoAnswer& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i) return;
  if (!undo_ || undo_->seq != message.seq || undo_->seat == *i) {
    return refuse(guest, message.request, refused("stale", {{"seq", state_.match().seq()}}));
  }
  accept(guest, message.request);
  if (!message.agree) return settle_undo(false);
  undo_->agreed.insert(*i);
  if (everybody_agrees(undo_->agreed)) settle_undo(true);
}

void Table::settle_undo(bool agreed) {
  const UndoQuestion question = *std::exchange(undo_, std::nullopt);
  if (agreed) return take_back(question.seat, question.guest, question.request);
  refuse(question.guest, question.request, refused("consent_denied"));
  tell_all(table::Notice{"notice.undo-declined", {{"seat", seat(question.seat).seat}}});
}

void Table::take_back(int i, const GuestPtr& guest, const std::string& request) {
  commit({TakenBack{seat(i).seat, request, 0}, {}, {}}, guest, request, [this, guest, request] {
    undo_.reset();
    ending_.clear();
    bots_.clear();  // what they have thought of belongs to another line
    accept(guest, request);
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

void Table::on(const GuestPtr& guest, const table::StandingPass& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i || !is_running(guest, message.request)) return;
  commit({Passing{message.seat, message.until, message.unless}, {}, {}}, guest, message.request,
         [this, guest, request = message.request] {
           accept(guest, request);
           tell_table();
           changed();
         });
}

void Table::on(const GuestPtr& guest, const table::Resign& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i) return;
  if (seat(*i).resigned) return accept(guest, message.request);
  if (!is_running(guest, message.request)) return;
  commit({Resigned{message.seat}, {}, {}}, guest, message.request, [this, guest, request = message.request] {
    accept(guest, request);
    tell_table();
    changed();
  });
}

void Table::on(const GuestPtr& guest, const table::AgreeEnd& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i || !is_running(guest, message.request)) return;
  if (!message.agree) {
    ending_.clear();
    accept(guest, message.request);
    return tell_all(table::Notice{"notice.end-declined", {{"seat", message.seat}}});
  }
  ending_.insert(*i);
  if (!everybody_agrees(ending_)) {
    accept(guest, message.request);
    return tell_all(table::Notice{"notice.end-proposed", {{"seat", message.seat}}});
  }
  end_agreed(guest, message.request);
}

void Table::end_agreed(const GuestPtr& guest, const Request& request) {
  ending_.clear();
  commit({Ended{"agreed"}, {}, {}}, guest, request, [this, guest, request] {
    accept(guest, request);
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

void Table::on(const GuestPtr& guest, const table::Sync& message) {
  int as = Guest::kAsSpectator;
  if (message.seat) {
    const std::optional<int> i = entitled(guest, *message.seat, message.request);
    if (!i) return;
    as = *i;
  }
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) {
    send(guest, this->message());
    return accept(guest, message.request);
  }
  const table::Match& match = state_.match();
  std::optional<table::EventsMessage> events;
  if (message.since) events = match.events_since(observer(as), *message.since);
  const bool folded = events && !match.undone_since(*message.since);
  accept(guest, message.request);
  if (events) send(guest, *events);
  if (folded) {
    guest->told[as] = match.seq();
  } else {
    tell_view(guest, as);
  }
  if (const std::optional<table::Over> over = state_.over()) send(guest, *over);
  tell_legal(guest);
}

void Table::on(const GuestPtr& guest, const table::Export& message) {
  int as = Guest::kAsSpectator;
  if (message.seat) {
    const std::optional<int> i = entitled(guest, *message.seat, message.request);
    if (!i) return;
    as = *i;
  }
  if (state_.is_outdated()) return send(guest, table::Exported{message.request, write_record(state_.record()), {}});
  if (state_.match().seq() == 0) return refuse(guest, message.request, refused("not_begun"));
  table::Exported exported = state_.match().exported(observer(as));
  exported.request = message.request;
  send(guest, exported);
}

}  // namespace spires::host
