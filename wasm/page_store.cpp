#include "wasm/page_store.h"

#include <algorithm>
#include <utility>

#include "wasm/page.h"
#include "wasm/stored_table.h"
#include "wire/decode.h"
#include "wire/encode.h"

namespace spires::wasm {

using host::Append;
using host::Entry;
using host::ListedTable;
using host::StoreAnswer;
using host::StoreDone;

namespace {

constexpr wire::TextLimits kTableText{.bytes = std::size_t{1} << 28, .depth = 8};

StoredListing stored(const host::Listing& listing) { return {listing.status, listing.is_public, listing.summary}; }

std::string text_of(const Append& append) {
  StoredAppend all{append.code, append.after, {}, {}, append.now};
  for (const Entry& one : append.entries) all.entries.push_back({one.text, one.owner, one.personal});
  if (append.listing) all.listing = stored(*append.listing);
  return wire::text_of(wire::encode(all));
}

}  // namespace

std::optional<PageStore::Restored> PageStore::restore(std::string_view json) {
  const Result<wire::Json> parsed = wire::parse_object(json, kTableText);
  const wire::Json* object = std::get_if<wire::Json>(&parsed);
  StoredTable table;
  if (object == nullptr || wire::decode_fields(*object, table, {})) return std::nullopt;
  Kept& kept = tables_[table.code];
  if (table.entries.size() < kept.entries.size()) return std::nullopt;
  kept.listing = {table.listing.status, table.listing.is_public, table.listing.summary};
  kept.touched = table.touched;
  kept.entries.clear();
  for (StoredEntry& one : table.entries) {
    kept.entries.push_back({std::move(one.text), std::move(one.owner), std::move(one.personal)});
  }
  return Restored{table.code, static_cast<std::uint32_t>(kept.entries.size())};
}

void PageStore::append(Append append, StoreDone done) {
  const auto found = tables_.find(append.code);
  const std::size_t known = found == tables_.end() ? 0 : found->second.entries.size();
  if (known != append.after) return loop_.post([done = std::move(done)] { done(StoreAnswer::Conflict); });
  const std::uint32_t id = ++last_id_;
  const std::string text = text_of(append);
  waiting_.emplace(id, Waiting{std::move(append), {}, std::move(done)});
  page_append(id, text);
}

void PageStore::forget(const std::string& code, const std::string& owner, StoreDone done) {
  const std::uint32_t id = ++last_id_;
  waiting_.emplace(id, Waiting{{code, 0, {}, {}, 0}, owner, std::move(done)});
  page_forget(id, code, owner);
}

void PageStore::stored(std::uint32_t id, StoreAnswer answer) {
  const auto found = waiting_.find(id);
  if (found == waiting_.end()) return;
  Waiting waiting = std::move(found->second);
  waiting_.erase(found);
  why_ = answer == StoreAnswer::Unavailable ? "the page could not store it" : "";
  if (answer == StoreAnswer::Stored) {
    if (waiting.forgotten) {
      forget_now(waiting.append.code, *waiting.forgotten);
    } else {
      keep(std::move(waiting.append));
    }
  }
  loop_.post([done = std::move(waiting.done), answer] { done(answer); });
}

void PageStore::keep(Append append) {
  Kept& kept = tables_[append.code];
  if (append.listing) kept.listing = std::move(*append.listing);
  kept.touched = append.now;
  // The page may have restored the table meanwhile, with these entries.
  if (kept.entries.size() != append.after) return;
  for (Entry& one : append.entries) kept.entries.push_back(std::move(one));
}

void PageStore::forget_now(const std::string& code, const std::string& owner) {
  const auto found = tables_.find(code);
  if (found == tables_.end()) return;
  for (Entry& one : found->second.entries) {
    if (one.owner == owner) one.personal.reset();
  }
}

void PageStore::read(const host::ReadQuery& query, host::ReadDone done) {
  host::ReadAnswer answer;
  const auto found = tables_.find(query.code);
  if (found == tables_.end()) {
    answer.state = host::ReadAnswer::State::Missing;
  } else {
    const std::vector<Entry>& all = found->second.entries;
    answer.entries.assign(all.begin() + std::min<std::ptrdiff_t>(query.after, std::ssize(all)), all.end());
  }
  loop_.post([done = std::move(done), answer = std::move(answer)] { done(answer); });
}

void PageStore::list(const host::ListQuery& query, host::ListDone done) {
  const std::int64_t direction = query.order == host::ListOrder::NewestFirst ? -1 : 1;
  std::map<std::pair<std::int64_t, std::string>, const Kept*> ordered;
  for (const auto& [code, kept] : tables_) {
    if (query.status && kept.listing.status != *query.status) continue;
    if (query.only_public && !kept.listing.is_public) continue;
    if (query.touched_before && kept.touched >= *query.touched_before) continue;
    ordered.emplace(std::pair{direction * kept.touched, code}, &kept);
  }
  std::vector<ListedTable> all;
  for (const auto& [key, kept] : ordered) {
    if (all.size() == query.most) break;
    all.push_back({key.second, kept->listing, kept->touched});
  }
  loop_.post([done = std::move(done), all = std::move(all)] { done(all); });
}

}  // namespace spires::wasm
