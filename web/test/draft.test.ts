import { beforeAll, describe, expect, test } from 'vitest';
import { missingOf, wantedOf } from '../build-steps/option-texts';
import { kEditions, kOptions, optionNamed, usualOf } from '../src/games/options';
import { Draft } from '../src/pages/new/draft.svelte';
import { editionOf, quickPlan, seatsOf } from '../src/table/plan';
import { hasText, kLanguages, texts } from '../src/texts/texts.svelte';

const named = (name: string) =>
  optionNamed(kOptions.duel.options.some((one) => one.name === name) ? 'duel' : 'towers', name);

test.each(kLanguages)('every option says in %s what it changes, and the build looks for it', async (language) => {
  await texts.choose(language);
  const all = Object.values(kOptions);
  const ids = new Set(all.flatMap((one) => wantedOf(one)).filter(hasText));
  for (const one of all) {
    expect(missingOf(one, ids)).toEqual([]);
    for (const id of wantedOf(one)) {
      const without = new Set([...ids].filter((other) => other !== id));
      expect(missingOf(one, without)).toEqual([`the text ${id} is missing`]);
    }
  }
});
test('an option that the engine has and the page does not stops the build', () => {
  const { towers } = kOptions;
  const more = { ...towers, options: [...towers.options, { name: 'moonlight', values: [true, false], usual: false }] };
  const ids = new Set([...wantedOf(towers), 'opt-moonlight']);
  expect(missingOf(more, ids)).toEqual(['the option moonlight stands in no group']);
});

describe('a table that is being thought up', () => {
  beforeAll(() => texts.choose('pl'));

  test('the edition follows the language until somebody chooses', async () => {
    const draft = new Draft();
    expect(draft.edition).toBe('polish');
    await texts.choose('cs');
    expect(draft.edition).toBe('czech');
    draft.edition = 'ukrainian';
    await texts.choose('pl');
    expect(draft.edition).toBe('ukrainian');
    expect(kLanguages.map(editionOf).toSorted()).toEqual([...kEditions].toSorted());
  });

  test('only what differs from the edition is sent', () => {
    const draft = new Draft();
    expect(draft.plan().settings).toEqual({ players: 4, profile: 'polish', variant: 'basic', spells: ['MW', 'MT'] });
    draft.set(named('declineMove'), 'Forced');
    draft.set(named('castleLanding'), 'EmptySpaceOrShieldTower');
    expect(draft.plan().settings['options']).toEqual({ castleLanding: 'EmptySpaceOrShieldTower' });
    draft.reset();
    expect(draft.plan().settings['options']).toBeUndefined();
  });

  test('the advanced game is to be had in every edition', () => {
    const draft = new Draft();
    draft.variant = 'advanced';
    expect(draft.plan().settings).toMatchObject({ variant: 'advanced', options: { advancedVariant: true } });
    draft.edition = 'czech';
    expect(draft.plan().settings['options']).toBeUndefined();
  });

  test('one player is a solo game, and teams need four or six', () => {
    const draft = new Draft();
    draft.teams = true;
    draft.players = 5;
    expect(draft.teams).toBe(false);
    draft.players = 1;
    expect(draft.plan()).toMatchObject({ settings: { players: 1, variant: 'solo' }, seats: [{ sitter: 'person' }] });
    draft.players = 3;
    expect(draft.plan()).toMatchObject({ settings: { players: 3, variant: 'basic' } });
  });

  test('prices, clock and helped seats', () => {
    const draft = new Draft();
    draft.costs['MT'] = 3;
    draft.clock = 'quick';
    draft.place = 'server';
    const [, second] = draft.seats;
    if (second) second.sees = true;
    expect(draft.plan()).toMatchObject({
      settings: { options: { costs: { MT: 3 } } },
      clock: { turn: 45, increment: 5, window: 15 },
    });
    expect(draft.plan().seats[1]).toEqual({ sitter: 'open', memory: 'open' });
  });

  test('a table stands on this device until somebody is to come from elsewhere', () => {
    const draft = new Draft();
    const sitters = () => draft.plan().seats.map((one) => one.sitter);
    expect(draft.place).toBe('here');
    expect(sitters()).toEqual(['person', 'bot', 'bot', 'bot']);
    draft.place = 'server';
    draft.visibility = 'public';
    expect(sitters()).toEqual(['person', 'open', 'open', 'open']);
    draft.players = 5;
    expect(sitters()).toEqual(['person', 'open', 'open', 'open', 'open']);
    expect(draft.plan().visibility).toBe('public');
    draft.place = 'here';
    expect(sitters()).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
    expect(draft.plan().visibility).toBe('link');
  });

  test('a seat that somebody chose does not follow the place, as far as it can', () => {
    const draft = new Draft();
    const sitters = () => draft.plan().seats.map((one) => one.sitter);
    const choose = (i: number, sitter: 'person' | 'bot' | 'open'): void => {
      const seat = draft.seats[i];
      if (seat) Object.assign(seat, { sitter, isChosen: true });
    };
    choose(1, 'person');
    choose(3, 'bot');
    draft.place = 'server';
    expect(sitters()).toEqual(['person', 'person', 'open', 'bot']);
    choose(2, 'bot');
    draft.place = 'here';
    draft.place = 'server';
    expect(
      sitters().filter((one) => one === 'open'),
      'an online table has room for somebody',
    ).toHaveLength(1);
  });

  test('options without an effect are not asked', () => {
    const idle = kOptions.towers.options.filter((one) => one.only === 'nothing').map((one) => one.name);
    expect(idle).toEqual(['wizardStock']);
    for (const one of Object.values(kOptions)) {
      for (const name of idle) expect(wantedOf(one)).not.toContain(`opt-${name}`);
    }
  });

  test('what is behind “More options” is said in a few words', async () => {
    await texts.choose('en');
    const draft = new Draft();
    expect(draft.summary).toEqual(['Basic', 'International']);
    draft.variant = 'master';
    draft.teams = true;
    draft.clock = 'calm';
    draft.place = 'server';
    draft.visibility = 'public';
    draft.set(named('deadlock'), 'PlayOn');
    expect(draft.summary).toEqual([
      ...['Master', 'Teams', 'International', 'Clock: Calm', 'Public tables', 'options changed'],
    ]);
    draft.choose('duel');
    expect(draft.summary).toEqual(['Clock: Calm', 'Public tables']);
    await texts.choose('pl');
  });

  test('people at this device have names, bots have none', () => {
    const draft = new Draft();
    draft.seats.forEach((one, i) => (one.name = ` name ${i} `));
    expect(draft.names).toEqual(['name 0', '', '', '']);
  });

  test('the duel has two seats and its own options', () => {
    const draft = new Draft();
    draft.players = 1;
    draft.choose('duel');
    draft.set(named('row_gap'), 'gap');
    expect(draft.plan()).toMatchObject({ game: 'duel', settings: { options: { row_gap: 'gap' } } });
    expect(draft.plan().seats).toHaveLength(2);
    expect(seatsOf('duel', 2)).toEqual(['K', 'M']);
  });
});

test('a quick game has one person and otherwise bots', () => {
  const { seats, settings } = quickPlan('towers', 'uk');
  expect(seats.map((one) => one.sitter)).toEqual(['person', 'bot', 'bot', 'bot']);
  expect(settings).toEqual({ players: 4, profile: 'ukrainian' });
});
test('the side of a combined card is named at once in every master game', () => {
  expect(usualOf('towers', 'sideAnnounce', 'czech', 'basic')).toBe('WithPiece');
  expect(usualOf('towers', 'sideAnnounce', 'czech', 'master')).toBe('OnPlay');
});
