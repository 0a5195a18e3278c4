// Chat at a table, and its deletion.
#include <algorithm>
#include <utility>

#include "host/table.h"
#include "match/names.h"
#include "match/phrases.h"
#include "match/refusals.h"
#include "secrets/token.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::is_blank;
using match::refused;
using match::refused_field;
using match::unknown_word;

}  // namespace

void Table::on(const ClientPtr& client, const match::Chat& message) {
  if (is_blank(message.text)) return audience_.refuse(client, message.request, refused_field("no_text", "text"));
  say(client, message.seat, message.request, message.text, {});
}

void Table::on(const ClientPtr& client, const match::Phrase& message) {
  const auto& keys = match::kPhrases;
  if (std::find(keys.begin(), keys.end(), message.key) == keys.end()) {
    return audience_.refuse(client, message.request, unknown_word("key"));
  }
  say(client, message.seat, message.request, {}, message.key);
}

void Table::say(const ClientPtr& client, const std::optional<std::string>& who, const std::string& request,
                std::optional<std::string> text, std::optional<std::string> key) {
  int speaker = Client::kAsSpectator;
  std::string name = client->name.value_or("");
  if (who) {
    const std::optional<int> i = entitled(client, *who, request);
    if (!i) return;
    speaker = *i;
    name = seat(*i).name.value_or("");
    if (const std::optional<std::uint32_t> seq = state_.answered(*who, request)) {
      return audience_.send(client, match::Accepted{request, *seq});
    }
  } else if (is_blank(name)) {
    return audience_.refuse(client, request, refused_field("no_name", "seat"));
  } else if (bans_.is_muted(audience_.spectator_id(client))) {
    return audience_.refuse(client, request, refused("muted"));
  }
  if (!allowances_.speech.take(speaker, environment_.loop.now()))
    return audience_.refuse(client, request, refused("too_fast"));
  std::optional<std::string> personal = text;
  if (!who) personal = name + "\n" + text.value_or("");
  const std::optional<std::string> by = who ? std::nullopt : std::optional(client->owner);
  commit({Said{who, key, request, by}, who ? who : by, personal}, client, request,
         [this, client, request, who, speaker, name, text, key, by] {
           audience_.accept(client, request);
           const match::HostMessage heard = text ? match::HostMessage(match::ChatSaid{who, name, *text, by})
                                                 : match::HostMessage(match::PhraseSaid{who, name, *key, by});
           for (const ClientPtr& other : audience_.clients()) {
             const bool is_muted = by ? other->muted_spectators.contains(*by) : other->muted.contains(speaker);
             if (!is_muted) audience_.send(other, heard);
           }
         });
}

void Table::on(const ClientPtr& client, const match::Mute& message) {
  const std::optional<int> i = state_.seat_named(message.seat);
  if (!i) return audience_.refuse(client, message.request, refused_field("no_such_seat", "seat"));
  if (message.muted) client->muted.insert(*i);
  if (!message.muted) client->muted.erase(*i);
  audience_.accept(client, message.request);
}

void Table::on(const ClientPtr& client, const match::Forget& message) {
  std::string owner = client->owner;
  if (message.seat) {
    const std::optional<int> i = entitled(client, *message.seat, message.request);
    if (!i) return;
    owner = *message.seat;
  } else if (owner.empty()) {
    return audience_.refuse(client, message.request, refused_field("not_seated", "seat"));
  }
  forget_words(owner, [this, client, request = message.request](const std::optional<match::Refused>& no) {
    if (no) return audience_.refuse(client, request, *no);
    audience_.accept(client, request);
  });
}

void Table::forget(std::string token, Forgot done) {
  post(
      [this, token = std::move(token), done] {
        const std::optional<int> i = state_.seat_of_token(secrets::token_hash(token));
        if (i) return forget_words(seat(*i).seat, done);
        const std::string owner = owner_of(token);
        if (!state_.has_spoken(owner)) return done(refused("bad_token"));
        forget_words(owner, done);
      },
      done);
}

// The owner of a spectator's words, which does not tell the token.
std::string Table::owner_of(const std::string& token) { return "s" + secrets::token_hash(token).substr(0, 20); }

// Deletes the personal data of a seat or a spectator and keeps the events. Repeating it writes nothing new.
void Table::forget_words(const std::string& name, Forgot done) {
  const auto is_told = [&](const SaidLine& line) {
    return (line.seat == name || line.by == name) && (line.text || !line.name.empty());
  };
  const std::optional<int> i = state_.seat_named(name);
  const bool has_words =
      state_.is_outdated() || (i && seat(*i).name) || std::any_of(state_.said().begin(), state_.said().end(), is_told);
  const auto forget = [this, name, done = std::move(done)] {
    environment_.store.forget(code_, name, [this, resume = journal_.pause(), done](StoreAnswer answer) {
      const auto said = [done, answer] {
        done(answer == StoreAnswer::Stored ? std::nullopt : std::optional(not_stored(answer)));
      };
      resume(
          [this, said] {
            said();
            audience_.tell_table();
          },
          [said](const match::Refused&) { said(); });
    });
  };
  if (!has_words) return forget();
  commit({Forgotten{name}, {}, {}}, nullptr, {}, forget);
}

}  // namespace spires::host
