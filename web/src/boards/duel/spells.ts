// The signs of the five spells: line drawings of 24 x 24.
import type { DuelSpell } from '../../generated/messages';

export const kSpellSigns: Record<DuelSpell, string> = {
  force_discard: 'M4 3h9v13H4zM16 8v9m-3.5-3.5L16 17l3.5-3.5M11 21h10',
  push_down: 'M8 2h8v9H8zM12 12v5m-3-3l3 3 3-3M2 21h5m3 0h5m3 0h4',
  salvage: 'M5 12h14v9H5zM12 15V3m-4 4l4-4 4 4',
  peek_swap: 'M1 9q7-9 14 0q-7 9-14 0zM6 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 18h10m-3-3l3 3-3 3M22 13h-5',
  any: 'M3 21L14 10M16 2l1.5 4.5L22 8l-4.5 1.5L16 14l-1.5-4.5L10 8l4.5-1.5z',
};
