// The chapters of Wandering Towers, with the rule numbers of docs/rules/towers.md.
import { kSpellRows, type SpellCode } from '../generated/spells';
import type { Chapter, Section } from './book';
import { when } from './notes';

const wt = (numbers: string): string[] => numbers.split(' ').map((one) => `WT-${one}`);

// How options change a spell.
const notes: Partial<Record<SpellCode, Section['notes']>> = {
  SW: when('swapWithCastle', 'Carry', 'Forbid'),
  FR: when('freeMayDecline', true, false),
  PB: when('pbCardMovesOnly', true, false),
};
const spells = (Object.keys(kSpellRows) as SpellCode[]).map((tile): Section => ({
  ...{ id: `wt-${tile}`, rules: [kSpellRows[tile].rule], tile },
  ...(notes[tile] ? { notes: notes[tile] } : {}),
}));

export const towers: readonly Chapter[] = [
  { id: 'wt-aim', sections: [{ id: 'wt-goal', rules: wt('12.1'), figure: 'goal' }] },
  {
    id: 'wt-setup',
    sections: [
      { id: 'wt-ring', rules: wt('1.1 2.1 2.2') },
      { id: 'wt-keep', rules: wt('1.2 19') },
      { id: 'wt-nine', rules: wt('1.3 2.6'), figure: 'block' },
      { id: 'wt-visible', rules: wt('2.4 2.5'), figure: 'visible' },
      {
        ...{ id: 'wt-share', rules: wt('1.4 1.5 1.6 2.7 3.5'), notes: when('wizardStock', 24) },
        facts: {
          head: ['fact-players', 2, 3, 4, 5, 6],
          rows: [
            ['fact-wizards', 5, 4, 4, 3, 3],
            ['fact-potions', 6, 5, 5, 4, 4],
            ['fact-last', 4, 5, 7, 6, 9],
          ],
        },
      },
      { id: 'wt-build', rules: wt('2.3 3.1 3.6 3.7') },
      { id: 'wt-deal', rules: wt('3.2 3.3') },
      { id: 'wt-first', rules: wt('3.4'), notes: when('edition', 'czech') },
    ],
  },
  {
    id: 'wt-turn',
    sections: [
      { id: 'wt-order', rules: wt('4.1 4.2') },
      { id: 'wt-play', rules: wt('4.3 5.6') },
      { id: 'wt-must', rules: wt('4.4'), notes: when('declineMove', 'Forced', 'SecondCard', 'Any') },
      { id: 'wt-draw', rules: wt('4.5 4.7') },
      { id: 'wt-refusal', rules: wt('4.6') },
      { id: 'wt-allhome', rules: wt('4.8') },
    ],
  },
  {
    id: 'wt-cards',
    sections: [
      {
        ...{ id: 'wt-kinds', rules: wt('5.1 5.2'), figure: 'cards' },
        facts: {
          head: ['fact-card', 'fact-copies'],
          rows: [
            ['fact-W', 20],
            ['fact-T', 20],
            ['fact-C-same', 12],
            ['fact-C-other', 24],
            ['fact-DC', 6],
            ['fact-D2', 6],
            ['fact-D3', 2],
          ],
        },
      },
      { id: 'wt-die', rules: wt('5.3 5.4'), figure: 'dice' },
      { id: 'wt-side', rules: wt('5.5'), figure: 'combined', notes: when('sideAnnounce', 'OnPlay', 'WithPiece') },
    ],
  },
  {
    id: 'wt-wizards',
    sections: [
      { id: 'wt-who', rules: wt('6.1') },
      { id: 'wt-walk', rules: wt('6.2 6.3'), figure: 'walk' },
      { id: 'wt-six', rules: wt('6.4'), figure: 'six' },
      { id: 'wt-home', rules: wt('6.5'), figure: 'home' },
      {
        id: 'wt-entry',
        rules: wt('6.6'),
        notes: when('entryEndsTurn', 'ActiveOwnByActive', 'ActiveOwnByAnyone', 'AnyEntry'),
      },
    ],
  },
  {
    id: 'wt-castle',
    sections: [
      {
        ...{ id: 'wt-fly', rules: wt('7.1') },
        notes: [
          ...when('castleTrigger', 'AnyWizard', 'OwnWizard'),
          ...when('piggybackRelocations', 'Once', 'PerWizard'),
        ],
      },
      {
        ...{ id: 'wt-shield', rules: wt('7.2 7.3 7.4'), figure: 'flight' },
        notes: when('castleLanding', 'ShieldOnly', 'EmptySpaceOrShieldTower'),
      },
    ],
  },
  {
    id: 'wt-towers',
    sections: [
      { id: 'wt-lift', rules: wt('8.1') },
      { id: 'wt-carry', rules: wt('8.2'), figure: 'carry' },
      { id: 'wt-land', rules: wt('8.3') },
      { id: 'wt-barred', rules: wt('8.4'), figure: 'barred' },
      { id: 'wt-lifted', rules: wt('8.5') },
    ],
  },
  {
    id: 'wt-potions',
    sections: [
      { id: 'wt-fill', rules: wt('9.1 9.2 9.3 9.5'), figure: 'cover' },
      { id: 'wt-free', rules: wt('9.4') },
    ],
  },
  {
    id: 'wt-spells',
    sections: [
      { id: 'wt-pay', rules: wt('10.1'), figure: 'potions' },
      {
        ...{ id: 'wt-cast', rules: wt('10.2'), variants: ['basic'] },
        notes: when('spellMidCard', true, false),
      },
      { id: 'wt-target', rules: wt('10.3 10.4 10.6'), notes: when('edition', 'czech') },
      { id: 'wt-spell-home', rules: wt('10.5') },
      ...spells,
    ],
  },
  {
    id: 'wt-end',
    sections: [
      { id: 'wt-last', rules: wt('12.2') },
      { id: 'wt-winner', rules: wt('12.3') },
      { id: 'wt-deadlock', rules: wt('12.4'), notes: when('deadlock', 'End', 'PlayOn') },
      { id: 'wt-inside', rules: wt('12.5'), notes: when('edition', 'czech') },
    ],
  },
  {
    id: 'wt-know',
    sections: [
      { id: 'wt-open', rules: wt('18.1 18.2 18.6'), notes: when('openDiscard', false, true) },
      { id: 'wt-memory', rules: wt('18.3'), notes: when('memory', 'Strict', 'Notes', 'Open') },
      { id: 'wt-glimpse', rules: wt('18.4') },
    ],
  },
  {
    ...{ id: 'wt-team', teams: true },
    sections: [
      { id: 'wt-teams', rules: wt('13.1') },
      { id: 'wt-exchange', rules: wt('13.2 13.3 18.5'), notes: when('teamDecline', true, false) },
      { id: 'wt-gifts', rules: wt('13.4 13.5') },
      { id: 'wt-partner', rules: wt('13.6 13.7'), notes: when('teamMovePartner', 'must', 'may') },
      { id: 'wt-team-end', rules: wt('13.8'), notes: when('teamEnd', 'Immediate', 'FinishRound') },
    ],
  },
  {
    ...{ id: 'wt-advanced', variants: ['advanced'] },
    sections: [
      { id: 'wt-many', rules: wt('14.1 14.2'), notes: when('advancedVariant', false) },
      { id: 'wt-between', rules: wt('14.3 14.5') },
      { id: 'wt-ride', rules: wt('14.4'), notes: when('pbOutOfTurn', true, false) },
    ],
  },
  {
    ...{ id: 'wt-master', variants: ['master'] },
    sections: [
      { id: 'wt-tiles', rules: wt('15.1'), notes: when('masterPick', 'Random', 'Chosen') },
      {
        ...{ id: 'wt-slot', rules: wt('15.2 15.3') },
        notes: [
          ...when('masterCasters', 'OnePerAction', 'EachPlayerOne'),
          ...when('masterRepeat', 'Many', 'Once'),
          ...when('repeatTargets', 'SamePiece'),
        ],
      },
      {
        ...{ id: 'wt-window', rules: wt('15.4 15.7 15.9') },
        notes: when('masterWindows', 'BeforeAfter', 'BeforeDuringAfter'),
      },
      { id: 'wt-blocked', rules: wt('15.5') },
      { id: 'wt-rescue', rules: wt('15.6'), notes: when('freeExempt', true, false) },
      { id: 'wt-master-hand', rules: wt('15.8'), notes: when('refusalSlot', true, false) },
      { id: 'wt-reward', rules: wt('15.10') },
    ],
  },
  {
    ...{ id: 'wt-solo', variants: ['solo'] },
    sections: [
      { id: 'wt-alone', rules: wt('16.1') },
      { id: 'wt-limit', rules: wt('16.2') },
      { id: 'wt-solo-spells', rules: wt('16.3'), notes: when('soloPotions', 'Full', 'Empty') },
      { id: 'wt-solo-hand', rules: wt('16.4'), notes: when('soloRefusal', true, false) },
      { id: 'wt-together', rules: wt('16.5') },
    ],
  },
  { id: 'wt-screen', sections: [{ id: 'wt-asked', rules: wt('20.1 20.2 20.3 20.4 20.5 20.6') }] },
];
