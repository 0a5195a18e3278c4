// The seed of chance: a key of the host and the nonces of the players, sealed in a first round and opened in a second.
#include <algorithm>

#include "host/table_state.h"
#include "match/refusals.h"
#include "secrets/hmac_words.h"

namespace spires::host {
namespace {

using match::refused;
using match::Sitter;
using match::TableStatus;

SeatNonce nonce_of(const Sitting& one) {
  using How = SeatNonce::How;
  if (one.sitter != Sitter::Person) return {one.seat, How::Bot, {}};
  if (!one.nonce) return {one.seat, How::None, {}};
  return {one.seat, one.hash ? How::Sealed : How::Plain, *one.nonce};
}

}  // namespace

std::string TableState::commitment() const { return secrets::HmacWords::parse(seed_)->commitment(attempt()); }

std::vector<std::string> TableState::unopened() const {
  std::vector<std::string> all;
  for (const Sitting& one : seats_) {
    if (one.hash && !one.nonce) all.push_back(one.seat);
  }
  return all;
}

std::optional<std::string> TableState::unsealed() const {
  for (const Sitting& one : seats_) {
    if (one.seals && !one.hash) return one.seat;
  }
  return std::nullopt;
}

bool TableState::has_seals() const {
  return std::any_of(seats_.begin(), seats_.end(), [](const Sitting& one) { return one.hash.has_value(); });
}

TableState::Applied TableState::on(Sealed& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Gathering) return refused("begun");
  if (opening_) return refused("starting");
  one->hash = entry.hash;
  one->nonce.reset();
  one->seals = true;
  return std::nullopt;
}

TableState::Applied TableState::on(OpeningAsked& entry) {
  if (status_ != TableStatus::Gathering || opening_) return refused("not_allowed");
  for (const Sitting& one : seats_) {
    if (one.sitter == Sitter::Open && !entry.fill) return refused("not_filled", {{"seat", one.seat}});
  }
  if (const std::optional<std::string> seat = unsealed()) return refused("not_sealed", {{"seat", *seat}});
  opening_ = entry;
  return std::nullopt;
}

TableState::Applied TableState::on(NonceOpened& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || !opening_ || !one->hash) return refused("not_allowed");
  if (secrets::nonce_hash(entry.nonce) != *one->hash) return match::refused_field("bad_nonce", "nonce");
  one->nonce = entry.nonce;
  return std::nullopt;
}

// The next attempt shares nothing with this one: a seat that did not open its nonce may have known the outcome.
TableState::Applied TableState::on(StartFailed& entry) {
  if (!opening_ || !secrets::HmacWords::parse(entry.seed)) return refused("not_allowed");
  failed_.push_back({commitment(), entry.seats});
  seed_ = entry.seed;
  opening_.reset();
  for (Sitting& one : seats_) {
    if (!one.hash) continue;
    one.hash.reset();
    one.nonce.reset();
  }
  return std::nullopt;
}

// A table without seals has the one round of version 1.0, and its record.
ChanceSource TableState::source() const {
  ChanceSource source = secrets::HmacWords::parse(seed_)->source();
  if (!has_seals() && failed_.empty()) {
    for (const Sitting& one : seats_) {
      if (one.nonce) source.nonces.push_back(*one.nonce);
    }
    return source;
  }
  source.kind = ChanceSource::Kind::TwoRounds;
  source.commitment = commitment();
  source.failed = failed_;
  for (const Sitting& one : seats_) source.seats.push_back(nonce_of(one));
  return source;
}

}  // namespace spires::host
