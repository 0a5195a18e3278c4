// The chapters of Knight & Mage, with the rule numbers of docs/rules/duel.md.
import type { Chapter } from './book';
import { when } from './notes';

const km = (numbers: string): string[] => numbers.split(' ').map((one) => `KM-${one}`);

export const duel: readonly Chapter[] = [
  { id: 'km-aim', sections: [{ id: 'km-points', rules: km('1.3 11.9'), figure: 'rivals' }] },
  {
    id: 'km-parts',
    sections: [
      {
        ...{ id: 'km-towers', rules: km('1.1 1.7'), figure: 'six-towers' },
        facts: {
          head: ['fact-tower', 'fact-ingredient', 'fact-value', 'fact-spell'],
          rows: [
            ['fact-blue', 'fact-feather', 5, 'fact-blue-spell'],
            ['fact-green', 'fact-toad', 5, 'fact-green-spell'],
            ['fact-purple', 'fact-book', 6, 'fact-purple-spell'],
            ['fact-yellow', 'fact-elixir', 6, 'fact-yellow-spell'],
            ['fact-red', 'fact-toadstool', 7, 'fact-red-spell'],
          ],
        },
      },
      { id: 'km-ring', rules: km('2.1 2.2 2.3 2.4 2.5 2.6 2.7'), notes: when('ring_mode', 'fixed', 'random') },
      {
        ...{ id: 'km-deck', rules: km('1.4 14.1 14.2 14.3 14.4 14.5'), figure: 'deck' },
        facts: {
          head: ['fact-card', 'fact-copies', 'fact-chest'],
          rows: [
            ['fact-feather', 5, 1],
            ['fact-toad', 5, 1],
            ['fact-book', 6, 1],
            ['fact-elixir', 6, 1],
            ['fact-toadstool', 7, 1],
            ['fact-one-stone', 5, 0],
            ['fact-two-stones', 4, 0],
          ],
        },
      },
      { id: 'km-secrets', rules: km('1.5 14.6'), figure: 'secrets' },
      { id: 'km-marker', rules: km('1.2 1.6') },
    ],
  },
  {
    id: 'km-setup',
    sections: [
      { id: 'km-places', rules: km('3.1 3.2 3.8'), notes: when('role_assign', 'random', 'agreement', 'swap') },
      { id: 'km-hide', rules: km('3.3') },
      { id: 'km-deal', rules: km('3.4 3.5 3.9') },
      { id: 'km-faces', rules: km('3.6 3.7'), notes: when('deal_adjacent', 'three', 'random4', 'choose4') },
    ],
  },
  {
    id: 'km-turn',
    sections: [
      { id: 'km-rounds', rules: km('4.1 4.2') },
      { id: 'km-steps', rules: km('4.3 4.4') },
    ],
  },
  {
    id: 'km-move',
    sections: [
      { id: 'km-step', rules: km('5.1 5.2 5.7 5.9') },
      { id: 'km-swap', rules: km('5.3 5.4'), figure: 'swap', notes: when('swap_range', 'any', 'adjacent') },
      { id: 'km-skip', rules: km('5.5 5.6'), figure: 'skip' },
    ],
  },
  {
    id: 'km-taking',
    sections: [
      { id: 'km-take', rules: km('6.1 6.3 6.4 6.8') },
      { id: 'km-facedown', rules: km('6.2 6.5') },
      { id: 'km-lay', rules: km('6.6 6.7') },
    ],
  },
  {
    id: 'km-area',
    sections: [
      { id: 'km-zones', rules: km('7.1 7.2 7.5') },
      { id: 'km-arrows', rules: km('7.3 7.4') },
      { id: 'km-gap', rules: km('7.6'), notes: when('row_gap', 'close', 'gap') },
      { id: 'km-veiled', rules: km('7.7') },
    ],
  },
  {
    id: 'km-stones',
    sections: [
      { id: 'km-stone', rules: km('8.1 8.2'), figure: 'stones' },
      {
        ...{ id: 'km-chain', rules: km('8.3 8.4 8.5 8.8'), figure: 'chain' },
        notes: when('stone_chain', 'transitive', 'straight', 'direct'),
      },
      { id: 'km-veiled-stone', rules: km('8.6'), notes: when('veiled_stone', 'inert', 'row_end') },
      { id: 'km-stays-stone', rules: km('8.7') },
    ],
  },
  {
    id: 'km-spells',
    sections: [
      { id: 'km-cast', rules: km('9.1 9.2 9.7') },
      { id: 'km-pay', rules: km('9.3 9.4 9.5 13.9') },
      { id: 'km-nothing', rules: km('9.6'), notes: when('cast_without_effect', 'allow', 'forbid') },
      {
        ...{ id: 'km-yellow', rules: km('9.10 9.11 9.12'), figure: 'yellow' },
        notes: when('yellow_swap_public', false, true),
      },
      { id: 'km-green', rules: km('9.20 9.21'), figure: 'green' },
      { id: 'km-blue', rules: km('9.30 9.31 9.32'), figure: 'blue' },
      { id: 'km-purple', rules: km('9.40 9.41 9.42'), figure: 'purple' },
      { id: 'km-red', rules: km('9.50 9.51 9.52 9.53'), figure: 'red' },
    ],
  },
  {
    id: 'km-round',
    sections: [
      { id: 'km-round-end', rules: km('10.1 10.2 10.3 10.5') },
      { id: 'km-last-round', rules: km('10.4 10.6') },
    ],
  },
  {
    id: 'km-end',
    sections: [
      { id: 'km-guess', rules: km('11.1'), figure: 'princess' },
      { id: 'km-count', rules: km('11.2 11.3') },
      { id: 'km-majority', rules: km('11.4 11.5') },
      { id: 'km-payout', rules: km('11.6 11.7') },
      {
        ...{ id: 'km-chests', rules: km('11.8'), figure: 'chest', notes: when('chest_overflow', 'plus3') },
        facts: { head: ['fact-chests', 1, 2, 3, 4, 5], rows: [['fact-points', 1, 2, 4, 7, 10]] },
      },
      { id: 'km-ties', rules: km('11.10 11.11 11.12'), notes: when('final_tie', 'draw', 'K', 'M') },
    ],
  },
  {
    id: 'km-know',
    sections: [
      {
        ...{ id: 'km-public', rules: km('12.1 12.2 12.3 12.5') },
        notes: [...when('discard_inspect', false, true), ...when('reveal_all_at_end', true, false)],
      },
      { id: 'km-odds', rules: km('12.4'), notes: when('memory_aids', true, false) },
    ],
  },
  {
    id: 'km-screen',
    sections: [
      { id: 'km-asked', rules: km('5.8 13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8') },
      { id: 'km-options', rules: km('15.1') },
    ],
  },
];
