// The options of the games, for tests: a page has them as files, so the modules of single games leave them out.
#include "match/game_options.h"
#include "wasm/exports.h"
#include "wire/json.h"

extern "C" {

SPIRES_EXPORT("options") char* options();
char* options() { return spires::wasm::result_of(spires::wire::text_of(spires::match::all_game_options())); }

}  // extern "C"
