#include "server/postgres/pg_reader.h"

#include <cstdint>
#include <cstdlib>
#include <utility>

#include "server/postgres/pg_statements.h"

namespace spires::server {
namespace {

using host::Claim;
using host::Entry;
using host::ListedTable;
using host::ListOrder;
using host::ListQuery;
using host::ReadAnswer;
using host::SnapshotAnswer;

// At most this many at a time, so that a long journal does not keep the reader from other tables.
constexpr std::uint32_t kEntriesAtOnce = 2000;
constexpr std::int64_t kDayMs = 86'400'000;

std::int64_t number(const PgValue& value) { return std::strtoll(value->c_str(), nullptr, 10); }

Entry entry_of(PgRow& row) { return {std::move(*row[1]), std::move(row[2]), std::move(row[3])}; }

// A list of public tables is in the order of their last listing, which has an index; an append does not change it.
PgStatement list_statement(const ListQuery& query, PgPrepared& made, std::string& sql) {
  std::vector<PgValue> values;
  const auto value = [&](const std::string& text) {
    values.emplace_back(text);
    return "$" + std::to_string(values.size());
  };
  sql = "SELECT code, status, is_public, summary, touched FROM tables WHERE true";
  if (query.status) sql += " AND status = " + value(*query.status);
  if (query.only_public) sql += " AND is_public";
  if (query.touched_before) {
    sql += " AND touched < " + value(std::to_string(*query.touched_before)) + "::bigint";
    sql += " AND day <= " + value(std::to_string(*query.touched_before / kDayMs)) + "::integer";
  }
  if (query.after) {
    sql += " AND (touched, code) > (" + value(std::to_string(query.after->touched)) + "::bigint, " +
           value(query.after->code) + ")";
  }
  const bool by_listing = query.only_public && query.order == ListOrder::NewestFirst;
  const char* newest = by_listing ? " ORDER BY listed DESC, code" : " ORDER BY touched DESC, code";
  sql += query.order == ListOrder::NewestFirst ? newest : " ORDER BY touched, code";
  sql += " LIMIT " + value(std::to_string(query.most)) + "::bigint";
  made = {"", sql.c_str()};
  return {&made, std::move(values)};
}

}  // namespace

std::optional<PgReply> PgReader::ask(std::vector<PgStatement> statements, Deadline until) {
  const auto has_time = [until] { return std::chrono::steady_clock::now() < until; };
  while (true) {
    if (session_.open()) {
      PgReply reply = session_.run(statements, has_time);
      fault_ = reply.fault;
      if (reply.end == PgReply::End::Committed) return reply;
    } else {
      fault_ = session_.fault();
    }
    if (!has_time()) return std::nullopt;
    door_.pause();
  }
}

Claim PgReader::claim(const std::string& code, Deadline until) {
  if (node_.dead) {
    fault_ = "another server has taken the database over";
    return {Claim::State::Unavailable, 0};
  }
  const std::optional<PgReply> reply = ask({{&kPgClaim, {code, std::to_string(node_.id)}}}, until);
  if (!reply) return {Claim::State::Unavailable, 0};
  if (reply->rows.front().empty()) return {Claim::State::Missing, 0};
  return {Claim::State::Ours, static_cast<std::uint64_t>(number(reply->rows.front().front().front()))};
}

ReadAnswer PgReader::entries(const host::ReadQuery& query, Deadline until) {
  using State = ReadAnswer::State;
  std::optional<PgReply> reply =
      ask({{&kPgEntries, {query.code, std::to_string(query.after), std::to_string(kEntriesAtOnce)}},
           {&kPgEpoch, {query.code}}},
          until);
  if (!reply) return {State::Unreadable, {}};
  if (reply->rows[1].empty()) return {State::Missing, {}};
  if (query.epoch != 0 && number(reply->rows[1].front().front()) != static_cast<std::int64_t>(query.epoch)) {
    fault_ = "another server has claimed the table";
    return {State::Unreadable, {}};
  }
  ReadAnswer answer;
  for (PgRow& row : reply->rows[0]) {
    // A gap reads as an entry that makes no sense, so that the table counts as damaged.
    if (number(row[0]) != query.after + std::ssize(answer.entries) + 1) {
      answer.entries.emplace_back();
      break;
    }
    answer.entries.push_back(entry_of(row));
  }
  return answer;
}

std::optional<std::vector<ListedTable>> PgReader::list(const ListQuery& query, Deadline until) {
  PgPrepared made{};
  std::string sql;
  std::optional<PgReply> reply = ask({list_statement(query, made, sql)}, until);
  if (!reply) return std::nullopt;
  std::vector<ListedTable> found;
  for (PgRow& row : reply->rows.front()) {
    found.push_back({std::move(*row[0]), {std::move(*row[1]), row[2] == "t", std::move(*row[3])}, number(row[4])});
  }
  return found;
}

SnapshotAnswer PgReader::snapshot(const std::string& code, Deadline until) {
  std::optional<PgReply> reply = ask({{&kPgSnapshot, {code}}, {&kPgNeeded, {code}}}, until);
  if (!reply || reply->rows[0].empty()) return {};
  PgRow& row = reply->rows[0].front();
  SnapshotAnswer answer;
  answer.snapshot.emplace();
  answer.snapshot->entries = static_cast<std::uint32_t>(number(row[0]));
  answer.snapshot->body = std::move(*row[2]);
  for (PgRow& needed : reply->rows[1]) {
    answer.snapshot->needs.push_back(static_cast<std::uint32_t>(number(needed[0])));
    answer.needed.push_back(entry_of(needed));
  }
  return answer;
}

}  // namespace spires::server
