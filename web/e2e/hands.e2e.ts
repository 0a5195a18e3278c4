// The same games without a pointer: by keyboard only, and through the accessibility tree of a screen reader; and with
// letters of twice the size on the smallest phone.
import { expect } from 'vitest';
import { kGames, kPlaces } from './games.ts';
import { faultsOfPage } from './look.ts';
import { Player } from './player.ts';
import { byKeyboard, Reader, tabTo } from './press.ts';
import { begin } from './steps.ts';
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

  scenario(`letters of twice the size on the smallest phone: ${game}`, async (world) => {
    const page = await world.open({ size: [360, 640], reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await begin(page, say, game);
    const faults = new Set<string>();
    const player = new Player(page, { seed: 3, weights: { refuse: 0 } });
    // Everything that is offered can be scrolled to and pressed, and no panel lies on another one.
    await player.play(
      () => player.presses >= 16,
      undefined,
      async () => {
        for (const fault of await page.evaluate(faultsOfPage, { thumb: 1 })) faults.add(fault);
      },
    );
    expect(player.presses).toBeGreaterThanOrEqual(16);
    expect([...faults]).toEqual([]);
  });
}
