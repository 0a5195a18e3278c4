#include "host/audience.h"

#include <algorithm>
#include <utility>

#include "host/hint_right.h"
#include "host/say.h"

namespace spires::host {
namespace {

using match::TableStatus;

constexpr std::chrono::seconds kBetweenSpectators{1};

// A flag that is left out where it is false.
std::optional<bool> set_if(bool set) { return set ? std::optional(true) : std::nullopt; }

}  // namespace

void Audience::accept(const ClientPtr& client, const Request& request) {
  if (!client || !request) return;
  send(client, match::Accepted{*request, state_.is_outdated() ? 0 : state_.match().seq()});
}

void Audience::refuse(const ClientPtr& client, const Request& request, match::Refused refused) {
  environment_.counters.refused(refused.code);
  if (!client) return;
  refused.request = request;
  send(client, refused);
}

void Audience::send_all(const Frame& frame) {
  for (const ClientPtr& client : clients_) client->link->send(frame);
}

void Audience::tell_table() {
  note_passes();
  spectators_due_.reset();
  tell_all(message());
  tell_who_watches();
  tell_permissions();
}

void Audience::tell_table_except(const ClientPtr& client) {
  const Frame now = frame_of(message());
  for (const ClientPtr& other : clients_) {
    if (other != client) other->link->send(now);
  }
}

void Audience::tell_spectators() {
  const Steady::time_point now = environment_.loop.now();
  if (spectators_told_ && now < *spectators_told_ + kBetweenSpectators) {
    spectators_due_ = *spectators_told_ + kBetweenSpectators;
    return;
  }
  spectators_told_ = now;
  spectators_due_.reset();
  tell_all(message());
  tell_who_watches();
}

match::TableMessage Audience::message() const {
  const Opened& opened = state_.opened();
  match::TableMessage now{code_,
                          opened.game,
                          opened.revision,
                          opened.settings,
                          state_.status(),
                          opened.visibility,
                          {},
                          {},
                          0,
                          {},
                          opened.clock,
                          environment_.settings.absence_seconds,
                          state_.next(),
                          opened.position ? std::optional(true) : std::nullopt,
                          {},
                          {},
                          {}};
  if (state_.is_outdated()) return now;
  now.settings = state_.match().settings();
  now.host = state_.host();
  now.commitment = state_.commitment();
  if (state_.attempt() > 1) now.attempt = state_.attempt();
  now.opening = set_if(state_.is_opening());
  if (kIsShared && !opened.clock) now.silence = environment_.settings.silence_seconds;
  for (std::size_t i = 0; i < state_.seats().size(); ++i) {
    const Sitting& one = state_.seats()[i];
    const match::Sitter shown = one.reserved && one.sitter == match::Sitter::Open ? match::Sitter::Person : one.sitter;
    now.seats.push_back({one.seat, shown, one.name, one.level, one.colour, one.memory,
                         one.sitter == match::Sitter::Bot || is_present(static_cast<int>(i)), one.away || one.resigned,
                         one.passes != match::PassUntil::Off, set_if(one.hints), one.hash,
                         set_if(state_.is_opening() && one.hash && one.nonce), absent_seconds(static_cast<int>(i)),
                         silent_seconds(static_cast<int>(i)), relieved(static_cast<int>(i))});
  }
  for (const ClientPtr& client : clients_) now.spectators += client->seats.empty() && !client->host ? 1 : 0;
  return now;
}

// Returns since when a player whose turn would wait is gone.
std::optional<int> Audience::absent_seconds(int i) const {
  const std::optional<Steady::time_point> since = presence_.absent_since(i);
  if (!since || state_.status() != match::TableStatus::Running || !seat(i).is_playing()) return std::nullopt;
  return static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(environment_.loop.now() - *since).count());
}

bool Audience::is_present(int i) const {
  return std::any_of(clients_.begin(), clients_.end(),
                     [i](const ClientPtr& client) { return client->seats.contains(i); });
}

void Audience::tell_view(const ClientPtr& client, int as) {
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  const match::Match& match = state_.match();
  // The table was closed before the game began. A position is there without an event.
  if (match.seq() == 0 && !state_.opened().position) return;
  client->link->send(view_frame(as));
  client->told[as] = match.seq();
}

// Spectators share one cached view.
Frame Audience::view_frame(int as) {
  const match::Match& match = state_.match();
  if (as != Client::kAsSpectator) return frame_of(match::ViewMessage{match.seq(), match.view(observer_of(as))});
  if (!spectators_) spectators_ = frame_of(match::ViewMessage{match.seq(), match.view(observer_of(as))});
  return spectators_;
}

// Clients with the same observer, last event and boards share the frames.
void Audience::tell_events(const ClientPtr& client, int as, MadeFrames& made) {
  const match::Match& match = state_.match();
  const std::uint32_t told = client->told[as];
  if (told == match.seq()) return;
  const match::Boards boards = client->wishes.boards;
  const auto [found, is_new] = made.try_emplace({as, told, boards});
  if (is_new) {
    const std::optional<match::EventsMessage> events = match.events_since(observer_of(as), told, boards);
    if (events) found->second.push_back(frame_of(*events));
    const bool lacks_view = boards == match::Boards::Without && match.undone_since(told);
    if (!events || lacks_view) found->second.push_back(view_frame(as));
  }
  for (const Frame& frame : found->second) client->link->send(frame);
  client->told[as] = match.seq();
}

// Returns the events since, or nullopt if they are too many or not told any more.
std::optional<match::EventsMessage> Audience::retold(int as, std::uint32_t since, match::Boards boards) const {
  const match::Match& match = state_.match();
  if constexpr (kIsShared) {
    const HostSettings& most = environment_.settings;
    const bool has_boards = boards != match::Boards::Without;
    const std::uint32_t missed = since > match.seq() ? 0 : match.seq() - since;
    if (missed > (has_boards ? most.most_boards : most.most_retold)) return std::nullopt;
    if (has_boards && match.seq() > most.most_replayed && match.undone_since(since)) return std::nullopt;
  }
  return match.events_since(observer_of(as), since, boards);
}

// Sends the events after the last one that the client has, or a view if they do not lead to the current state: a game
// may end without an event, and then shows everything.
void Audience::tell_since(const ClientPtr& client, int as, std::uint32_t since) {
  const match::Match& match = state_.match();
  const match::Boards boards = client->wishes.boards;
  const std::optional<match::EventsMessage> events = retold(as, since, boards);
  const bool has_boards = boards != match::Boards::Without;
  const bool leads_here = events && !(has_boards ? match.pending().is_over() : match.undone_since(since));
  if (events && !(has_boards && events->events.empty())) send(client, *events);
  if (!leads_here) return tell_view(client, as);
  client->told[as] = match.seq();
}

void Audience::tell_recent(const ClientPtr& client, int as) {
  const match::Match& match = state_.match();
  const bool wants = client->wishes.recent && client->wishes.boards == match::Boards::Patches;
  // The end of the game shows everything; a table that was closed before it began has nothing to show.
  if (!wants || as == Client::kAsSpectator || match.pending().is_over() || match.seq() == 0)
    return tell_view(client, as);
  const std::uint32_t since = match.end_of_last_turn(seat_at(as));
  const auto events = retold(as, since, match::Boards::PatchesFromView);
  if (!events) return tell_view(client, as);
  send(client, *events);
  client->told[as] = match.seq();
}

void Audience::tell_legal(const ClientPtr& client) {
  MadeLists made;
  tell_legal(client, made);
}
void Audience::tell_legal(const ClientPtr& client, MadeLists& made) {
  const std::optional<int> asked = state_.asked();
  if (!asked) return;
  tell_meanwhile(client);
  if (!client->seats.contains(*asked) || !seat(*asked).is_playing()) return;
  const match::Match& match = state_.match();
  const match::Previews previews = client->previews ? match::Previews::With : match::Previews::Without;
  const match::Confirms confirms = client->wishes.permissions ? match::Confirms::Told : match::Confirms::Untold;
  Frame& list = made[{previews, confirms}];
  if (!list) {
    list =
        frame_of(match::LegalMessage{match.seq(), seat(*asked).seat, match.legal(seat_at(*asked), previews, confirms)});
  }
  client->link->send(list);
}

// Sends the actions that the client's other seats may take out of turn.
void Audience::tell_meanwhile(const ClientPtr& client) {
  const match::Match& match = state_.match();
  for (const int i : client->seats) {
    if (!seat(i).is_playing()) continue;
    std::vector<match::LegalAction> actions = match.meanwhile(seat_at(i));
    if (!actions.empty()) send(client, match::MayMessage{match.seq(), seat(i).seat, std::move(actions)});
  }
}

// Sends the permissions of the client's seats that have changed.
void Audience::tell_permissions(const ClientPtr& client) {
  MadePermissions made;
  tell_permissions(client, made);
}
void Audience::tell_permissions(const ClientPtr& client, MadePermissions& made) {
  if (!client->wishes.permissions || state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  const bool is_running = state_.status() == TableStatus::Running;
  for (const int i : client->seats) {
    Frame& now = made[{i, client->seats}];
    if (!now) {
      // A bot decides for an absent or resigned player, who has nothing to take back.
      match::UndoOffer offer =
          is_running && seat(i).is_playing() ? state_.match().undo_offer(seat_at(i)) : match::UndoOffer{};
      const bool is_free = offer.right == match::UndoRight::Consent &&
                           all_agree(state_, presence_, environment_.loop.now(),
                                     std::chrono::minutes(environment_.settings.say_minutes), {i});
      match::UndoPermission undo{is_free ? match::UndoRight::Free : offer.right, std::move(offer.decisions)};
      const match::HintRight hints = is_running ? hint_right(state_, client->seats, i) : match::HintRight::Off;
      const bool passes = is_running && state_.match().has_reactions();
      now = frame_of(match::Permissions{seat(i).seat, std::move(undo), hints, passes});
    }
    Frame& told = client->permitted[i];
    if (!told || *told != *now) client->link->send(now);
    told = now;
  }
}
void Audience::tell_permissions() {
  MadePermissions made;
  for (const ClientPtr& client : clients_) tell_permissions(client, made);
}

// REQUIRES: a vote about an undo is open.
match::UndoAsked Audience::undo_asked(const ClientPtr& client) const {
  match::UndoAsked asked{seat(votes_.undo->seat).seat, votes_.undo->seq, votes_.undo->steps, {}};
  if (client->wishes.permissions) asked.decisions = votes_.undo->decisions;
  return asked;
}

std::set<int> Audience::passing_seats() const {
  std::set<int> all;
  for (int i = 0; i < static_cast<int>(state_.seats().size()); ++i) {
    if (seat(i).passes != match::PassUntil::Off) all.insert(i);
  }
  return all;
}

// Returns nullopt while no clock is running.
std::optional<match::ClockMessage> Audience::clock() const {
  const std::optional<int> asked = state_.asked();
  if (!state_.opened().clock || !asked || !turn_clock_.asked() || !seat(*asked).is_playing()) return std::nullopt;
  const bool window = state_.match().turn() != seat_at(*asked);
  return match::ClockMessage{seat(*asked).seat, turn_clock_.left(state_, environment_.loop.now()), window, true};
}

void Audience::tell_clock() {
  if (const std::optional<match::ClockMessage> now = clock()) tell_all(*now);
}

// Sends each client the events since the last call.
Audience::News Audience::tell_news() {
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return News::GoesOn;
  MadeFrames made;
  for (const ClientPtr& client : clients_) {
    if (client->seats.empty()) tell_events(client, Client::kAsSpectator, made);
    for (const int as : client->seats) tell_events(client, as, made);
  }
  if (const std::optional<match::Over> over = state_.over(); over && !over_told_) {
    over_told_ = true;
    // The end of the game reveals everything.
    for (const ClientPtr& client : clients_) {
      if (client->seats.empty()) tell_view(client, Client::kAsSpectator);
      for (const int as : client->seats) tell_view(client, as);
    }
    tell_all(*over);
    tell_table();
    return News::End;
  }
  MadeLists lists;
  for (const ClientPtr& client : clients_) tell_legal(client, lists);
  tell_permissions();
  return News::GoesOn;
}

void Audience::welcome(const ClientPtr& client, int opened, std::optional<std::uint32_t> since) {
  send(client, message());
  tell_who_watches();
  for (const SaidLine& line : state_.said()) {
    if (line.text) send(client, match::ChatSaid{line.seat, line.name, *line.text, line.by});
    if (line.key) send(client, match::PhraseSaid{line.seat, line.name, *line.key, line.by});
  }
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  const auto show = [&](int as) {
    if (as == opened) return since ? tell_since(client, as, *since) : tell_recent(client, as);
    // A client that keeps its views already has those of its other seats.
    if (client->wishes.boards == match::Boards::Without || client->told[as] != state_.match().seq())
      tell_view(client, as);
  };
  if (client->seats.empty()) show(Client::kAsSpectator);
  for (const int as : client->seats) show(as);
  if (const std::optional<match::Over> over = state_.over()) send(client, *over);
  if (votes_.undo && !client->seats.empty() && !client->seats.contains(votes_.undo->seat)) {
    send(client, undo_asked(client));
  }
  tell_legal(client);
  tell_permissions(client);
  if (const std::optional<match::ClockMessage> now = clock()) send(client, *now);
}

}  // namespace spires::host
