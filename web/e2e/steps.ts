// Actions of people around a game, by the names of things.
import type { Page } from 'playwright-core';
import { kPlaces, kSeats, type Game } from './games.ts';
import { sayIn, type Language, type Say } from './words.ts';

export type Sitter = 'person' | 'open' | 'bot';

export interface Wishes {
  game?: Game;
  /** From the first seat on. */
  seats: readonly Sitter[];
  /** Of people here, by the number of their seats. */
  names?: readonly string[];
  variant?: string;
  /** `strongest`: whichever has the highest number. */
  level?: string;
  memory?: string;
  /** Of every spell. */
  price?: number;
}

/** Fills in the form of a new table and sends it. Who plays which character is agreed on. */
export async function makeTable(page: Page, say: Say, wishes: Wishes): Promise<void> {
  const { game = 'towers', seats, names = [], variant, level, memory, price } = wishes;
  await page.getByRole('link', { name: say('home-new') }).click();
  const pill = (group: string, name: string) =>
    page.getByRole('group', { name: say(group) }).getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: say(`game-${game}`) }).click();
  await pill('place', say(seats.includes('open') ? 'place-server' : 'place-here')).click();
  if (game === 'duel') await pill('opt-role_assign', say('optv-role_assign-agreement')).click();
  else await pill('new-players', String(seats.length)).click();
  if (variant) await pill('new-variant', say(`variant-${variant}`)).click();
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

async function strongest(page: Page, say: Say, seat: string): Promise<string> {
  const levels = page.getByRole('combobox', { name: say('new-level', { seat }) }).getByRole('option');
  // They come from the host: one of them stands there only when all do.
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

/** On the first page: the game that its buttons are about. */
export async function chooseGame(page: Page, say: Say, game: Game): Promise<void> {
  await page.getByRole('button', { name: say(`game-${game}`) }).click();
}

/** There is something to play with, or the screen waits to be handed over. */
export async function seated(page: Page, say: Say, game: Game): Promise<void> {
  await page
    .getByRole('group', { name: say(kPlaces[game]) })
    .or(page.getByRole('button', { name: say('hand-over-ready') }))
    .first()
    .waitFor();
}

/** A game against bots from the first page, with nothing in motion. */
export async function begin(page: Page, say: Say, game: Game): Promise<void> {
  await chooseGame(page, say, game);
  await page.getByRole('button', { name: say('home-play') }).click();
  await seated(page, say, game);
  await stopMotion(page, say);
}

/** From the result to the next game of the same table. */
export async function again(page: Page, say: Say, game: Game): Promise<void> {
  const rematch = page.getByRole('button', { name: say('rematch'), exact: true });
  await rematch.click();
  // The board of the last game lies under it until the next one is there.
  await rematch.waitFor({ state: 'detached' });
  await seated(page, say, game);
}

/** Loaded once: the browser says when everything is kept. */
export async function keepAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** The last part of the address: what friends are told. */
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

/** Pieces jump: whole games are played, and nobody looks on. */
export async function stopMotion(page: Page, say: Say): Promise<void> {
  const ready = page.getByRole('button', { name: say('hand-over-ready') });
  if ((await ready.count()) > 0) await ready.click();
  const menu = page.getByRole('button', { name: say('menu'), exact: true });
  await menu.click();
  await page
    .getByRole('group', { name: say('speed') })
    .getByRole('button', { name: say('speed-off') })
    .click();
  await menu.click();
}

/** In place, as somebody does who reads another language better. */
export async function speak(page: Page, say: Say, language: Language): Promise<void> {
  // The result lies over the menu: it is put aside and fetched back.
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
  if (isAside) await page.getByRole('button', { name: sayIn(language)('result'), exact: true }).click();
  else if (inMenu) await page.keyboard.press('Escape');
}
