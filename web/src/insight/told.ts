// Moments of a report in words and pictures of the game.
import type { AnyView } from '../boards/any';
import type { NameOf } from '../boards/log';
import type { Kit } from '../games/kit';
import type { LegalAction } from '../generated/messages';
import type { Reel } from '../replay/reel.svelte';
import { reasonsFor } from '../table/hints.svelte';
import { hostText } from '../texts/refusals';
import { t } from '../texts/texts.svelte';
import type { Choice, Report, Step } from './report';

/** The step of that number, and the number of the last event before it. */
export function stepAt({ steps }: Pick<Report, 'steps'>, number: number): { step: Step | undefined; before: number } {
  return { step: steps[number - 1], before: steps[number - 2]?.until ?? 0 };
}

/** What the log says of an event. */
export const lineAt = (reel: Reel, event: number): string =>
  reel.lines.find((one) => one.number <= event && one.until >= event)?.say() ?? '';

/** An action in the words of a hint. */
export function actionAt(kit: Kit, view: AnyView, action: string, name: NameOf): string {
  const legal: LegalAction[] = [{ action, kind: action.split(' ')[0] ?? '' }];
  return kit.adviceOf(view, legal, action, name);
}

/** The decision played, the better one and its reasons. What the words cannot tell apart is left out. */
export function betterAt(kit: Kit, view: AnyView, played: string, { best, reasons }: Choice, name: NameOf): string {
  const [done, better] = [actionAt(kit, view, played, name), actionAt(kit, view, best, name)];
  const both = done === better ? [] : [t('report-played', { action: done }), t('report-better', { action: better })];
  const why = reasonsFor({ action: best, reasons })
    .map(({ key, count }) => hostText(`reason.${key}`, { count }))
    .filter((one) => one !== '');
  return [...both, ...why].map((one) => `${one.replace(/[.!]$/, '')}.`).join(' ');
}
