#include "host/session.h"

#include <algorithm>
#include <utility>

#include "host/codes.h"
#include "table/offered_games.h"
#include "table/refusals.h"
#include "table/version.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using table::refused;

constexpr std::size_t kMostAddresses = 10000;

// The id of a request that cannot be read otherwise, so that its sender knows which it was.
std::optional<std::string> request_of(const std::string& text) {
  const std::variant<wire::Json, wire::MessageFault> parsed = wire::parse_object(text);
  const wire::Json* json = std::get_if<wire::Json>(&parsed);
  if (json == nullptr) return std::nullopt;
  const auto found = json->find("request");
  if (found == json->end() || !found->is_string()) return std::nullopt;
  const auto& request = found->get_ref<const std::string&>();
  const bool fits = wire::length_of(request) <= table::kRequestLimits.longest && wire::is_plain_text(request);
  return fits ? std::optional(request) : std::nullopt;
}

}  // namespace

bool AddressAllowance::is_left(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = spent_.find(address);
  if (found == spent_.end()) return true;
  Spent& spent = found->second;
  const Steady::time_point now = Steady::now();
  spent.count -= std::chrono::duration<double>(now - spent.at).count() * per_second_;
  spent.at = now;
  const bool left = spent.count < at_once_;
  if (spent.count <= 0) spent_.erase(found);
  return left;
}

void AddressAllowance::spend(const std::string& address) {
  const std::lock_guard lock(mutex_);
  if (spent_.size() > kMostAddresses) spent_.clear();
  Spent& spent = spent_.try_emplace(address, Spent{0, Steady::now()}).first->second;
  spent.count = std::min(spent.count + 1, 2 * at_once_);
}

Session::Session(World& world, Hall& hall, Allowances& allowances, std::shared_ptr<Link> link)
    : world_(world), hall_(hall), allowances_(allowances), link_(std::move(link)) {}

void Session::receive(std::string text) {
  std::variant<table::ClientMessage, wire::MessageFault> read = wire::decode_message<table::ClientMessage>(text);
  if (const wire::MessageFault* fault = std::get_if<wire::MessageFault>(&read)) {
    return refuse(request_of(text), refused(*fault));
  }
  auto& message = std::get<table::ClientMessage>(read);
  if (const table::Hello* hello = std::get_if<table::Hello>(&message)) return on(*hello);
  if (const table::Create* create = std::get_if<table::Create>(&message)) return on(*create);
  if (const table::Join* join = std::get_if<table::Join>(&message)) return on(*join);
  if (const table::Reclaim* reclaim = std::get_if<table::Reclaim>(&message)) return on(*reclaim);
  pass_on(std::move(message));
}

void Session::receive_unreadable(std::string_view code) {
  const bool too_long = code == wire::name_of(wire::FaultCode::TooLong);
  refuse({}, refused(wire::MessageFault{too_long ? wire::FaultCode::TooLong : wire::FaultCode::NotJson, {}}));
}

void Session::receive_too_fast() { refuse({}, refused("too_fast")); }

void Session::gone() {
  const std::lock_guard lock(mutex_);
  if (table_) table_->leave(guest_);
  table_.reset();
  asked_table_.reset();
  gone_ = true;
}

void Session::on(const table::Hello& message) {
  if (message.protocol != table::kProtocol) {
    return refuse({}, table::refused_field("other_protocol", "protocol"));
  }
  greeted_ = true;
  previews_ = message.previews.value_or(true);
  table::Welcome welcome{table::kProtocol, std::string(kVersion), {}};
  table::OfferedGames::for_each([&]<class K>(std::type_identity<K>) { welcome.games.emplace_back(K::Text::kName); });
  send(welcome);
}

void Session::on(const table::Create& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  if (!allowances_.tables.is_left(link_->address())) return refuse(message.request, refused("too_fast"));
  allowances_.tables.spend(link_->address());
  hall_.create(message, [self = shared_from_this(),
                         request = message.request](std::variant<Hall::Created, table::Refused> made) {
    if (table::Refused* no = std::get_if<table::Refused>(&made)) return self->refuse(request, *no);
    const Hall::Created& created = std::get<Hall::Created>(made);
    GuestPtr guest = self->go_to(created.table, self->guest_at(created.table));
    if (guest) created.table->host(std::move(guest), request, created.token);
  });
}

void Session::on(const table::Join& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  const std::shared_ptr<Table> table = look_for(message.table, message.request);
  if (!table) return;
  if (GuestPtr guest = go_to(table, guest_at(table))) table->join(std::move(guest), message);
}

void Session::on(const table::Reclaim& message) {
  if (!greeted_) return refuse(message.request, refused("hello_first"));
  const std::shared_ptr<Table> table = look_for(message.table, message.request);
  if (!table) return;
  // A token that opens nothing leaves everybody where they are.
  const GuestPtr guest = guest_at(table);
  if (guest) table->reclaim(guest, message, [self = shared_from_this(), table, guest] { self->go_to(table, guest); });
}

void Session::pass_on(table::ClientMessage message) {
  std::shared_ptr<Table> table;
  GuestPtr guest;
  {
    const std::lock_guard lock(mutex_);
    table = table_;
    guest = guest_;
  }
  const std::optional<std::string> request = table::request_of(message);
  if (!greeted_ || !table) return refuse(request, refused(greeted_ ? "no_table" : "hello_first"));
  if (hall_.is_closing()) return refuse(request, refused("restarting"));
  table->receive(std::move(guest), std::move(message));
}

std::shared_ptr<Table> Session::look_for(const std::string& text, const std::string& request) {
  const std::string& address = link_->address();
  if (hall_.is_closing()) {
    refuse(request, refused("restarting"));
    return nullptr;
  }
  if (!allowances_.guesses.is_left(address)) {
    refuse(request, refused("too_fast"));
    return nullptr;
  }
  const std::string code = read_code(text);
  const std::shared_ptr<Table> table = code.empty() ? nullptr : hall_.find(code);
  if (table) return table;
  allowances_.guesses.spend(address);
  refuse(request, table::refused_field("no_such_table", "table"));
  return nullptr;
}

// Who it is at that table, or would be; nothing: the client has gone meanwhile.
GuestPtr Session::guest_at(const std::shared_ptr<Table>& table) {
  const std::lock_guard lock(mutex_);
  if (gone_) return nullptr;
  if (table_ == table) return guest_;
  // Several seats of one table may be asked for at once: they belong to one guest.
  if (asked_table_ == table) return asked_guest_;
  asked_table_ = table;
  asked_guest_ = std::make_shared<Guest>();
  asked_guest_->link = link_;
  asked_guest_->previews = previews_;
  return asked_guest_;
}

// One table at a time.
GuestPtr Session::go_to(const std::shared_ptr<Table>& table, GuestPtr guest) {
  const std::lock_guard lock(mutex_);
  if (gone_ || !guest) {
    if (guest) table->leave(guest);
    return nullptr;
  }
  if (table_ == table) return guest_;
  if (table_) table_->leave(guest_);
  table_ = table;
  guest_ = std::move(guest);
  asked_table_.reset();
  asked_guest_.reset();
  return guest_;
}

void Session::send(const table::HostMessage& message) {
  link_->send(std::make_shared<const std::string>(wire::message_text(message)));
}

void Session::refuse(const std::optional<std::string>& request, table::Refused no) {
  world_.counters.refused(no.code);
  no.request = request;
  send(no);
}

}  // namespace spires::host
