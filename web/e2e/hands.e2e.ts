// The same game without a pointer: by keyboard alone, and through the tree that a screen reader has.
import { expect } from 'vitest';
import { Player } from './player.ts';
import { byKeyboard, Reader, tabTo } from './press.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');
const kHand = { name: say('hand') };

scenario('a game by keyboard only', async (world) => {
  const page = await world.open();
  const press = async (name: string): Promise<void> => {
    expect(await tabTo(page, (now) => now.startsWith(name)), name).toBe(true);
    await page.keyboard.press('Enter');
  };
  await press(say('home-play'));
  await page.getByRole('group', kHand).waitFor();
  await press(say('menu'));
  await press(say('speed-off'));
  await page.keyboard.press('Escape');
  const player = new Player(page, { seed: 5, press: byKeyboard(say('ring'), say('hand')) });
  await player.play();
  expect(player.presses).toBeGreaterThan(20);
});

scenario('a game through the accessibility tree only', async (world) => {
  const page = await world.open();
  const reader = await Reader.of(page);
  await reader.pressNamed(page, 'button', new RegExp(`^${say('home-play')}`));
  await page.getByRole('group', kHand).waitFor();
  await reader.pressNamed(page, 'button', say('menu'));
  await reader.pressNamed(page, 'button', say('speed-off'));
  await reader.pressNamed(page, 'button', say('menu'));
  const player = new Player(page, { seed: 6, press: reader.press, read: reader.read });
  await player.play();
  expect(player.presses).toBeGreaterThan(20);
});
