// The frames from the host to a page.
import type { Page } from 'playwright-core';

export interface Frame {
  type: string;
  [field: string]: unknown;
}

/** Writes down every frame that the page is sent from now on. */
export function listen(page: Page): Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as Frame));
  });
  return frames;
}

/** The requests of the page, from now on, that have no answer yet. */
export function unanswered(page: Page): ReadonlySet<string> {
  const waiting = new Set<string>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { type, request } = JSON.parse(String(payload)) as Frame;
      // Whoever joins is answered by the table alone.
      if (request !== undefined && type !== 'join') waiting.add(String(request));
    });
    socket.on('framereceived', ({ payload }) => {
      waiting.delete(String((JSON.parse(String(payload)) as Frame)['request']));
    });
    socket.on('close', () => waiting.clear());
  });
  return waiting;
}

/** The number of the last event that the page was told of. */
export function lastIn(frames: readonly Frame[]): number {
  const ends = frames.map((one) => {
    if (one.type === 'events') return Number(one['first']) + (one['events'] as Frame[]).length - 1;
    return one.type === 'view' ? Number(one['seq']) : 0;
  });
  return Math.max(0, ...ends);
}

/** What has happened, as far as the page was told. */
export function eventsIn(frames: readonly Frame[]): Frame[] {
  return frames.flatMap((one) => (one.type === 'events' ? (one['events'] as Frame[]) : []));
}

// A card in an event of these is known to one seat alone, and so is what lies in these fields of a view.
const kHidden = [
  ...['CardDrawn', 'CardPassed', 'SecretLaid', 'SecretBoxed', 'CardBurned', 'CardSalvaged'],
  ...['SecretsSeen', 'SecretsReturned'],
];
const kSecrets = ['card', 'secret', 'seen_a', 'seen_b', 'exchange'];
const kOwn = ['hand', 'veiled', 'seen'];

/** Where a frame tells of what only one seat may know: a hand, a veiled card, what lies under a tower. */
export function secretsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const isHidden = kHidden.includes(String(fields['type']));
  return Object.entries(fields).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    if (kOwn.includes(key)) return [here];
    if (isHidden && kSecrets.includes(key) && inner !== '?') return [here];
    return secretsIn(inner, here);
  });
}
