// Tests play real games, so the situation a test waits for may not occur in every game.

// One game in four ends before a player who prefers a spell can cast it.
const kMostGames = 8;

/** Plays games until `play` returns a result. */
export async function inSomeGame<T>(play: (game: number) => Promise<T | undefined>): Promise<T> {
  for (let game = 0; game < kMostGames; ++game) {
    const found = await play(game);
    if (found !== undefined) return found;
  }
  throw new Error(`it did not come to that in ${String(kMostGames)} games`);
}
