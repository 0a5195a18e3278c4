// Records the frames that the host sends to a page.
import type { Page } from 'playwright-core';

export interface Frame {
  type: string;
  [field: string]: unknown;
}

/** Collects every frame that the page receives from now on. */
export function listen(page: Page): Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as Frame));
  });
  return frames;
}

/** The ids of requests sent from now on that have no reply yet. */
export function unanswered(page: Page): ReadonlySet<string> {
  const waiting = new Set<string>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { type, request } = JSON.parse(String(payload)) as Frame;
      // The reply to `join` is the table itself.
      if (request !== undefined && type !== 'join') waiting.add(String(request));
    });
    socket.on('framereceived', ({ payload }) => {
      waiting.delete(String((JSON.parse(String(payload)) as Frame)['request']));
    });
    socket.on('close', () => waiting.clear());
  });
  return waiting;
}

/** The number of the last event that the page received. */
export function lastIn(frames: readonly Frame[]): number {
  const ends = frames.map((one) => {
    if (one.type === 'events') return Number(one['first']) + (one['events'] as Frame[]).length - 1;
    return one.type === 'view' ? Number(one['seq']) : 0;
  });
  return Math.max(0, ...ends);
}

/** All events that the page received. */
export function eventsIn(frames: readonly Frame[]): Frame[] {
  return frames.flatMap((one) => (one.type === 'events' ? (one['events'] as Frame[]) : []));
}

// In these events and view fields, a card is known to only one seat.
const kHidden = [
  ...['CardDrawn', 'CardPassed', 'CardOffered', 'SecretLaid', 'SecretBoxed', 'CardBurned', 'CardSalvaged'],
  ...['SecretsSeen', 'SecretsReturned'],
];
const kSecrets = ['card', 'secret', 'seen_a', 'seen_b', 'exchange'];
const kOwn = ['hand', 'veiled', 'seen'];

/** Paths in a frame that hold private data of a seat: a hand, a veiled card, a card under a tower. */
export function secretsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const isHidden = kHidden.includes(String(fields['type']));
  return Object.entries(fields).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    // The standing says how many cards are veiled: a number is no card.
    if (kOwn.includes(key) && typeof inner !== 'number') return [here];
    if (isHidden && kSecrets.includes(key) && inner !== '?') return [here];
    return secretsIn(inner, here);
  });
}
