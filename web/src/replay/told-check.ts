// Compares a record with what this device was told before the first card. The module shows that a record fits itself;
// only this finds a host that has invented another seed, another nonce or another start.
import { nonceHash, type Told } from '../connection/told';
import type { NameOf } from '../boards/log';
import type { Seat } from '../generated/messages';
import { t } from '../texts/texts.svelte';

/** The chance lines of a record: docs/record-format.md. */
export interface RecordChance {
  commitment?: string;
  attempt: number;
  /** The starts that failed before, in order. */
  failed: { commitment: string; seats: Seat[] }[];
  seats: { seat: Seat; how: string; nonce: string }[];
}

export function chanceOf(record: string): RecordChance {
  const source = /^chance (hmac-sha256|two-rounds) \S+ (\S+)(?: (\d+)$)?/m.exec(record);
  const attempt = source?.[1] === 'two-rounds' ? Number(source[3]) : 1;
  return {
    ...(source?.[2] ? { commitment: source[2] } : {}),
    attempt,
    failed: [...record.matchAll(/^failed \d+ (\S+) (.+)$/gm)].map(([, commitment = '', seats = '']) => ({
      commitment,
      seats: seats.split(' ') as Seat[],
    })),
    seats: [...record.matchAll(/^seat (\S+) (\S+) ?(\S*)$/gm)].map(([, seat = '', how = '', nonce = '']) => ({
      seat: seat as Seat,
      how,
      nonce,
    })),
  };
}

/** What differs, and the seat or the numbers of the starts where that matters. */
export type Difference =
  | { what: 'commitment' }
  | { what: 'attempt'; told: number; record: number }
  | { what: 'nonce' | 'order' | 'hash'; seat: Seat };

export function sayDifference(one: Difference, name: NameOf): string {
  if (one.what === 'commitment') return t('told-commitment');
  if (one.what === 'attempt') return t('told-attempt', { told: one.told, record: one.record });
  return t(`told-${one.what}`, { name: name(one.seat) });
}

/** The first difference between a record and what was told. */
export function difference(record: string, told: Told): Difference | undefined {
  const chance = chanceOf(record);
  return otherAttempt(chance, told) ?? otherNonce(chance, told) ?? otherHash(chance, told);
}

function otherAttempt({ commitment, attempt, failed }: RecordChance, { attempts }: Told): Difference | undefined {
  for (const [number, one] of Object.entries(attempts)) {
    const seen = Number(number);
    // An attempt of which this device only saw the beginning may have failed, but then the record says so.
    if (one.began ? seen !== attempt : seen > attempt) return { what: 'attempt', told: seen, record: attempt };
    if (one.commitment !== (seen === attempt ? commitment : failed[seen - 1]?.commitment)) {
      return { what: 'commitment' };
    }
  }
  return undefined;
}

function otherNonce({ attempt, seats }: RecordChance, { nonces }: Told): Difference | undefined {
  for (const { seat, nonce, attempt: opened } of nonces) {
    if (!seat || opened !== attempt) continue;
    const there = seats.find((one) => one.nonce === nonce);
    if (there && there.seat !== seat) return { what: 'order', seat };
    if (there?.how !== 'sealed') return { what: 'nonce', seat };
  }
  return undefined;
}

function otherHash({ attempt, seats }: RecordChance, { attempts }: Told): Difference | undefined {
  for (const [name, hash] of Object.entries(attempts[attempt]?.hashes ?? {})) {
    const seat = name as Seat;
    const there = seats.find((one) => one.seat === seat);
    if (there?.how !== 'sealed' || nonceHash(there.nonce) !== hash) return { what: 'hash', seat };
  }
  return undefined;
}
