#include "match/told_chance.h"

#include <algorithm>

#include "secrets/hmac_words.h"

namespace spires::match {
namespace {

using How = SeatNonce::How;

std::string named(const std::string& kind, const std::string& seat) { return seat.empty() ? kind : kind + " " + seat; }

std::optional<Fault> commitment_fault(const ChanceSource& chance, const std::string& told) {
  if (told == chance.commitment) return std::nullopt;
  for (std::size_t i = 0; i < chance.failed.size(); ++i) {
    if (chance.failed[i].commitment != told) continue;
    return Fault{"commitment", "`" + told + "` was that of attempt " + std::to_string(i + 1) +
                                   ", which failed; the game began with attempt " + std::to_string(chance.attempt())};
  }
  return Fault{"commitment", "you were shown `" + told + "`, the record has `" + chance.commitment + "`"};
}

const SeatNonce* seat_with(const ChanceSource& chance, const std::string& nonce) {
  for (const SeatNonce& one : chance.seats) {
    if (one.nonce == nonce) return &one;
  }
  return nullptr;
}

std::optional<Fault> nonce_fault(const ChanceSource& chance, const ToldChance::OfSeat& told) {
  if (chance.kind == ChanceSource::Kind::Hmac) {
    if (std::find(chance.nonces.begin(), chance.nonces.end(), told.text) != chance.nonces.end()) return std::nullopt;
    return Fault{named("nonce", told.seat), "`" + told.text + "` is not among the nonces of the record"};
  }
  const SeatNonce* there = seat_with(chance, told.text);
  if (there == nullptr) {
    for (const SeatNonce& one : chance.seats) {
      if (one.seat != told.seat) continue;
      return Fault{named("nonce", told.seat),
                   "you sent `" + told.text + "`, the record has `" + (one.nonce.empty() ? "none" : one.nonce) + "`"};
    }
    return Fault{named("nonce", told.seat), "no seat of the record has `" + told.text + "`"};
  }
  if (!told.seat.empty() && there->seat != told.seat) {
    return Fault{"order", "the nonce of seat " + told.seat + " stands at seat " + there->seat};
  }
  if (there->how == How::Sealed) return std::nullopt;
  return Fault{named("nonce", there->seat), "you sealed it, and the record says that it was sent in one round"};
}

std::optional<Fault> hash_fault(const ChanceSource& chance, const ToldChance::OfSeat& told) {
  for (const SeatNonce& one : chance.seats) {
    if (one.seat != told.seat) continue;
    if (one.how != How::Sealed) return Fault{"hash " + told.seat, "the record has no sealed nonce for this seat"};
    const std::string hash = secrets::nonce_hash(one.nonce);
    if (hash == told.text) return std::nullopt;
    return Fault{"hash " + told.seat, "you were shown `" + told.text + "`, the nonce of the record has `" + hash + "`"};
  }
  return Fault{"hash " + told.seat, "the record has no sealed nonce for this seat"};
}

}  // namespace

std::optional<Fault> told_fault(const ChanceSource& chance, const ToldChance& told) {
  if (!chance.is_sealed()) return Fault{"chance", "it was not sealed, so nothing that you were told is in the record"};
  if (told.attempt && *told.attempt != chance.attempt()) {
    return Fault{"attempt", "you saw attempt " + std::to_string(*told.attempt) + " begin, the record has attempt " +
                                std::to_string(chance.attempt())};
  }
  if (told.commitment) {
    if (std::optional<Fault> fault = commitment_fault(chance, *told.commitment)) return fault;
  }
  for (const ToldChance::OfSeat& one : told.nonces) {
    if (std::optional<Fault> fault = nonce_fault(chance, one)) return fault;
  }
  for (const ToldChance::OfSeat& one : told.hashes) {
    if (std::optional<Fault> fault = hash_fault(chance, one)) return fault;
  }
  return std::nullopt;
}

}  // namespace spires::match
