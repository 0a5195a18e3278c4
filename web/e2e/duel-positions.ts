// Prepared moments of Knight & Mage, for looking at the board: rows of 0, 5 and 10 cards in every step of a turn. The
// page's own host plays them like a lesson: the file of the lessons is replaced on its way into the page.
import type { Page } from 'playwright-core';
import type { Visit, World } from './world.ts';

interface Position {
  learner: 'K' | 'M';
  state: string;
  seen?: string[];
  /** What the bot does first. */
  bot?: string[];
}

const kSecrets = 'sec=PUR:BO,GRE:ST*,YEL:FE,RED:TS,BLU:TO box=EL guess=-';
/** Without the pile, which has to last for the rounds to come. */
const kFirst = 'slots=TRK|PUR:-,PUR|GRE:EL,GRE|YEL:TO,YEL|RED:S1>,RED|BLU:FE+,BLU|TRK:- ';
const kEarlyPile = 'draw=BO:4,BO+:1,EL:3,EL+:1,FE:2,S1<:1,S1>:1,S2>:2,TO:3,TO+:1,TS:4,TS+:1 disc=FE:1,TS:1 ';
const kFive = 'AK=EL+:1,TO:1,TS:1 UK=FE,S1>,EL,BO VK=TS:1 AM=FE:1,TS:1 UM=EL,S1<,BO,BO+,TO VM=BO:1,TO:1 ';
const kTen =
  'AK=EL+:1,FE:1,TS:2 UK=TO,FE,S1>,EL,TS,EL,BO VK=TS:1 AM=BO:1,TS:1 UM=TS,EL,S1<,BO,BO+,S2>,TO,FE,S1>,EL VM=BO:1,TO:1 ';
const kFivePile = 'draw=BO:1,EL:2,FE:2,S1>:1,S2<:1,S2>:1,TO:1,TS:3 disc=FE:1,TS+:1 ';
const kTenPile = 'draw=- disc=EL:1,FE:1,TS+:1 ';
const kSlots = 'TRK|PUR:-,PUR|GRE:-,GRE|YEL:TO,YEL|RED:S2<,RED|BLU:FE+,BLU|TRK:-';
/** How the discard pile and the veiled cards came about, and a look of the mage. */
const seenWith = (...discarded: string[]): string[] => [
  ...['BO', 'TO', 'TS', ...discarded].map((card) => `open ${card}`),
  ...['draw 3.1 TS', 'draw 3.2 BO', 'draw 3.4 TO', 'look 4.1 GRE YEL ST* FE keep'],
];
const kSeenFive = seenWith('FE', 'TS+');
const kSeenTen = seenWith('EL', 'FE', 'TS+');

export const kPositions = {
  /** The first round: empty rows, a tower to choose. */
  'move-0': {
    learner: 'M',
    state: `r=2 t=1 act=M phase=MOVE own=M pend=- posK=PUR posM=BLU swap=1 ${kFirst}${kEarlyPile}AK=- UK=- VK=- AM=- UM=- VM=- ${kSecrets}`,
  },
  'move-5': {
    learner: 'M',
    state: `r=4 t=3 act=M phase=MOVE own=M pend=- posK=PUR posM=BLU swap=1 slots=${kSlots} ${kFivePile}${kFive}${kSecrets}`,
    seen: kSeenFive,
  },
  'take-5': {
    learner: 'M',
    state: `r=4 t=3 act=M phase=TAKE own=M pend=- posK=PUR posM=RED swap=1 slots=${kSlots} ${kFivePile}${kFive}${kSecrets}`,
    seen: kSeenFive,
  },
  'place-5': {
    learner: 'M',
    state: `r=4 t=3 act=M phase=PLACE own=M pend=S2> posK=PUR posM=RED swap=1 slots=${kSlots.replace('S2<', '-')} ${kFivePile}${kFive}${kSecrets}`,
    seen: kSeenFive,
  },
  'move-10': {
    learner: 'M',
    state: `r=6 t=3 act=M phase=MOVE own=M pend=- posK=PUR posM=BLU swap=1 slots=${kSlots} ${kTenPile}${kTen}${kSecrets}`,
    seen: kSeenTen,
  },
  'take-10': {
    learner: 'M',
    state: `r=6 t=3 act=M phase=TAKE own=M pend=- posK=PUR posM=RED swap=1 slots=${kSlots} ${kTenPile}${kTen}${kSecrets}`,
    seen: kSeenTen,
  },
  'place-10': {
    learner: 'M',
    state: `r=6 t=3 act=M phase=PLACE own=M pend=S2> posK=PUR posM=RED swap=1 slots=${kSlots.replace('S2<', '-')} ${kTenPile}${kTen}${kSecrets}`,
    seen: kSeenTen,
  },
  'spell-10': {
    learner: 'M',
    state: `r=6 t=3 act=M phase=SPELL own=M pend=- posK=PUR posM=RED swap=1 slots=${kSlots.replace('S2<', '-')} ${kTenPile}${kTen}${kSecrets}`,
    seen: kSeenTen,
  },
  /** After a turn of the bot, so that there is something to tell. */
  'told-10': {
    learner: 'M',
    state: `r=6 t=2 act=K phase=MOVE own=K pend=- posK=PUR posM=BLU swap=1 slots=${kSlots.replace('TRK|PUR:-', 'TRK|PUR:TO+')} ${kTenPile}${kTen}${kSecrets}`,
    seen: kSeenTen,
    bot: ['move TRK'],
  },
  'guess-10': {
    learner: 'K',
    state: `r=6 t=4 act=K phase=GUESS own=K pend=- posK=PUR posM=RED swap=1 slots=${kSlots.replace(/:[^-,][^,]*/g, ':-')} ${kTenPile}${kTen}${kSecrets}`,
    seen: kSeenTen,
  },
} satisfies Record<string, Position>;
export type PositionName = keyof typeof kPositions;

/** Opens a page whose lessons of Knight & Mage are the prepared moments. */
export async function atPosition(world: World, name: PositionName, visit: Visit = {}): Promise<Page> {
  const page = await world.open({ serviceWorkers: 'block', ...visit });
  const lessons = Object.entries<Position>(kPositions).map(([id, { learner, bot = [], ...position }]) => ({
    ...{ id, learner, settings: {}, position, goal: {} },
    // The last one is never made: a solved lesson asks for nothing more.
    steps: [...bot.map((action) => ({ seat: learner === 'K' ? 'M' : 'K', do: [action] })), { seat: learner, do: [] }],
  }));
  await page.route('**/assets/duel-*.js', async (route) => {
    const answer = await route.fetch();
    const isLessons = (await answer.text()).includes('posK=');
    await route.fulfill(
      isLessons ? { response: answer, body: `export default ${JSON.stringify(lessons)};` } : { response: answer },
    );
  });
  await showPosition(world, page, name);
  return page;
}

export async function showPosition(world: World, page: Page, name: PositionName): Promise<void> {
  await page.goto(`${world.server.address}/learn/duel/${name}`);
  await page.locator('.duel-table [data-legal]').first().waitFor({ state: 'attached' });
  // The coach is not what is looked at.
  await page.locator('section.coach').evaluate((coach) => (coach.style.display = 'none'));
}
