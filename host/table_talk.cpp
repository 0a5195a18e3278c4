// What people at a table say to each other, and how it is forgotten.
#include <algorithm>
#include <utility>

#include "host/table.h"
#include "secrets/token.h"
#include "table/phrases.h"
#include "table/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using table::is_blank;
using table::refused;
using table::refused_field;
using table::unknown_word;

}  // namespace

void Table::on(const GuestPtr& guest, const table::Chat& message) {
  if (is_blank(message.text)) return refuse(guest, message.request, refused_field("no_text", "text"));
  say(guest, message.seat, message.request, message.text, {});
}

void Table::on(const GuestPtr& guest, const table::Phrase& message) {
  const auto& keys = table::kPhrases;
  if (std::find(keys.begin(), keys.end(), message.key) == keys.end()) {
    return refuse(guest, message.request, unknown_word("key"));
  }
  say(guest, message.seat, message.request, {}, message.key);
}

// Five at once, then one every two seconds; all spectators together have one such allowance.
bool Table::may_speak(int speaker) {
  Talk& talk = talk_[speaker];
  const Steady::time_point now = Steady::now();
  talk.allowance = std::min(5.0, talk.allowance + std::chrono::duration<double>(now - talk.at).count() / 2);
  talk.at = now;
  if (talk.allowance < 1) return false;
  talk.allowance -= 1;
  return true;
}

void Table::say(const GuestPtr& guest, const std::optional<std::string>& who, const std::string& request,
                std::optional<std::string> text, std::optional<std::string> key) {
  int speaker = Guest::kAsSpectator;
  std::string name = guest->name.value_or("");
  if (who) {
    const std::optional<int> i = entitled(guest, *who, request);
    if (!i) return;
    speaker = *i;
    name = seat(*i).name.value_or("");
    if (const std::optional<std::uint32_t> seq = state_.answered(*who, request)) {
      return send(guest, table::Accepted{request, *seq});
    }
  } else if (is_blank(name)) {
    return refuse(guest, request, refused_field("no_name", "seat"));
  }
  if (!may_speak(speaker)) return refuse(guest, request, refused("too_fast"));
  std::optional<std::string> personal = text;
  if (!who) personal = name + "\n" + text.value_or("");
  commit({Said{who, key, request}, who, personal}, guest, request,
         [this, guest, request, who, speaker, name, text, key] {
           accept(guest, request);
           const table::HostMessage heard = text ? table::HostMessage(table::ChatSaid{who, name, *text})
                                                 : table::HostMessage(table::PhraseSaid{who, name, *key});
           for (const GuestPtr& other : guests_) {
             if (!other->muted.contains(speaker)) send(other, heard);
           }
         });
}

void Table::on(const GuestPtr& guest, const table::Mute& message) {
  const std::optional<int> i = state_.seat_named(message.seat);
  if (!i) return refuse(guest, message.request, refused_field("no_such_seat", "seat"));
  if (message.muted) guest->muted.insert(*i);
  if (!message.muted) guest->muted.erase(*i);
  accept(guest, message.request);
}

void Table::on(const GuestPtr& guest, const table::Forget& message) {
  const std::optional<int> i = entitled(guest, message.seat, message.request);
  if (!i) return;
  forget_seat(*i, [this, guest, request = message.request](const std::optional<table::Refused>& no) {
    if (no) return refuse(guest, request, *no);
    accept(guest, request);
  });
}

void Table::forget(std::string token, Forgot done) {
  post([this, token = std::move(token), done = std::move(done)] {
    const std::optional<int> i = state_.seat_of_token(secrets::token_hash(token));
    if (!i) return done(refused("bad_token"));
    forget_seat(*i, done);
  });
}

// What happened stays, whose words they were goes.
void Table::forget_seat(int i, Forgot done) {
  const std::string name = seat(i).seat;
  commit({Forgotten{name}, {}, {}}, nullptr, {}, [this, name, done = std::move(done)] {
    storing_ = true;
    world_.store.forget(code_, name, [self = shared_from_this(), done](StoreAnswer answer) {
      self->strand_->post([self, done, answer] {
        self->storing_ = false;
        const bool gone = answer == StoreAnswer::Stored;
        done(gone ? std::nullopt : std::optional(refused("not_stored")));
        self->tell_table();
        self->run_waiting();
      });
    });
  });
}

}  // namespace spires::host
