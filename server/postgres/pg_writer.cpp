#include "server/postgres/pg_writer.h"

#include <numeric>
#include <utility>

#include "server/postgres/pg_list.h"
#include "server/postgres/pg_statements.h"

namespace spires::server {
namespace {

PgStatement statement_of(const Append& append, const std::string& id) {
  std::vector<PgValue> texts;
  std::vector<PgValue> owners;
  std::vector<PgValue> words;
  for (const host::Entry& entry : append.entries) {
    texts.emplace_back(entry.text);
    owners.push_back(entry.owner);
    words.push_back(entry.personal);
  }
  PgValue status;
  PgValue is_public;
  PgValue summary;
  const host::Listing blank;
  if (const host::Listing* listing = append.listing ? &*append.listing : append.after == 0 ? &blank : nullptr) {
    status = listing->status;
    is_public = listing->is_public ? "true" : "false";
    summary = listing->summary;
  }
  return {append.after == 0 ? &kPgCreate : &kPgAppend,
          {append.code, std::to_string(append.after), std::to_string(append.epoch), id, pg_list(texts), pg_list(owners),
           pg_list(words), std::move(status), std::move(is_public), std::move(summary), std::to_string(append.now)}};
}
PgStatement statement_of(const Forget& forget, const std::string&) { return {&kPgForget, {forget.code, forget.owner}}; }
PgStatement statement_of(const Remove& remove, const std::string&) { return {&kPgRemove, {remove.code}}; }
PgStatement statement_of(const Keep& keep, const std::string&) {
  std::vector<PgValue> needs;
  for (const std::uint32_t number : keep.snapshot.needs) needs.emplace_back(std::to_string(number));
  return {&kPgKeep, {keep.code, std::to_string(keep.snapshot.entries), pg_list(needs), keep.snapshot.body}};
}

PgStatement statement_of(const PgChange& one) {
  return std::visit([&](const auto& change) { return statement_of(change, one.id); }, one.change);
}

// An error that this change causes wherever it is sent: bad data, a broken constraint, something too large.
bool is_of_the_change(const std::string& sqlstate) {
  const std::string kind = sqlstate.substr(0, 2);
  return kind == "22" || kind == "23" || kind == "42" || kind == "54";
}

}  // namespace

std::vector<StoreAnswer> PgWriter::write(std::span<const PgChange> changes) {
  answers_.assign(changes.size(), StoreAnswer::Unavailable);
  fault_.clear();
  Places all(changes.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  settle(changes, std::move(all), false);
  return answers_;
}

bool PgWriter::has_patience(bool in_doubt) const { return in_doubt ? patience_.in_doubt() : patience_.unsent(); }

void PgWriter::answer(std::size_t at, StoreAnswer answer, bool in_doubt) {
  answers_[at] = answer;
  if (!in_doubt) return;
  if (answer == StoreAnswer::Moved) ++doubts_.moved;
  if (answer == StoreAnswer::Conflict) ++doubts_.conflict;
}

void PgWriter::settle(std::span<const PgChange> changes, Places open, bool in_doubt) {
  int refusals = 0;
  while (!open.empty()) {
    if (!session_.open()) {
      fault_ = session_.fault();
      if (!has_patience(in_doubt)) break;
      door_.pause();
      continue;
    }
    if (node_.dead && !in_doubt) {
      fault_ = "another server has taken the database over";
      break;
    }
    std::vector<PgStatement> statements;
    for (const std::size_t at : open) statements.push_back(statement_of(changes[at]));
    const PgReply reply = session_.run(statements, [] { return true; });
    switch (reply.end) {
      case PgReply::End::Committed: open = take_answers(changes, open, reply, in_doubt); break;
      case PgReply::End::InDoubt: in_doubt = true; break;
      case PgReply::End::Refused:
        fault_ = reply.fault;
        if (++refusals == 1) break;
        // One of them may be the cause.
        if (open.size() > 1) return settle_each(changes, open, in_doubt);
        // Nothing is stored. A first attempt may be, unless it had the same fault; this one waits for it, or for a disk.
        if (!in_doubt || is_of_the_change(reply.sqlstate)) return;
        door_.pause();
        break;
    }
    if (in_doubt && !patience_.in_doubt()) break;
  }
  if (!in_doubt) return;
  for (const std::size_t at : open) answers_[at] = StoreAnswer::Unknown;
}

void PgWriter::settle_each(std::span<const PgChange> changes, const Places& open, bool in_doubt) {
  for (const std::size_t at : open) settle(changes, {at}, in_doubt);
}

// Returns the changes whose fate is still open.
PgWriter::Places PgWriter::take_answers(std::span<const PgChange> changes, const Places& sent, const PgReply& reply,
                                        bool in_doubt) {
  Places conflicts;
  for (std::size_t i = 0; i < sent.size(); ++i) {
    const bool is_append = std::holds_alternative<Append>(changes[sent[i]].change);
    if (is_append && reply.rows[i].front().front() == "0") {
      conflicts.push_back(sent[i]);
    } else {
      answer(sent[i], StoreAnswer::Stored, in_doubt);
      if (in_doubt && is_append) ++doubts_.resent;
    }
  }
  return conflicts.empty() ? conflicts : look_up(changes, conflicts, in_doubt);
}

// An append that changed nothing: its own first attempt was there before it, or another entry, or another epoch.
PgWriter::Places PgWriter::look_up(std::span<const PgChange> changes, const Places& conflicts, bool in_doubt) {
  std::vector<PgStatement> questions;
  for (const std::size_t at : conflicts) {
    const auto& append = std::get<Append>(changes[at].change);
    questions.push_back({&kPgWhose, {append.code, std::to_string(append.after + 1)}});
  }
  const PgReply reply = session_.run(questions, [] { return true; });
  if (reply.end != PgReply::End::Committed) return conflicts;
  Places ours;
  for (std::size_t i = 0; i < conflicts.size(); ++i) {
    const PgChange& change = changes[conflicts[i]];
    const auto& append = std::get<Append>(change.change);
    const PgRow* table = reply.rows[i].empty() ? nullptr : &reply.rows[i].front();
    if (table != nullptr && table->back() == change.id) {
      ours.push_back(conflicts[i]);
    } else if (append.after != 0 && table != nullptr && table->front() != std::to_string(append.epoch)) {
      answer(conflicts[i], StoreAnswer::Moved, in_doubt);
    } else {
      answer(conflicts[i], StoreAnswer::Conflict, in_doubt);
    }
  }
  // A primary that has restarted also shows what no standby has: stored is what is there after a barrier.
  if (ours.empty() || !session_.barrier()) return ours;
  for (const std::size_t at : ours) {
    answer(at, StoreAnswer::Stored, in_doubt);
    ++doubts_.stored;
  }
  return {};
}

}  // namespace spires::server
