// Numbers and names of reports in words. Changes of a chance are points of a hundred, whole ones; only sums have tenths,
// because more digits would be noise.
import { t, texts } from '../texts/texts.svelte';
import { kWhole, type Graph, type Parts, type Side } from './report';
import type { Seat } from '../generated/messages';

const points = (parts: Parts): number => (parts * 100) / kWhole;
const written = (value: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
    .format(value)
    .replace('-', '−');

/** “54 %”. */
export const chance = (parts: Parts): string => t('report-percent', { number: written(points(parts), 0, 'auto') });
/** “54.2 %”, for sums. */
export const exactChance = (parts: Parts): string => t('report-percent', { number: written(points(parts), 1, 'auto') });
/** “+12 %”. */
export const change = (parts: Parts): string =>
  t('report-percent', { number: written(points(parts), 0, 'exceptZero') });
/** “+12.3 %”, for sums. */
export const exactChange = (parts: Parts): string =>
  t('report-percent', { number: written(points(parts), 1, 'exceptZero') });
/** Whole points without a sign. */
export const size = (parts: Parts): number => Math.abs(Math.round(points(parts)));

/** The side of a seat. */
export const sideOf = (sides: readonly { seats: readonly Seat[] }[], seat: Seat): number =>
  Math.max(
    0,
    sides.findIndex(({ seats }) => seats.includes(seat)),
  );

/** “Ola”, “Ola and Jan”, or the clock of a solo game. */
export function nameOfSide({ seats }: Graph['sides'][number], name: (seat: Seat) => string): string {
  return seats.length === 0 ? t('report-clock') : new Intl.ListFormat(texts.language).format(seats.map(name));
}

/** Everything that cards and dice brought a side. */
export const luckOf = ({ deal, own_luck, other_luck }: Side): Parts => deal + own_luck + other_luck;

/** How it went, in two or three sentences. `who` is empty for the reader. */
export function sentenceOf(side: Side, isStopped: boolean, who: string): string {
  const told = [ending(side, isStopped, who)];
  if (!side.foreseen) return [...told, t('report-not-foreseen')].join(' ');
  if (who) {
    told.push(t('report-luck-of', { points: change(luckOf(side)) }));
    told.push(t('report-skill-of', { points: change(side.own_choices) }));
  } else {
    told.push(sized('report-luck', luckOf(side)), sized('report-skill', side.own_choices));
  }
  return told.join(' ');
}

function ending({ result }: Side, isStopped: boolean, who: string): string {
  if (isStopped) return t('report-stopped', { chance: chance(result) });
  const how = result === kWhole ? 'won' : result > 0 ? 'shared' : 'lost';
  return who ? t(`report-${how}-name`, { name: who }) : t(`report-${how}`);
}

function sized(key: string, parts: Parts): string {
  const percent = size(parts);
  return percent === 0 ? t(`${key}-even`) : t(`${key}-${parts > 0 ? 'gave' : 'cost'}`, { percent });
}
