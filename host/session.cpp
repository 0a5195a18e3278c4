#include "host/session.h"

#include <algorithm>
#include <utility>

#include "host/codes.h"
#include "match/catalog.h"
#include "match/refusals.h"
#include "match/version.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::refused;

constexpr std::size_t kFewestAddresses = 10000;
// The rate limit of a connection keeps it far below.
constexpr std::size_t kMostQueued = 1000;

// Returns the id of a request that cannot be read otherwise, so that the refusal can name it.
std::optional<std::string> request_of(const std::string& text) {
  const Result<wire::Json> parsed = wire::parse_object(text);
  const wire::Json* json = std::get_if<wire::Json>(&parsed);
  if (json == nullptr) return std::nullopt;
  const auto found = json->find("request");
  if (found == json->end() || !found->is_string()) return std::nullopt;
  // Also an id that is too long: its sender waits for an answer with that id.
  const auto& request = found->get_ref<const std::string&>();
  return wire::is_plain_text(request) ? std::optional(request) : std::nullopt;
}

}  // namespace

bool AddressAllowance::is_left(const std::string& address, Steady::time_point now) {
  const std::lock_guard lock(mutex_);
  const auto found = spent_.find(address);
  if (found == spent_.end()) return true;
  Spent& spent = found->second;
  spent.count -= std::chrono::duration<double>(now - spent.at).count() * per_second_;
  spent.at = now;
  const bool left = spent.count < at_once_;
  if (spent.count <= 0) spent_.erase(found);
  return left;
}

void AddressAllowance::spend(const std::string& address, Steady::time_point now) {
  const std::lock_guard lock(mutex_);
  if (spent_.size() >= sweep_at_) {
    // Forgets only full allowances, so that a crowd of addresses cannot renew one that is spent.
    std::erase_if(spent_, [&](const auto& one) {
      return one.second.count <= std::chrono::duration<double>(now - one.second.at).count() * per_second_;
    });
    sweep_at_ = std::max(kFewestAddresses, 2 * spent_.size());
  }
  Spent& spent = spent_.try_emplace(address, Spent{0, now}).first->second;
  spent.count = std::min(spent.count + 1, 2 * at_once_);
}

Session::Session(Environment& environment, TableRegistry& registry, Allowances& allowances, std::shared_ptr<Link> link)
    : environment_(environment), registry_(registry), allowances_(allowances), link_(std::move(link)) {}

void Session::receive(std::string text) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() < kMostQueued) waiting_.push_back(std::move(text));
    if (handling_ || looking_) return;
    handling_ = true;
  }
  handle_waiting();
}

// REQUIRES: handling_ is set by the caller.
void Session::handle_waiting() {
  while (true) {
    std::string text;
    {
      const std::lock_guard lock(mutex_);
      if (looking_ || gone_ || waiting_.empty()) {
        handling_ = false;
        return;
      }
      text = std::move(waiting_.front());
      waiting_.pop_front();
    }
    handle(text);
  }
}

void Session::handle(const std::string& text) {
  Result<match::ClientMessage> read = wire::decode_message<match::ClientMessage>(text);
  if (const Fault* fault = std::get_if<Fault>(&read)) {
    return refuse(request_of(text), match::refused_message(*fault));
  }
  auto& message = std::get<match::ClientMessage>(read);
  std::visit(
      [this]<class M>(M& one) {
        if constexpr (match::kIsForSession<M>) {
          on(one);
        } else {
          pass_on(std::move(one));
        }
      },
      message);
}

void Session::receive_unreadable(std::string_view code) {
  const bool too_long = code == wire::name_of(wire::FaultCode::TooLong);
  refuse({}, match::refused_message(too_long ? wire::FaultCode::TooLong : wire::FaultCode::NotJson, {}));
}

void Session::receive_too_fast() { refuse({}, refused("too_fast")); }

void Session::gone() {
  const std::lock_guard lock(mutex_);
  if (table_) table_->leave(client_);
  table_.reset();
  asked_table_.reset();
  waiting_.clear();
  gone_ = true;
}

void Session::on(const match::Hello& message) {
  if (message.protocol != match::kProtocol) {
    return refuse({}, match::refused_field("other_protocol", "protocol"));
  }
  greeted_ = true;
  previews_ = message.previews.value_or(true);
  match::Welcome welcome{match::kProtocol, std::string(kVersion), {}, {}};
  welcome.games = match::offered_names();
  welcome.features.emplace();
  for (std::size_t i = 0; i < wire::Words<match::Feature>::kWords.size(); ++i) {
    const auto feature = static_cast<match::Feature>(i);
    if (feature == match::Feature::Positions && !environment_.settings.practice) continue;
    // For people on other devices.
    const bool is_for_others = feature == match::Feature::Silence || feature == match::Feature::Spectators;
    if (is_for_others && !kIsShared) continue;
    welcome.features->push_back(feature);
  }
  send(welcome);
}

void Session::on(const match::Use& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  Wishes wishes;
  for (const match::Feature feature : message.features) {
    switch (feature) {
      case match::Feature::Patches: wishes.boards = match::Boards::Patches; break;
      case match::Feature::Views: wishes.boards = match::Boards::Whole; break;
      case match::Feature::Permissions: wishes.permissions = true; break;
      case match::Feature::Recent: wishes.recent = true; break;
      case match::Feature::Spectators: wishes.spectators = true; break;
      case match::Feature::Since:
      case match::Feature::Positions:
      case match::Feature::StandIn:
      case match::Feature::Silence:
      case match::Feature::Sealing: break;  // nothing to set: they only allow fields and messages
    }
  }
  wishes_ = wishes;
  send(match::Accepted{message.request, 0});
}

void Session::on(const match::Create& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  if (!allowances_.tables.take(link_->address(), environment_.loop.now()))
    return refuse(message.request, refused("too_fast"));
  registry_.create(message, [self = shared_from_this(),
                             request = message.request](std::variant<TableRegistry::Created, match::Refused> made) {
    if (match::Refused* no = std::get_if<match::Refused>(&made)) return self->refuse(request, *no);
    const TableRegistry::Created& created = std::get<TableRegistry::Created>(made);
    ClientPtr client = self->go_to(created.table, self->client_at(created.table));
    if (client) created.table->host(std::move(client), request, created.token);
  });
}

void Session::on(const match::Join& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  look_for(message.table, message.request, [this, message](const std::shared_ptr<Table>& table) {
    if (ClientPtr client = go_to(table, client_at(table))) table->join(std::move(client), message);
  });
}

void Session::on(const match::Reclaim& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  look_for(message.table, message.request, [this, message](const std::shared_ptr<Table>& table) {
    // With a wrong token the client stays where it is.
    const ClientPtr client = client_at(table);
    if (client)
      table->reclaim(client, message, [self = shared_from_this(), table, client] { self->go_to(table, client); });
  });
}

void Session::pass_on(match::ClientMessage message) {
  std::shared_ptr<Table> table;
  ClientPtr client;
  {
    const std::lock_guard lock(mutex_);
    table = table_;
    client = client_;
  }
  const std::optional<std::string> request = match::request_of(message);
  if (!greeted_ || !table) return refuse(request, refused(greeted_ ? "no_table" : "hello_first"));
  if (registry_.is_closing()) return refuse(request, refused("restarting"));
  // A rematch is a new table.
  if (std::holds_alternative<match::Rematch>(message) &&
      !allowances_.tables.take(link_->address(), environment_.loop.now()))
    return refuse(request, refused("too_fast"));
  if (match::Sync* sync = std::get_if<match::Sync>(&message); sync != nullptr && sync->since) {
    // A view costs less than the events and leads to the same position.
    if (!allowances_.retellings.take(link_->address(), environment_.loop.now())) sync->since.reset();
  }
  // A deletion empties the log of the store.
  const bool costs = std::holds_alternative<match::Export>(message) || std::holds_alternative<match::Forget>(message);
  if (costs && !allowances_.retellings.take(link_->address(), environment_.loop.now()))
    return refuse(request, refused("too_fast"));
  table->receive(std::move(client), std::move(message));
}

void Session::look_for(const std::string& text, const std::string& request, Then then) {
  const std::string& address = link_->address();
  if (registry_.is_closing()) return refuse(request, refused("restarting"));
  const Steady::time_point now = environment_.loop.now();
  if (!allowances_.guesses.is_left(address, now) || !allowances_.joins.take(address, now))
    return refuse(request, refused("too_fast"));
  const std::string code = read_code(text);
  if (code.empty()) {
    allowances_.guesses.spend(address, now);
    return refuse(request, match::refused_field("no_such_table", "table"));
  }
  {
    const std::lock_guard lock(mutex_);
    looking_ = true;
  }
  registry_.find(code, [self = shared_from_this(), request,
                        then = std::move(then)](const std::variant<std::shared_ptr<Table>, match::Refused>& found) {
    if (self->is_gone()) return;
    if (const match::Refused* no = std::get_if<match::Refused>(&found)) {
      if (no->code == "no_such_table")
        self->allowances_.guesses.spend(self->link_->address(), self->environment_.loop.now());
      self->refuse(request, *no);
    } else {
      then(std::get<std::shared_ptr<Table>>(found));
    }
    {
      const std::lock_guard lock(self->mutex_);
      self->looking_ = false;
      if (self->handling_) return;
      self->handling_ = true;
    }
    self->handle_waiting();
  });
}

bool Session::is_gone() {
  const std::lock_guard lock(mutex_);
  return gone_;
}

// Returns the client of this session at that table, existing or new; null if the connection is gone.
ClientPtr Session::client_at(const std::shared_ptr<Table>& table) {
  const std::lock_guard lock(mutex_);
  if (gone_) return nullptr;
  if (table_ == table) return client_;
  // Several seats of one table may be reclaimed at once; they belong to one client.
  if (asked_table_ == table) return asked_client_;
  asked_table_ = table;
  asked_client_ = std::make_shared<Client>();
  asked_client_->link = link_;
  asked_client_->previews = previews_;
  asked_client_->wishes = wishes_;
  return asked_client_;
}

// Moves to the table and leaves the previous one.
ClientPtr Session::go_to(const std::shared_ptr<Table>& table, ClientPtr client) {
  const std::lock_guard lock(mutex_);
  if (gone_ || !client) {
    if (client) table->leave(client);
    return nullptr;
  }
  if (table_ == table) return client_;
  if (table_) table_->leave(client_);
  table_ = table;
  client_ = std::move(client);
  asked_table_.reset();
  asked_client_.reset();
  return client_;
}

void Session::send(const match::HostMessage& message) {
  link_->send(std::make_shared<const std::string>(wire::message_text(message)));
}

void Session::refuse(const std::optional<std::string>& request, match::Refused no) {
  environment_.counters.refused(no.code);
  no.request = request;
  send(no);
}

}  // namespace spires::host
