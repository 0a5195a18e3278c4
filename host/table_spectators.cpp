// Spectators: who they are, and what the host of the table or a player may do about them.
#include <algorithm>
#include <utility>

#include "host/frame.h"
#include "host/table.h"
#include "match/refusals.h"

namespace spires::host {
namespace {

using match::refused;
using match::unknown_word;

bool is_spectator(const ClientPtr& client) { return client->seats.empty() && !client->host; }

}  // namespace

match::Spectators Audience::spectators() const {
  match::Spectators now;
  for (const ClientPtr& client : clients_) {
    if (!is_spectator(client) || client->owner.empty()) continue;
    const auto is_same = [&](const match::Spectator& one) { return one.spectator == client->owner; };
    if (std::any_of(now.spectators.begin(), now.spectators.end(), is_same)) continue;
    const bool muted = bans_.is_muted(spectator_id(client));
    now.spectators.push_back({client->owner, client->name, muted ? std::optional(true) : std::nullopt});
  }
  return now;
}

void Audience::tell_who_watches() {
  if constexpr (!kIsShared) return;
  Frame now;
  for (const ClientPtr& client : clients_) {
    if (!client->wishes.spectators || is_spectator(client)) continue;
    if (!now) now = frame_of(spectators());
    if (!client->watchers || *client->watchers != *now) client->link->send(now);
    client->watchers = now;
  }
}

// Players may share an address with a spectator; then only the owner counts.
SpectatorId Audience::spectator_id(const ClientPtr& client) const {
  const std::string& address = client->link->address();
  const bool is_shared = std::any_of(clients_.begin(), clients_.end(), [&](const ClientPtr& one) {
    return !is_spectator(one) && one->link->address() == address;
  });
  return {client->owner, is_shared ? std::string() : address};
}

// Returns the connections of a spectator; refuses if there are none.
std::vector<ClientPtr> Table::spectator(const ClientPtr& client, const std::string& owner, const std::string& request) {
  std::vector<ClientPtr> all;
  for (const ClientPtr& one : audience_.clients()) {
    if (is_spectator(one) && one->owner == owner) all.push_back(one);
  }
  if (all.empty()) audience_.refuse(client, request, unknown_word("spectator"));
  return all;
}

void Table::on(const ClientPtr& client, const match::MuteSpectator& message) {
  if (!kIsShared || is_spectator(client)) return audience_.refuse(client, message.request, refused("not_allowed"));
  const std::vector<ClientPtr> all = spectator(client, message.spectator, message.request);
  if (all.empty()) return;
  if (!hosts(client)) {
    if (message.muted) client->muted_spectators.insert(message.spectator);
    if (!message.muted) client->muted_spectators.erase(message.spectator);
    return audience_.accept(client, message.request);
  }
  for (const ClientPtr& one : all) {
    if (message.muted) bans_.mute(audience_.spectator_id(one));
    if (!message.muted) bans_.unmute(audience_.spectator_id(one));
  }
  audience_.accept(client, message.request);
  audience_.tell_who_watches();
}

void Table::on(const ClientPtr& client, const match::RemoveSpectator& message) {
  if constexpr (!kIsShared) return audience_.refuse(client, message.request, refused("not_allowed"));
  if (!is_host(client, message.request)) return;
  const int minutes = environment_.settings.removed_minutes;
  const std::vector<ClientPtr> all = spectator(client, message.spectator, message.request);
  if (all.empty()) return;
  for (const ClientPtr& one : all) {
    bans_.remove(audience_.spectator_id(one), environment_.loop.now() + std::chrono::minutes(minutes));
    audience_.refuse(one, {}, refused("removed", {{"minutes", minutes}}));
    audience_.clients().erase(one);
  }
  audience_.accept(client, message.request);
  audience_.tell_spectators();
  set_wake();
}

// Returns the refusal if the host of the table has removed this spectator.
std::optional<match::Refused> Table::removed(const ClientPtr& client) {
  if constexpr (!kIsShared) return std::nullopt;
  const Steady::time_point now = environment_.loop.now();
  const std::optional<Steady::time_point> until = bans_.removed_until(audience_.spectator_id(client), now);
  if (!until) return std::nullopt;
  const auto minutes = std::chrono::ceil<std::chrono::minutes>(*until - now).count();
  return refused("removed", {{"minutes", minutes}});
}

}  // namespace spires::host
