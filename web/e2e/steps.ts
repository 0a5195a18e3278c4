// What people do around a game, by the names of things.
import type { Page } from 'playwright-core';
import { sayIn, type Language, type Say } from './words.ts';

export type Sitter = 'person' | 'open' | 'bot';

export interface Wishes {
  /** From the first seat on. */
  seats: readonly Sitter[];
  variant?: string;
  level?: string;
  memory?: string;
  /** Of every spell. */
  price?: number;
}

const kSeats = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Fills in the form of a new table and sends it. */
export async function makeTable(page: Page, say: Say, wishes: Wishes): Promise<void> {
  const { seats, variant, level, memory, price } = wishes;
  await page.getByRole('link', { name: say('home-new') }).click();
  const pill = (group: string, name: string) =>
    page.getByRole('group', { name: say(group) }).getByRole('button', { name, exact: true });
  const isShared = seats.includes('open');
  await pill('place', say(isShared ? 'place-server' : 'place-here')).click();
  await pill('new-players', String(seats.length)).click();
  if (variant) await pill('new-variant', say(`variant-${variant}`)).click();
  if (memory) await pill('new-memory', say(`memory-${memory}`)).click();
  for (const [i, sitter] of seats.entries()) {
    const seat = say(`seat-${kSeats[i] ?? 'A'}`);
    await page.getByRole('combobox', { name: say('new-sitter', { seat }) }).selectOption(sitter);
    if (sitter !== 'bot' || !level) continue;
    await page.getByRole('combobox', { name: say('new-level', { seat }) }).selectOption(level);
  }
  if (price !== undefined) await priceSpells(page, say, price);
  await page.getByRole('button', { name: say('new-create') }).click();
}

async function priceSpells(page: Page, say: Say, price: number): Promise<void> {
  await page.getByText(say('group-spells'), { exact: true }).first().click();
  for (const box of await page.getByRole('spinbutton', { name: say('new-cost-of', { spell: '' }).trim() }).all()) {
    await box.fill(String(price));
  }
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
