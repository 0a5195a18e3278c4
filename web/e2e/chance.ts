// Tests play real games, so the situation that a test waits for may not occur in a game.

// One game in four ends before somebody fond of a spell could cast it.
const kMostGames = 8;

/** Plays one game after the other until one of them gives back what was waited for. */
export async function inSomeGame<T>(play: (game: number) => Promise<T | undefined>): Promise<T> {
  for (let game = 0; game < kMostGames; ++game) {
    const found = await play(game);
    if (found !== undefined) return found;
  }
  throw new Error(`it did not come to that in ${String(kMostGames)} games`);
}
