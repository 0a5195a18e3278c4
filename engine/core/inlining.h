// Inlining hints for the path of nearly every step of a playout: code on the path is inlined, other code is kept out of
// line, so that the path needs few registers. They do not change behaviour.
#pragma once

#define SPIRES_INLINE [[gnu::always_inline]] inline
#define SPIRES_APART [[gnu::noinline]]
