// Requests of clients about the game, one function per message. Each checks the sender, and then commits an entry of
// the journal, answers, or refuses; a refusal changes nothing.
#include <algorithm>
#include <array>
#include <utility>

#include "host/say.h"
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
  post_for(client, request_of(message), [this, client, message] {
    // The client has left, or was never admitted.
    if (!audience_.clients().contains(client))
      return audience_.refuse(client, request_of(message), refused("no_table"));
    // The store is too slow for the requests.
    if (journal_.waiting() > kMostWaiting) return audience_.refuse(client, request_of(message), refused("not_stored"));
    std::visit(
        [&]<class M>(const M& one) {
          if constexpr (!match::kIsForSession<M>) on(client, one);
        },
        message);
  });
}

// Returns the number of a seat that the client holds; otherwise refuses and returns nullopt.
std::optional<int> Table::entitled(const ClientPtr& client, const std::string& name, const std::string& request) {
  const std::optional<int> i = state_.seat_named(name);
  if (i && client->seats.contains(*i)) return i;
  audience_.refuse(client, request, refused_field("not_seated", "seat"));
  return std::nullopt;
}

// Returns whether the request refers to the current position. Otherwise refuses it and sends the current view.
bool Table::is_current(const ClientPtr& client, int seat, std::uint32_t seq, const std::string& request) {
  if (seq == state_.match().seq()) return true;
  audience_.refuse(client, request, refused("stale", {{"seq", state_.match().seq()}}));
  audience_.tell_view(client, seat);
  audience_.tell_legal(client);
  return false;
}

bool Table::hosts(const ClientPtr& client) const {
  const std::optional<std::string> seat = state_.host();
  const std::optional<int> i = seat ? state_.seat_named(*seat) : std::nullopt;
  return client->host || (i && client->seats.contains(*i));
}

bool Table::is_host(const ClientPtr& client, const std::string& request) {
  if (hosts(client)) return true;
  audience_.refuse(client, request, refused("not_allowed"));
  return false;
}

bool Table::is_running(const ClientPtr& client, const std::string& request) {
  if (state_.status() == TableStatus::Running) return true;
  audience_.refuse(client, request, refused(state_.status() == TableStatus::Gathering ? "not_begun" : "over"));
  return false;
}

void Table::on(const ClientPtr& client, const match::Move& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (const std::optional<std::uint32_t> seq = state_.answered(message.seat, message.request)) {
    return audience_.send(client, match::Accepted{message.request, *seq});
  }
  if (!is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  if (!seat(*i).is_playing()) return audience_.refuse(client, message.request, refused("resigned"));
  move(*i, message.action, MovedBy::Seat, client, message.request);
}

// Plays a decision of a seat, made by a person, a bot, a clock or a standing pass.
void Table::move(int i, const std::string& action, MovedBy by, const ClientPtr& client, const Request& request) {
  Moved moved{seat(i).seat, action, by, request, state_.opened().clock ? turn_clock_.used(environment_.loop.now()) : 0,
              {},           {}};
  commit({std::move(moved), {}, {}}, client, request, [this, client, request, by] {
    environment_.counters.moved(state_.opened().game,
                                std::string(wire::Words<MovedBy>::kWords[static_cast<std::size_t>(by)]));
    thinking_.reset();
    votes_.ending.clear();
    drop_undo(match::refused("stale", {{"seq", state_.match().seq()}}));
    expiry_told_ = false;
    audience_.accept(client, request);
    changed();
  });
}

void Table::on(const ClientPtr& client, const match::Preview& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  std::variant<JsonText, match::Refused> preview = state_.match().preview(seat_at(*i), message.action);
  if (const match::Refused* no = std::get_if<match::Refused>(&preview))
    return audience_.refuse(client, message.request, *no);
  audience_.send(client, match::Previewed{message.request, message.action, std::move(std::get<JsonText>(preview))});
}

void Table::on(const ClientPtr& client, const match::Undo& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (const std::optional<std::uint32_t> seq = state_.answered(message.seat, message.request)) {
    return audience_.send(client, match::Accepted{message.request, *seq});
  }
  if (!is_running(client, message.request) || !is_current(client, *i, message.seq, message.request)) return;
  // It would take back what a bot decides for the seat.
  if (!seat(*i).is_playing()) return audience_.refuse(client, message.request, refused("resigned"));
  const match::UndoOffer offer = state_.match().undo_offer(seat_at(*i));
  if (offer.right == match::UndoRight::Impossible)
    return audience_.refuse(client, message.request, refused("nothing_to_undo"));
  if (offer.right == match::UndoRight::Free || all_agree({*i})) return take_back(*i, client, message.request);
  // Sent again: the others have been asked.
  if (votes_.undo && votes_.undo->seat == *i && votes_.undo->request == message.request) {
    votes_.undo->client = client;
    return;
  }
  if (!allowances_.votes.take(*i, environment_.loop.now()))
    return audience_.refuse(client, message.request, refused("too_fast"));
  drop_undo(refused("consent_denied"));
  votes_.undo =
      UndoQuestion{*i, message.seq, client, message.request, static_cast<int>(offer.steps), offer.decisions, {*i}};
  for (const ClientPtr& other : audience_.clients()) {
    if (!other->seats.empty() && other != client) audience_.send(other, audience_.undo_asked(other));
  }
  // For other players at the same device.
  if (client->seats.size() > 1) audience_.send(client, audience_.undo_asked(client));
  set_wake();
}

void Table::on(const ClientPtr& client, const match::UndoAnswer& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (seat(*i).resigned) return audience_.refuse(client, message.request, refused("resigned"));
  if (!votes_.undo || votes_.undo->seq != message.seq || votes_.undo->seat == *i) {
    return audience_.refuse(client, message.request, refused("stale", {{"seq", state_.match().seq()}}));
  }
  audience_.accept(client, message.request);
  if (!message.agree) return settle_undo(false);
  votes_.undo->agreed.insert(*i);
  if (all_agree(votes_.undo->agreed)) settle_undo(true);
}

// Answers the open question, if there is one, without a vote: its sender waits for an answer.
void Table::drop_undo(const match::Refused& why) {
  if (!votes_.undo) return;
  const UndoQuestion question = *std::exchange(votes_.undo, std::nullopt);
  audience_.refuse(question.client, question.request, why);
}

void Table::settle_undo(bool agreed) {
  const UndoQuestion question = *std::exchange(votes_.undo, std::nullopt);
  if (agreed) return take_back(question.seat, question.client, question.request);
  audience_.refuse(question.client, question.request, refused("consent_denied"));
  audience_.tell_all(match::Notice{"notice.undo-declined", {{"seat", seat(question.seat).seat}}});
}

void Table::take_back(int i, const ClientPtr& client, const std::string& request) {
  std::optional<std::uint32_t> used;
  if (state_.opened().clock) used = turn_clock_.used(environment_.loop.now());
  commit({TakenBack{seat(i).seat, request, 0, used}, {}, {}}, client, request, [this, client, request] {
    drop_undo(refused("stale", {{"seq", state_.match().seq()}}));
    votes_.ending.clear();
    bots_.clear();  // their plans belong to the undone line
    audience_.accept(client, request);
    changed();
  });
}

void Table::on(const ClientPtr& client, const match::StandingPass& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  if (seat(*i).passes == message.until && (message.until == match::PassUntil::Off || seat(*i).unless == message.unless))
    return audience_.accept(client, message.request);
  commit({Passing{message.seat, message.until, message.unless}, {}, {}}, client, message.request,
         [this, client, request = message.request] {
           audience_.accept(client, request);
           audience_.tell_table();
           changed();
         });
}

void Table::on(const ClientPtr& client, const match::Resign& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i) return;
  if (seat(*i).resigned) return audience_.accept(client, message.request);
  if (!is_running(client, message.request)) return;
  commit({Resigned{message.seat}, {}, {}}, client, message.request, [this, client, request = message.request] {
    audience_.accept(client, request);
    audience_.tell_table();
    changed();
  });
}

void Table::on(const ClientPtr& client, const match::AgreeEnd& message) {
  const std::optional<int> i = entitled(client, message.seat, message.request);
  if (!i || !is_running(client, message.request)) return;
  if (seat(*i).resigned) return audience_.refuse(client, message.request, refused("resigned"));
  // A repeated vote, or one without a question, is not announced.
  if (message.agree ? votes_.ending.contains(*i) : votes_.ending.empty())
    return audience_.accept(client, message.request);
  if (!allowances_.votes.take(*i, environment_.loop.now()))
    return audience_.refuse(client, message.request, refused("too_fast"));
  if (!message.agree) {
    votes_.ending.clear();
    audience_.accept(client, message.request);
    return audience_.tell_all(match::Notice{"notice.end-declined", {{"seat", message.seat}}});
  }
  votes_.ending.insert(*i);
  if (!all_agree(votes_.ending)) {
    audience_.accept(client, message.request);
    audience_.tell_all(match::Notice{"notice.end-proposed", {{"seat", message.seat}}});
    // The say of an absent player ends at some time.
    return set_wake();
  }
  end_agreed(client, message.request);
}

void Table::end_agreed(const ClientPtr& client, const Request& request) {
  votes_.ending.clear();
  commit({Ended{"agreed"}, {}, {}}, client, request, [this, client, request] {
    audience_.accept(client, request);
    changed();
  });
}

// When a player leaves, all remaining players may have agreed already.
bool Table::votes_settled() {
  if (state_.status() != TableStatus::Running) return false;
  if (votes_.undo && all_agree(votes_.undo->agreed)) {
    settle_undo(true);
    return true;
  }
  if (relieved_by_vote(nullptr, {})) return true;
  if (votes_.ending.empty() || !all_agree(votes_.ending)) return false;
  end_agreed(nullptr, {});
  return true;
}

bool Table::all_agree(const std::set<int>& seats) const {
  return host::all_agree(state_, presence_, environment_.loop.now(),
                         std::chrono::minutes(environment_.settings.say_minutes), seats);
}

void Table::on(const ClientPtr& client, const match::Sync& message) {
  int as = Client::kAsSpectator;
  if (message.seat) {
    const std::optional<int> i = entitled(client, *message.seat, message.request);
    if (!i) return;
    as = *i;
  }
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) {
    audience_.send(client, audience_.message());
    return audience_.accept(client, message.request);
  }
  audience_.accept(client, message.request);
  if (message.since) {
    audience_.tell_since(client, as, *message.since);
  } else {
    audience_.tell_view(client, as);
  }
  if (const std::optional<match::Over> over = state_.over()) audience_.send(client, *over);
  audience_.tell_legal(client);
}

void Table::on(const ClientPtr& client, const match::Export& message) {
  int as = Client::kAsSpectator;
  if (message.seat) {
    const std::optional<int> i = entitled(client, *message.seat, message.request);
    if (!i) return;
    as = *i;
  }
  if (state_.is_outdated())
    return audience_.send(client, match::Exported{message.request, write_record(state_.record()), {}});
  if (state_.match().seq() == 0) return audience_.refuse(client, message.request, refused("not_begun"));
  if (journal_.is_restored() && state_.match().pending().is_over()) {
    return journal_.after_reading_whole(
        [this, client, message] { on(client, message); },
        [this, client, request = message.request](const match::Refused& no) { audience_.refuse(client, request, no); });
  }
  match::Exported exported = state_.match().exported(observer_of(as));
  exported.request = message.request;
  audience_.send(client, exported);
}

}  // namespace spires::host
