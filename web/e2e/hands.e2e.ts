// The same games without a pointer: by keyboard only, and through the accessibility tree of a screen reader.
import { expect } from 'vitest';
import { kGames, kPlaces } from './games.ts';
import { Player } from './player.ts';
import { byKeyboard, Reader, tabTo } from './press.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');

for (const game of kGames) {
  const place = { name: say(kPlaces[game]) };

  scenario(`a game by keyboard only: ${game}`, async (world) => {
    const page = await world.open();
    const press = async (start: string): Promise<void> => {
      expect(await tabTo(page, ({ name }) => name.startsWith(start)), start).toBe(true);
      await page.keyboard.press('Enter');
    };
    await press(say(`game-${game}`));
    await press(say('home-play'));
    await page.getByRole('group', place).waitFor();
    await press(say('menu'));
    await press(say('pace-instant'));
    await page.keyboard.press('Escape');
    const player = new Player(page, { seed: 5, press: byKeyboard(say) });
    await player.play();
    expect(player.presses).toBeGreaterThan(20);
  });

  scenario(`a game through the accessibility tree only: ${game}`, async (world) => {
    const page = await world.open();
    const reader = await Reader.of(page);
    await reader.pressNamed(page, 'button', new RegExp(`^${say(`game-${game}`)}`));
    await reader.pressNamed(page, 'button', new RegExp(`^${say('home-play')}`));
    await page.getByRole('group', place).waitFor();
    await reader.pressNamed(page, 'button', say('menu'));
    await reader.pressNamed(page, 'button', say('pace-instant'));
    await reader.pressNamed(page, 'button', say('menu'));
    const player = new Player(page, { seed: 6, press: reader.press, read: reader.read });
    await player.play();
    expect(player.presses).toBeGreaterThan(20);
  });
}
