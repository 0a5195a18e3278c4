#include "server/net/refusal.h"

#include <memory>

#include "match/refusals.h"
#include "wire/message.h"

namespace spires::server {
namespace {

HttpAnswer answer_of(unsigned status, const match::Refused& refused) {
  HttpAnswer answer;
  answer.status = status;
  answer.body = std::make_shared<const std::string>(wire::message_text(refused));
  return answer;
}

}  // namespace

HttpAnswer refusal(unsigned status, const std::string& code) { return answer_of(status, match::refused(code)); }
HttpAnswer refusal(unsigned status, const std::string& code, const std::string& field) {
  return answer_of(status, match::refused_field(code, field));
}
HttpAnswer refusal(unsigned status, const Fault& fault) { return answer_of(status, match::refused_message(fault)); }

}  // namespace spires::server
