// Actions of people around a game, by the names of page elements.
import type { Page } from 'playwright-core';
import { kPlaces, kSeats, type Game } from './games.ts';
import { sayIn, type Language, type Say } from './words.ts';

export type Sitter = 'person' | 'open' | 'bot';

export interface Wishes {
  game?: Game;
  /** In the order of the seats. */
  seats: readonly Sitter[];
  /** Names of the people at this screen, by seat index. */
  names?: readonly string[];
  variant?: string;
  /** Teams of two; partners sit opposite. */
  teams?: boolean;
  /** `strongest`: the level with the highest rating. */
  level?: string;
  memory?: string;
  /** The price of every spell. */
  price?: number;
}

/** Fills in the new-table form and submits it. Characters are assigned by agreement. */
export async function makeTable(page: Page, say: Say, wishes: Wishes): Promise<void> {
  const { game = 'towers', seats, names = [], variant, teams, level, memory, price } = wishes;
  await page.getByRole('link', { name: say('home-new') }).click();
  const pill = (group: string, name: string) =>
    page.getByRole('group', { name: say(group) }).getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: say(`game-${game}`) }).click();
  await pill('place', say(seats.includes('open') ? 'place-server' : 'place-here')).click();
  if (game === 'towers') await pill('new-players', String(seats.length)).click();
  if (game === 'duel' || variant || teams || memory || price !== undefined) await showMore(page, say);
  if (game === 'duel') await pill('opt-role_assign', say('optv-role_assign-agreement')).click();
  if (variant) await pill('new-variant', say(`variant-${variant}`)).click();
  if (teams) await page.getByRole('checkbox', { name: say('new-teams') }).check();
  if (memory) await pill('new-memory', say(`memory-${memory}`)).click();
  for (const [i, sitter] of seats.entries()) {
    const seat = say(`seat-${kSeats[game][i] ?? ''}`);
    await page.getByRole('combobox', { name: say('new-sitter', { seat }) }).selectOption(sitter);
    const name = names[i];
    if (name) await page.getByRole('textbox', { name: say('new-name', { seat }) }).fill(name);
    if (sitter !== 'bot' || !level) continue;
    const levels = page.getByRole('combobox', { name: say('new-level', { seat }) });
    await levels.selectOption(level === 'strongest' ? { label: await strongest(page, say, seat) } : level);
  }
  if (price !== undefined) await priceSpells(page, say, price);
  await page.getByRole('button', { name: say('new-create') }).click();
}

/** Opens “More options” of the new-table page. */
export async function showMore(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('new-options') }).click();
}

async function strongest(page: Page, say: Say, seat: string): Promise<string> {
  const levels = page.getByRole('combobox', { name: say('new-level', { seat }) }).getByRole('option');
  // The levels come from the host, all at once.
  await levels.nth(1).waitFor({ state: 'attached' });
  const elo = (label: string): number => Number(/\d+/.exec(label)?.[0] ?? 0);
  return (await levels.allInnerTexts()).toSorted((a, b) => elo(b) - elo(a))[0] ?? '';
}

async function priceSpells(page: Page, say: Say, price: number): Promise<void> {
  await page.getByText(say('group-spells'), { exact: true }).first().click();
  for (const box of await page.getByRole('spinbutton', { name: say('new-cost-of', { spell: '' }).trim() }).all()) {
    await box.fill(String(price));
  }
}

/** Chooses the game on the home page. */
export async function chooseGame(page: Page, say: Say, game: Game): Promise<void> {
  await page.getByRole('button', { name: say(`game-${game}`) }).click();
}

/** Waits until the player can play, or the screen waits to be handed over. */
export async function seated(page: Page, say: Say, game: Game): Promise<void> {
  await page
    .getByRole('group', { name: say(kPlaces[game]) })
    .or(page.getByRole('button', { name: say('hand-over-ready') }))
    .first()
    .waitFor();
}

/** Starts a game against bots from the home page. */
export async function begin(page: Page, say: Say, game: Game): Promise<void> {
  await chooseGame(page, say, game);
  await page.getByRole('button', { name: say('home-play') }).click();
  await seated(page, say, game);
}

/** Goes from the result to the next game at the same table. */
export async function again(page: Page, say: Say, game: Game): Promise<void> {
  const rematch = page.getByRole('button', { name: say('rematch'), exact: true });
  await rematch.click();
  // The board of the last game stays underneath until the next one has loaded.
  await rematch.waitFor({ state: 'detached' });
  await seated(page, say, game);
}

/** Waits until the service worker has cached everything. */
export async function keepAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** The table code: the last part of the address. */
export function codeOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).pathname.split('/').pop() ?? '');
}

export async function join(page: Page, say: Say, code: string): Promise<void> {
  await page.getByRole('textbox', { name: say('home-code') }).fill(code);
  await page.getByRole('button', { name: say('home-join') }).click();
}

export async function sit(page: Page, say: Say, name: string): Promise<void> {
  await page.getByRole('textbox', { name: say('lobby-name') }).fill(name);
  await page
    .getByRole('button', { name: say('lobby-sit') })
    .first()
    .click();
}

/** Changes the language in place. */
export async function speak(page: Page, say: Say, language: Language): Promise<void> {
  // The result covers the menu, so it is closed and reopened.
  const aside = page.getByRole('button', { name: say('result-board') });
  const isAside = (await aside.count()) > 0;
  if (isAside) await aside.click();
  const menu = (words: Say) => page.getByRole('button', { name: words('menu'), exact: true });
  const inMenu = (await menu(say).count()) > 0;
  if (inMenu) await menu(say).click();
  await page
    .getByRole('group', { name: say('language') })
    .getByRole('button')
    .filter({ hasText: language.toUpperCase() })
    .click();
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  // It is in the menu and below the board.
  const back = page.getByRole('button', { name: sayIn(language)('result'), exact: true });
  if (isAside) await back.first().click();
  else if (inMenu) await page.keyboard.press('Escape');
}
