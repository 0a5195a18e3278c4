// Two words to the compiler about the path that nearly every step of a playout takes: what belongs to it is inlined,
// what is beside it is kept out of line, so that the common path needs few registers. They change no meaning.
#pragma once

#define SPIRES_INLINE [[gnu::always_inline]] inline
#define SPIRES_APART [[gnu::noinline]]
