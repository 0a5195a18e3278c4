// Every lesson, solved in a browser: by pointer with a wrong try each, one by keyboard, one of each game with the network
// off; and in every step the coach covers nothing that it speaks of.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { kGames, type Game } from './games.ts';
import { asked, coach, lessonsOf, madeIn, play, stepsOf, wrongOf, type Lesson, type Step } from './lessons.ts';
import { RuleSheet } from './rules.ts';
import { begin, keepAll } from './steps.ts';
import { kLanguages, sayIn, type Say } from './words.ts';
import { scenario, type World } from './world.ts';

const kSizes = [
  [360, 640],
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;

/** Compares the boxes of the coach and of everything the step points at, in every size. */
async function nothingCovered(page: Page, lesson: Lesson, step: Step): Promise<number> {
  let looked = 0;
  for (const [width, height] of kSizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
    );
    const found = await page.evaluate((topics) => {
      const boxOf = (one: Element) => one.getBoundingClientRect();
      const panel = document.querySelector('section.coach');
      if (!panel) return ['no coach'];
      const at = boxOf(panel);
      const faults: string[] = [];
      if (at.left < 0 || at.top < 0 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1) faults.push('outside');
      // Nor does the question cover how a tower stands.
      const asks = document.querySelector('[data-about="prompt"]');
      const line = asks ? boxOf(asks).top : innerHeight;
      for (const one of document.querySelectorAll('g.standing')) {
        const box = boxOf(one);
        const isLevel = asks && box.right > boxOf(asks).left && box.left < boxOf(asks).right;
        if (isLevel && box.bottom > line + 3 && box.top < line) faults.push('the question covers a standing');
      }
      for (const topic of topics) {
        const named = [...document.querySelectorAll(`[data-about="${CSS.escape(topic)}"]`)];
        // On a phone the spells are in a sheet.
        const opener = topic.startsWith('spell ') ? [...document.querySelectorAll('[data-opens="spells"]')] : [];
        const things = (named.length > 0 ? named : opener).map(boxOf);
        const seen = things.filter((one) => one.width > 0 && one.height > 0 && one.bottom > 0 && one.top < innerHeight);
        if (seen.length === 0) faults.push(`${topic} is not there`);
        for (const one of seen) {
          const isApart =
            one.right <= at.left + 1 ||
            one.left >= at.right - 1 ||
            one.bottom <= at.top + 1 ||
            one.top >= at.bottom - 1;
          if (!isApart) faults.push(`covers ${topic}`);
        }
      }
      return faults;
    }, step.point ?? []);
    expect(found, `${lesson.id}, ${step.do[0] ?? ''}, ${String(width)}×${String(height)}`).toEqual([]);
    looked += step.point?.length ?? 0;
  }
  return looked;
}

async function open(world: World, game: Game, lesson: Lesson, page?: Page): Promise<Page> {
  const path = `/learn/${game}/${lesson.id}`;
  if (page) await page.goto(world.server.address + path);
  const opened = page ?? (await world.open({ path, size: [1440, 900] }));
  await coach(opened).waitFor();
  return opened;
}

/** Waits until the coach says what happened; the last two lessons of Knight & Mage count the points first. */
async function done(page: Page, say: Say, game: Game, lesson: Lesson): Promise<void> {
  if (game === 'duel' && ['guess', 'count'].includes(lesson.id)) {
    const scoring = page.getByRole('dialog', { name: say('duel-score') });
    await scoring
      .getByRole('button', { name: say('close') })
      .first()
      .click();
  }
  await coach(page)
    .getByText(say(`lesson-${game}-${lesson.id}-done`))
    .waitFor();
}

for (const game of kGames) {
  scenario(
    `every lesson by pointer, with wrong tries, and nothing covered: ${game}`,
    async (world) => {
      const say = sayIn('en');
      let page: Page | undefined;
      let [looked, tries] = [0, 0];
      for (const lesson of lessonsOf(game)) {
        page = await open(world, game, lesson, page);
        for (const [made, step] of stepsOf(lesson).entries()) {
          await asked(page, made);
          looked += await nothingCovered(page, lesson, step);
          const wrong = wrongOf(step);
          if (wrong !== undefined) {
            await play(page, say, lesson, wrong);
            const key = `lesson-${step.wrong?.[wrong] ?? ''}`;
            await coach(page).getByRole('alert').getByText(say(key)).waitFor();
            tries += 1;
          }
          await play(page, say, lesson, step.do[0] ?? '');
        }
        await done(page, say, game, lesson);
      }
      console.log(`${game}: ${String(tries)} wrong tries, ${String(looked)} things not covered`);
      await page?.goto(`${world.server.address}/learn/${game}`);
      await page?.getByRole('heading', { level: 1, name: say('lessons') }).waitFor();
      expect(await page?.getByText(say('lesson-solved')).count()).toBe(lessonsOf(game).length);
      expect(tries).toBeGreaterThanOrEqual(lessonsOf(game).length);
    },
    { seconds: 900 },
  );

  scenario(`a lesson with the network off, left and continued, then a first game: ${game}`, async (world) => {
    const say = sayIn('en');
    const page = await world.open();
    await keepAll(page);
    await world.server.kill();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: say(`game-${game}`) }).click();
    await page.getByRole('link', { name: say('home-learn') }).click();
    const [lesson] = lessonsOf(game);
    if (!lesson) throw new Error('no lesson');
    await page.getByRole('link', { name: say(`lesson-${game}-${lesson.id}`) }).click();
    await asked(page, 0);
    await play(page, say, lesson, stepsOf(lesson)[0]?.do[0] ?? '');
    await asked(page, 1);
    await page.reload();
    await asked(page, 1);
    await play(page, say, lesson, stepsOf(lesson)[1]?.do[0] ?? '');
    await coach(page)
      .getByRole('button', { name: say('lesson-play') })
      .click();
    // The first hint comes by itself.
    await page.getByRole('region', { name: say('hint') }).waitFor();
    await page.getByRole('button', { name: say('hints-stop') }).click();
    await page.getByRole('region', { name: say('hint') }).waitFor({ state: 'detached' });
  });
}

/** What to press in a lesson of each game, with a wrong try where the coach must explain. */
const kKeyboard: Record<Game, { lesson: string; press: readonly { about: string; made: number; isWrong?: true }[] }> = {
  towers: {
    lesson: 'trap',
    press: [
      { about: 'card T2', made: 0 },
      { about: 'space 7', made: 1, isWrong: true },
      { about: 'space 4', made: 1 },
    ],
  },
  duel: {
    lesson: 'walk',
    press: [
      { about: 'tower RED', made: 0, isWrong: true },
      { about: 'tower GRE', made: 0 },
      { about: 'slot PUR|GRE', made: 1 },
    ],
  },
};

scenario('a lesson of each game by keyboard alone', async (world) => {
  const say = sayIn('en');
  for (const game of kGames) {
    const { lesson: id, press: presses } = kKeyboard[game];
    const lesson = lessonsOf(game).find((one) => one.id === id);
    if (!lesson) throw new Error('no lesson');
    const page = await open(world, game, lesson);
    const focus = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-about]')?.dataset['about'] ?? '');
    const reach = async (about: string): Promise<void> => {
      // The places of a ring are one stop of the Tab key.
      const ring = /^(space|tower|slot) /;
      const isRing = ring.test(about);
      const isThere = (now: string): boolean => (isRing ? ring.test(now) : now === about);
      for (let i = 0; i < 80 && !isThere(await focus()); ++i) await page.keyboard.press('Tab');
      for (let i = 0; i < 80 && (await focus()) !== about; ++i) await page.keyboard.press('ArrowRight');
      expect(await focus()).toBe(about);
    };
    for (const { about, made, isWrong } of presses) {
      await asked(page, made);
      const before = await madeIn(page);
      await reach(about);
      await page.keyboard.press('Enter');
      // The second Enter confirms, if the board asks.
      if ((await focus()) === about && (await madeIn(page)) === before) await page.keyboard.press('Enter');
      await expect.poll(() => madeIn(page)).not.toBe(before);
      if (isWrong) await coach(page).getByRole('alert').waitFor();
    }
    await coach(page)
      .getByText(say(`lesson-${game}-${id}-done`))
      .waitFor();
  }
});

for (const language of kLanguages) {
  scenario(`the list and a lesson speak: ${language}`, async (world) => {
    const say = sayIn(language);
    const page = await world.open({ language, path: '/learn/towers', size: [360, 640] });
    await page.getByRole('heading', { level: 1, name: say('lessons') }).waitFor();
    for (const game of kGames) {
      await page.goto(`${world.server.address}/learn/${game}`);
      for (const { id } of lessonsOf(game))
        await page.getByRole('link', { name: say(`lesson-${game}-${id}`) }).waitFor();
    }
    await page.goto(`${world.server.address}/learn/duel/guess`);
    await coach(page).getByText(say('lesson-duel-guess-1')).waitFor();
  });
}

scenario('everything on the table says what it is, and a bot gives a hint', async (world) => {
  const say = sayIn('en');
  const page = await world.open();
  await begin(page, say, 'towers');
  const hand = page.getByRole('group', { name: say('hand') });
  await new RuleSheet(page, say).askAbout(hand.getByRole('button').first(), 'castle', 'WT-7.1');
  await page.getByRole('button', { name: say('hint') }).click();
  const hints = page.getByRole('region', { name: say('hint') });
  const first = hints.getByRole('listitem').getByRole('button').first();
  await first.waitFor();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  // The proposal is on the board and needs one press to confirm.
  const prompt = page.getByRole('group', { name: say('prompt') });
  expect(await prompt.getByRole('button').count()).toBeGreaterThan(1);
});
