// Records for the page: verification and replay.
#include <optional>
#include <string>
#include <string_view>

#include "match/record_verdict.h"
#include "wasm/exports.h"
#include "wire/encode.h"

namespace {

using spires::Observer;
using spires::match::Eyes;
using spires::match::Match;
using spires::match::PlayedRecord;

template <class S>
char* json_of(const S& value) {
  return spires::wasm::result_of(spires::wire::text_of(spires::wire::encode(value)));
}

// "*" sees everything. A seat, or the empty name for a spectator, sees its own views; with a "~" at the end it forgets
// covered wizards. Returns nothing if there is no such observer.
std::optional<Eyes> eyes_of(const Match& match, std::string_view name) {
  if (name == "*") return Eyes::open();
  const bool forgetful = name.ends_with('~');
  if (forgetful) name.remove_suffix(1);
  const std::optional<spires::Seat> seat = match.seat_named(name);
  if (!seat && !name.empty()) return std::nullopt;
  const Observer observer = seat ? Observer(*seat) : Observer::spectator();
  return forgetful ? Eyes::forgetful(observer) : Eyes::of(observer);
}

char* replayed(const Match& match, std::string_view observer) {
  const std::optional<Eyes> eyes = eyes_of(match, observer);
  if (!eyes) return json_of(spires::match::verdict_of({"observer", "there is no such seat"}));
  const std::optional<spires::match::Replayed> again = match.replayed(*eyes);
  if (!again) return json_of(spires::match::verdict_of({"unfinished", "the game is not over"}));
  return json_of(*again);
}

}  // namespace

extern "C" {

SPIRES_EXPORT("verify") char* verify(const char* text, std::size_t size);
char* verify(const char* text, std::size_t size) {
  return json_of(spires::match::verdict_of(spires::match::check_record({text, size})));
}

SPIRES_EXPORT("replay")
char* replay(const char* text, std::size_t size, const char* observer, std::size_t observer_size);
char* replay(const char* text, std::size_t size, const char* observer, std::size_t observer_size) {
  const spires::Result<PlayedRecord> played = spires::match::play_record({text, size});
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&played)) {
    return json_of(spires::match::verdict_of(*fault));
  }
  return replayed(*std::get_if<0>(&played)->match, {observer, observer_size});
}

}  // extern "C"
