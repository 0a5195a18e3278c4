#include "server/bot_queue.h"

#include <algorithm>
#include <tuple>

namespace spires::server {

void BotQueue::add(const BotJobPtr& job) {
  job->number = next_number_++;
  // A table of several addresses is counted for the one that has used the least.
  job->address = job->asker.addresses.empty() ? std::string() : job->asker.addresses.front();
  for (const std::string& address : job->asker.addresses) {
    const auto used = [this](const std::string& one) {
      const auto found = addresses_.find(one);
      return found == addresses_.end() ? 0 : found->second.flow.used;
    };
    if (used(address) < used(job->address)) job->address = address;
  }
  Address& address = addresses_[job->address];
  if (address.flow.jobs++ == 0) address.flow.used = time_;
  Flow& table = address.tables[job->asker.table];
  if (table.jobs++ == 0) table.used = std::max(table.used, address.time);
  job->alone = address.flow.jobs == table.jobs;
  for (const BotJobPtr& other : waiting_) {
    if (other->address == job->address && other->asker.table != job->asker.table) other->alone = job->alone = false;
  }
  waiting_.push_back(job);
}

bool BotQueue::is_before(const BotJob& one, const BotJob& other) const {
  const auto rank = [this](const BotJob& job) {
    const Address& address = addresses_.at(job.address);
    const Flow& table = address.tables.at(job.asker.table);
    return std::tuple(address.flow.used, table.used, job.hint, job.slices, job.number);
  };
  return rank(one) < rank(other);
}

const BotJobPtr* BotQueue::best(bool people) const {
  const BotJobPtr* best = nullptr;
  for (const BotJobPtr& job : waiting_) {
    if (job->asker.people != people || thinking_.contains(job->asker.table)) continue;
    if (best == nullptr || is_before(*job, **best)) best = &job;
  }
  return best;
}

bool BotQueue::has_ready() const { return best(true) != nullptr || best(false) != nullptr; }

BotJobPtr BotQueue::take() {
  const BotJobPtr* people = best(true);
  const BotJobPtr* unattended = best(false);
  if (people == nullptr && unattended == nullptr) return nullptr;
  const bool is_unattended = people == nullptr || (unattended != nullptr && since_unattended_ + 1 >= kUnattendedPart);
  BotJobPtr job = is_unattended ? *unattended : *people;
  since_unattended_ = is_unattended ? 0 : since_unattended_ + 1;
  std::erase(waiting_, job);
  thinking_.insert(job->asker.table);
  Address& address = addresses_.at(job->address);
  time_ = std::max(time_, address.flow.used);
  address.time = std::max(address.time, address.tables.at(job->asker.table).used);
  ++slices_;
  if (job->slices++ == 0 && job->asker.people && job->alone) most_foreign_ = std::max(most_foreign_, job->foreign);
  for (const BotJobPtr& other : waiting_) {
    if (other->slices == 0 && other->asker.table != job->asker.table) ++other->foreign;
  }
  return job;
}

void BotQueue::give_back(const BotJobPtr& job, double microseconds, Rest rest) {
  thinking_.erase(job->asker.table);
  Address& address = addresses_.at(job->address);
  address.flow.used += microseconds;
  address.tables.at(job->asker.table).used += microseconds;
  if (rest == Rest::More) {
    waiting_.push_back(job);
  } else {
    leave(*job);
  }
}

void BotQueue::remove(const BotJobPtr& job) {
  if (std::erase(waiting_, job) != 0) leave(*job);
}

void BotQueue::leave(const BotJob& job) {
  const auto address = addresses_.find(job.address);
  const auto table = address->second.tables.find(job.asker.table);
  if (--table->second.jobs == 0 && table->second.used <= address->second.time) address->second.tables.erase(table);
  if (--address->second.flow.jobs == 0) addresses_.erase(address);
}

}  // namespace spires::server
