// Hints that clients of a table wait for: one question per seat at a time, and each question is answered once, however
// often it is asked.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "host/bot_runner.h"
#include "host/client.h"

namespace spires::host {

struct PendingHints {
  struct Question {
    std::uint32_t seq = 0;
    BotTicket ticket;  // set while a bot thinks about it
    std::vector<std::pair<ClientPtr, std::string>> waiting;
    std::vector<match::Candidate> candidates;  // of the answer
    bool answered = false;
  };
  std::map<int, Question> by_seat;

  // Removes a client that has left, and the questions that no client waits for.
  void drop(const ClientPtr& client) {
    for (auto& [seat, question] : by_seat) {
      std::erase_if(question.waiting, [&](const auto& who) { return who.first == client; });
    }
    std::erase_if(by_seat, [](const auto& one) { return one.second.waiting.empty() && !one.second.answered; });
  }
};

}  // namespace spires::host
