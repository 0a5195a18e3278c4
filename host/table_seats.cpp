// Seats: before the game, after it, and when a player leaves or comes back.
#include <algorithm>
#include <memory>
#include <utility>

#include "host/frame.h"
#include "host/table.h"
#include "match/names.h"
#include "match/phrases.h"
#include "match/refusals.h"
#include "secrets/token.h"

namespace spires::host {
namespace {

using match::is_blank;
using match::refused;
using match::refused_field;
using match::Sitter;
using match::TableStatus;
using match::unknown_word;

bool is_level(const std::string& game, const std::string& key) {
  const std::vector<match::BotLevel> levels = match::bot_levels(game);
  return std::any_of(levels.begin(), levels.end(), [&](const match::BotLevel& level) { return level.key == key; });
}

}  // namespace

void Table::on(const ClientPtr& client, const match::Sit& message) {
  const std::optional<int> i = state_.seat_named(message.seat);
  if (!i) return audience_.refuse(client, message.request, refused_field("no_such_seat", "seat"));
  if (message.token && !secrets::is_token(*message.token)) {
    return audience_.refuse(client, message.request, refused_field("bad_token", "token"));
  }
  const std::string token = message.token ? *message.token : environment_.token();
  const std::string hash = secrets::token_hash(token);
  // A repeated request: the answer to the first one was lost.
  if (state_.seat_of_token(hash) == i) return take_seat(client, *i, message.request, token);
  if (state_.seat_of_token(hash)) return audience_.refuse(client, message.request, refused_field("bad_token", "token"));
  const Sitting& one = seat(*i);
  if (state_.status() != TableStatus::Gathering || one.sitter != Sitter::Open) {
    return audience_.refuse(client, message.request, refused_field("taken", "seat"));
  }
  if (one.reserved && !client->host)
    return audience_.refuse(client, message.request, refused_field("reserved", "seat"));
  if (is_blank(message.name)) return audience_.refuse(client, message.request, refused_field("no_name", "name"));
  if (message.nonce && (message.hash || !is_nonce(*message.nonce))) {
    return audience_.refuse(client, message.request, refused_field("bad_nonce", "nonce"));
  }
  if (message.hash && !is_digest(*message.hash)) {
    return audience_.refuse(client, message.request, refused_field("bad_nonce", "hash"));
  }
  if (message.colour) {
    const bool known =
        std::find(match::kColours.begin(), match::kColours.end(), *message.colour) != match::kColours.end();
    if (!known) return audience_.refuse(client, message.request, unknown_word("colour"));
    for (const Sitting& other : state_.seats()) {
      if (other.colour == message.colour && other.sitter == Sitter::Person) {
        return audience_.refuse(client, message.request, refused_field("taken", "colour"));
      }
    }
  }
  Sat sat{message.seat, hash, message.colour, message.nonce, client->host, message.hash, {}};
  commit({std::move(sat), message.seat, distinct_name(message.name, client)}, client, message.request,
         [this, client, i = *i, request = message.request, token] { take_seat(client, i, request, token); });
}

// Two people of one name are told apart: the second Anna is "Anna 2".
std::string Table::distinct_name(const std::string& name, const ClientPtr& client) const {
  const auto is_taken = [&](const std::string& wanted) {
    const auto same = [&](const std::optional<std::string>& other) {
      return other && match::shown_name(*other) == match::shown_name(wanted);
    };
    for (const Sitting& one : state_.seats()) {
      if (one.sitter == Sitter::Person && same(one.name)) return true;
    }
    for (const ClientPtr& one : audience_.clients()) {
      if (one != client && one->seats.empty() && same(one->name)) return true;
    }
    return false;
  };
  if (!is_taken(name)) return name;
  for (int n = 2;; ++n) {
    const std::string number = " " + std::to_string(n);
    const std::string other = match::cut_name(name, match::kNameLimits.longest - number.size()) + number;
    if (!is_taken(other)) return other;
  }
}

void Table::take_seat(const ClientPtr& client, int i, const std::string& request, const std::string& token) {
  client->seats.insert(i);
  note_presence();
  audience_.send(client, match::Seated{request, seat(i).seat, token});
  audience_.tell_table();
  audience_.tell_view(client, i);
  audience_.tell_legal(client);
  audience_.tell_permissions(client);
  arrived();
}

// A rematch begins as soon as all players are back.
void Table::arrived() {
  const auto is_missing = [this, n = 0](const Sitting& one) mutable {
    const int number = n++;
    return one.sitter == Sitter::Open || (one.sitter == Sitter::Person && !audience_.is_present(number));
  };
  const bool all_here = std::none_of(state_.seats().begin(), state_.seats().end(), is_missing);
  // After a failed start the host decides.
  const bool begins = state_.opened().before && state_.attempt() == 1 && !state_.is_opening();
  if (begins && state_.status() == TableStatus::Gathering && all_here) return begin({}, nullptr, {});
  go_on();
}

void Table::reclaim(ClientPtr client, match::Reclaim message, std::function<void()> let_in) {
  post_for(client, message.request, [this, client, message, let_in = std::move(let_in)] {
    const std::string hash = secrets::token_hash(message.token);
    const bool host = secrets::same_hash(state_.opened().host, hash);
    const std::optional<int> i = state_.seat_of_token(hash);
    if (!host && !i) return audience_.refuse(client, message.request, refused_field("bad_token", "token"));
    if (message.hash && !is_digest(*message.hash)) {
      return audience_.refuse(client, message.request, refused_field("bad_nonce", "hash"));
    }
    // A player who comes back to a table that was closed as idle opens it again.
    if (state_.is_expired()) {
      return commit({Reopened{seconds_now()}, {}, {}}, client, message.request, [this, client, message, let_in] {
        environment_.log.info("table reopened", {{"table", code_}});
        audience_.tell_table();
        admit(client, message, let_in);
      });
    }
    admit(client, message, let_in);
  });
}

void Table::admit(const ClientPtr& client, const match::Reclaim& message, const Task& let_in) {
  const std::string hash = secrets::token_hash(message.token);
  const bool host = secrets::same_hash(state_.opened().host, hash);
  const std::optional<int> i = state_.seat_of_token(hash);
  let_in();
  audience_.clients().insert(client);
  client->host = client->host || host;
  if (!i) {
    note_presence();
    audience_.send(client, match::Seated{message.request, {}, message.token});
    audience_.welcome(client, Client::kAsSpectator, message.since);
    // Bots pause at a table without clients; now there is one.
    return go_on();
  }
  const auto back = [this, client, message, i = *i] { come_back(client, i, message); };
  // The first hash or nonce of an attempt counts.
  const bool is_bare = state_.status() == TableStatus::Gathering && !seat(*i).hash && !seat(*i).nonce;
  if (is_bare && message.hash && !state_.is_opening()) {
    return commit({Sealed{seat(*i).seat, *message.hash}, {}, {}}, client, message.request, back);
  }
  // Later than the first opening, it could be chosen to suit those that are open.
  if (is_bare && message.nonce && is_nonce(*message.nonce) && !state_.is_opening()) {
    return commit({Threw{seat(*i).seat, *message.nonce}, {}, {}}, client, message.request, back);
  }
  // A bot plays for an absent player only while the game is running.
  if (!seat(*i).away || state_.status() != TableStatus::Running) return back();
  commit({Away{seat(*i).seat, false, {}, {}}, {}, {}}, client, message.request, back);
}

void Table::come_back(const ClientPtr& client, int i, const match::Reclaim& message) {
  client->seats.insert(i);
  note_presence();
  hear_from(i);
  audience_.send(client, match::Seated{message.request, seat(i).seat, message.token});
  audience_.welcome(client, i, message.since);
  audience_.tell_table_except(client);
  audience_.tell_permissions();
  arrived();
}

void Table::on(const ClientPtr& client, const match::Leave& message) {
  if (!message.seat) {
    audience_.accept(client, message.request);
    return leave(client);
  }
  const std::optional<int> i = entitled(client, *message.seat, message.request);
  if (!i) return;
  const auto gone = [this, client, i = *i, request = message.request] {
    give_up_seat(i);
    audience_.accept(client, request);
    audience_.tell_table();
    changed();
  };
  if (state_.status() == TableStatus::Gathering) {
    return commit({Freed{*message.seat, {}}, {}, {}}, client, message.request, gone);
  }
  if (state_.status() != TableStatus::Running || (seat(*i).away && seat(*i).left)) return gone();
  commit({Away{*message.seat, true, true, {}}, {}, {}}, client, message.request, gone);
}

// Removes the seat from every client that held it, in any window; a client without seats is a spectator.
void Table::give_up_seat(int i) {
  votes_.ending.erase(i);
  for (const ClientPtr& client : audience_.clients()) {
    if (client->seats.erase(i) == 0) continue;
    client->told.erase(i);
    client->permitted.erase(i);
    if (client->seats.empty()) audience_.tell_view(client, Client::kAsSpectator);
  }
  note_presence();
}

void Table::on(const ClientPtr& client, const match::RemoveSeat& message) {
  if (!is_host(client, message.request)) return;
  const std::optional<int> i = state_.seat_named(message.seat);
  if (!i) return audience_.refuse(client, message.request, refused_field("no_such_seat", "seat"));
  if (message.level && !is_level(state_.opened().game, *message.level)) {
    return audience_.refuse(client, message.request, unknown_word("level"));
  }
  const TableStatus status = state_.status();
  const bool gathering = status == TableStatus::Gathering;
  if (!gathering && status != TableStatus::Running) return audience_.refuse(client, message.request, refused("over"));
  // Before the game the host arranges the seats; during it a seat is given to a bot only while its owner is absent.
  if (!gathering && (seat(*i).sitter != Sitter::Person || audience_.is_present(*i) || !message.level)) {
    return audience_.refuse(client, message.request, refused_field("not_allowed", "seat"));
  }
  const auto removed = [this, client, i = *i, request = message.request] {
    give_up_seat(i);
    bots_.erase(i);
    audience_.accept(client, request);
    audience_.tell_table();
    changed();
  };
  // A running game keeps the owner's token, so that the owner can reclaim the seat.
  if (!gathering && seat(*i).away) return removed();
  if (!gathering) return commit({Away{message.seat, true, {}, {}}, {}, {}}, client, message.request, removed);
  commit({Freed{message.seat, message.level}, {}, {}}, client, message.request, removed);
}

void Table::on(const ClientPtr& client, const match::StandIn& message) {
  if (client->seats.empty() && !is_host(client, message.request)) return;
  const std::optional<int> i = state_.seat_named(message.seat);
  if (!i) return audience_.refuse(client, message.request, refused_field("no_such_seat", "seat"));
  if (!is_running(client, message.request)) return;
  if (seat(*i).sitter != Sitter::Person || audience_.is_present(*i)) {
    return audience_.refuse(client, message.request, refused_field("not_allowed", "seat"));
  }
  const auto told = [this, client, request = message.request] {
    audience_.accept(client, request);
    audience_.tell_table();
    changed();
  };
  // A bot plays there already.
  if (!seat(*i).is_playing()) return audience_.accept(client, message.request);
  if (message.now) return commit({Away{message.seat, true, {}, {}}, {}, {}}, client, message.request, told);
  presence_.restart(*i, environment_.loop.now());
  told();
}

void Table::on(const ClientPtr& client, const match::Start& message) {
  if (!is_host(client, message.request)) return;
  const bool is_starting = state_.status() == TableStatus::Running || state_.is_opening();
  if (is_starting) return audience_.accept(client, message.request);
  if (state_.status() != TableStatus::Gathering) return audience_.refuse(client, message.request, refused("over"));
  if (message.fill && !is_level(state_.opened().game, *message.fill)) {
    return audience_.refuse(client, message.request, unknown_word("fill"));
  }
  begin(message.fill, client, message.request);
}

void Table::on(const ClientPtr& client, const match::CloseTable& message) {
  if (!is_host(client, message.request)) return;
  if (state_.status() == TableStatus::Closed) return audience_.accept(client, message.request);
  if (state_.status() != TableStatus::Gathering) return audience_.refuse(client, message.request, refused("begun"));
  commit({Closed{"host"}, {}, {}}, client, message.request, [this, client, request = message.request] {
    audience_.accept(client, request);
    audience_.tell_table();
  });
}

void Table::on(const ClientPtr& client, const match::Rematch& message) {
  if (client->seats.empty() && !is_host(client, message.request)) return;
  if (state_.next()) {
    audience_.accept(client, message.request);
    return audience_.send(client, audience_.message());
  }
  if (state_.status() != TableStatus::Over) return audience_.refuse(client, message.request, refused("not_over"));
  // Turned, every player moves on by one seat; with two players this swaps the roles. A position is for the seats as
  // they are.
  const Opened& before = state_.opened();
  const std::size_t players = state_.seats().size();
  const std::size_t turned = before.position || !message.turned.value_or(true) ? 0 : 1;
  Opened next{before.game,  state_.match().revision(), before.settings, {},    before.visibility,
              before.clock, environment_.seed(),       before.host,     code_, before.position};
  std::vector<Written> beginning;
  std::vector<Written> sitters;
  for (std::size_t i = 0; i < players; ++i) {
    const Sitting& one = state_.seats()[(i + players - turned) % players];
    const bool bot = one.sitter == Sitter::Bot;
    next.seats.push_back({bot ? Sitter::Bot : Sitter::Open, bot ? one.level : std::nullopt, one.memory});
    if (bot) continue;
    const std::string name = state_.seats()[i].seat;
    const std::optional<bool> seals = one.seals ? std::optional(true) : std::nullopt;
    Sat sat{name, one.token, one.colour, {}, state_.host() == one.seat, {}, seals};
    sitters.push_back({std::move(sat), name, one.name});
  }
  beginning.push_back({std::move(next), {}, {}});
  for (Written& sitter : sitters) beginning.push_back(std::move(sitter));
  directory_.open(std::move(beginning), environment_.token(),
                  [this, resume = journal_.pause(), client,
                   request = message.request](const std::variant<std::string, StoreAnswer>& opened) {
                    resume([this, client, request, opened] { followed(opened, client, request); }, nullptr);
                  });
}

void Table::followed(const std::variant<std::string, StoreAnswer>& next, const ClientPtr& client,
                     const std::string& request) {
  if (const StoreAnswer* no = std::get_if<StoreAnswer>(&next))
    return audience_.refuse(client, request, not_stored(*no));
  commit({Followed{std::get<std::string>(next)}, {}, {}}, client, request, [this, client, request] {
    audience_.accept(client, request);
    audience_.tell_table();
  });
}

}  // namespace spires::host
