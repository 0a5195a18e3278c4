// Records a newcomer: from the first visit to the first finished turn, in pictures, into build/shots/newcomer/. In every
// language, at the sizes of a laptop and of a phone: node e2e/run.mjs newcomer [LANGUAGE…] [towers | duel]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kGames, kSeats, type Game } from './games.ts';
import { Player } from './player.ts';
import { byPointer } from './press.ts';
import { chooseGame, seated } from './steps.ts';
import { kLanguages, sayIn, type Language } from './words.ts';
import { World } from './world.ts';

const folder = fileURLToPath(new URL('../../build/shots/newcomer/', import.meta.url));
const kSizes = { laptop: [1440, 900], phone: [390, 844] } as const;
/** A turn takes fewer presses; a player who presses more is stuck. */
const kMostPresses = 40;

async function record(world: World, language: Language, game: Game, size: keyof typeof kSizes): Promise<void> {
  const say = sayIn(language);
  const page = await world.open({ language, size: kSizes[size], pace: 'normal' });
  let number = 0;
  const picture = async (): Promise<void> => {
    const name = [game, language, size, String(++number).padStart(2, '0')].join('-');
    await page.screenshot({ path: `${folder}${name}.png` });
  };
  await page.getByRole('button', { name: say('home-play') }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await picture();
  if (game !== 'towers') await chooseGame(page, say, game);
  if (game !== 'towers') await picture();
  await page.getByRole('button', { name: say('home-play') }).click();
  await seated(page, say, game);
  await page.waitForTimeout(500);
  await picture();
  const player = new Player(page, {
    language,
    seed: 3,
    weights: { refuse: 0, pass: 1 },
    press: async (on, thing) => {
      const hasPressed = await byPointer(on, thing);
      if (hasPressed) await picture();
      return hasPressed;
    },
  });
  // The turn is over when another player has theirs.
  const around = (key: string): string[] => say(key, { name: '|', act: '|', actions: '|' }).split('|');
  const theirs = [
    ...[around('ask-wait').at(-1), around('seat-turn')[0]].map((one) => one?.trim() ?? ''),
    ...kSeats[game].map((seat) => say('film-of', { name: say(`seat-${seat}`) })),
  ];
  const isTheirs = (text: string): boolean => theirs.some((one) => text.includes(one));
  await player.play(
    (tree) =>
      player.presses >= kMostPresses ||
      (player.presses > 0 && tree.some(({ name, text }) => isTheirs(name) || isTheirs(text))),
  );
  if (player.presses >= kMostPresses) console.error(`${game}, ${language}, ${size}: no finished turn`);
  await picture();
  // A moment later the film shows the first of their actions.
  await page.waitForTimeout(2000);
  await picture();
  await page.context().close();
  console.log(`build/shots/newcomer/${game}-${language}-${size}-*.png: ${String(number)} pictures`);
}

export default async function newcomer(wanted: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const languages = kLanguages.filter((one) => wanted.includes(one));
  const games = kGames.filter((one) => wanted.includes(one));
  const world = await World.begin();
  try {
    for (const game of games.length > 0 ? games : kGames) {
      for (const language of languages.length > 0 ? languages : kLanguages) {
        for (const size of Object.keys(kSizes) as (keyof typeof kSizes)[]) await record(world, language, game, size);
      }
    }
    for (const fault of world.faults) console.error(fault);
  } finally {
    await world.end();
  }
}
