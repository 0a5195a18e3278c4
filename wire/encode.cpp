#include "wire/encode.h"

#include <string>
#include <utility>

namespace spires::wire {

void put_new(Json& object, std::string_view name, Json value) {
  object.get_ref<Json::object_t&>().emplace_back(std::string(name), std::move(value));
}

Json writing::write_object(const void* object, std::span<const FieldWriter> fields) {
  Json json = Json::object();
  for (const FieldWriter& one : fields) {
    Json value = one.write(object);
    if (!value.is_discarded()) put_new(json, one.name, std::move(value));
  }
  return json;
}

}  // namespace spires::wire
