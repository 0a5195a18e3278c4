// A match that forwards everything. Plants override what they need.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "match/match.h"
#include "wire/json.h"

namespace spires::server::twins {

class PassingMatch : public match::Match {
 public:
  explicit PassingMatch(std::unique_ptr<match::Match> inner) : inner_(std::move(inner)) {}

  std::string_view game() const override { return inner_->game(); }
  int revision() const override { return inner_->revision(); }
  int players() const override { return inner_->players(); }
  std::string seat_name(Seat seat) const override { return inner_->seat_name(seat); }
  std::optional<Seat> seat_named(std::string_view name) const override { return inner_->seat_named(name); }
  wire::Json settings() const override { return inner_->settings(); }

  Pending pending() const override { return inner_->pending(); }
  std::optional<Seat> turn() const override { return inner_->turn(); }
  bool has_reactions() const override { return inner_->has_reactions(); }
  int side(Seat seat) const override { return inner_->side(seat); }
  std::uint32_t seq() const override { return inner_->seq(); }
  std::uint32_t chances() const override { return inner_->chances(); }
  std::vector<RecordStep> steps_from(std::size_t first) const override { return inner_->steps_from(first); }
  std::size_t steps() const override { return inner_->steps(); }
  std::uint64_t trail() const override { return inner_->trail(); }

  match::Answer submit(Seat seat, std::string_view action) override { return inner_->submit(seat, action); }
  std::optional<std::string> scripted() const override { return inner_->scripted(); }
  std::optional<std::string> retrace(const RecordStep& step, const match::ChanceWords& words) override {
    return inner_->retrace(step, words);
  }
  match::Played resolve(std::uint64_t word) override { return inner_->resolve(word); }
  match::UndoOffer undo_offer(Seat seat) const override { return inner_->undo_offer(seat); }
  match::Answer undo(Seat seat, match::Consent consent) override { return inner_->undo(seat, consent); }
  void stop() override { inner_->stop(); }

  wire::JsonText view(Observer observer) const override { return inner_->view(observer); }
  std::vector<match::LegalAction> legal(Seat seat, match::Previews previews, match::Confirms confirms) const override {
    return inner_->legal(seat, previews, confirms);
  }
  std::vector<std::string> legal_texts(Seat seat) const override { return inner_->legal_texts(seat); }
  std::vector<match::LegalAction> meanwhile(Seat seat) const override { return inner_->meanwhile(seat); }
  std::variant<wire::JsonText, match::Refused> preview(Seat seat, std::string_view action) const override {
    return inner_->preview(seat, action);
  }
  std::optional<match::EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                   match::Boards boards) const override {
    return inner_->events_since(observer, since, boards);
  }
  std::uint32_t horizon(Observer observer) const override { return inner_->horizon(observer); }
  std::uint32_t end_of_last_turn(Seat seat) const override { return inner_->end_of_last_turn(seat); }
  bool undone_since(std::uint32_t since) const override { return inner_->undone_since(since); }
  std::optional<match::Over> outcome() const override { return inner_->outcome(); }
  bool set_memory(Seat seat, std::string_view mode) override { return inner_->set_memory(seat, mode); }

  Record record() const override { return inner_->record(); }
  match::Exported exported(Observer observer) const override { return inner_->exported(observer); }
  std::optional<match::Replayed> replayed(match::Eyes eyes) const override { return inner_->replayed(eyes); }
  std::unique_ptr<match::SeatView> seat_view(Seat seat, match::Sight sight) const override {
    return inner_->seat_view(seat, sight);
  }
  std::unique_ptr<match::BotSeat> bot(std::string_view level, std::uint64_t seed) const override {
    return inner_->bot(level, seed);
  }

 protected:
  match::Match& inner() { return *inner_; }
  const match::Match& inner() const { return *inner_; }

 private:
  std::unique_ptr<match::Match> inner_;
};

}  // namespace spires::server::twins
