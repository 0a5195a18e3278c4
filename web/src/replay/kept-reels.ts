// Keeps received events for the lifetime of the tab, so that the log and looking back survive a reload.
import type { NameOf } from '../boards/log';
import type { Kit } from '../games/kit';
import { Reel, type KeptReel } from './reel.svelte';

const keyOf = (code: string, reader: string): string => `spires.reel.${code}.${reader}`;

export const keptReels = {
  keep(code: string, reader: string, reel: Reel): void {
    try {
      sessionStorage.setItem(keyOf(code, reader), JSON.stringify(reel.kept()));
    } catch {
      // Storage is full or forbidden: the log starts empty after a reload.
    }
  },
  get(code: string, reader: string, kit: Kit, name: NameOf, longest: number): Reel | undefined {
    try {
      const found = JSON.parse(sessionStorage.getItem(keyOf(code, reader)) ?? 'null') as KeptReel | null;
      if (found?.view.game !== kit.game) return undefined;
      return Reel.of(kit, found, name, longest);
    } catch {
      return undefined;
    }
  },
  forget(code: string, reader: string): void {
    sessionStorage.removeItem(keyOf(code, reader));
  },
};
