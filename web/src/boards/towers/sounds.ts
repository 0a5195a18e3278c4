// The sounds of Wandering Towers.
import type { TowersEvent } from '../../generated/messages';
import type { SoundName } from '../../sound/sounds';

/** Plays when an event begins or ends to be shown. */
export function soundOf(event: TowersEvent, when: 'begins' | 'ends'): SoundName | undefined {
  const begins = when === 'begins';
  switch (event.type) {
    case 'TowerMoved':
    case 'TowersSwapped':
      return begins ? 'lift' : 'land';
    case 'WizardMoved':
    case 'WizardFreed':
      return begins ? 'step' : undefined;
    case 'WizardEntered':
      return begins ? undefined : 'home';
    case 'PotionFilled':
      return begins ? 'potion' : undefined;
    case 'DieRolled':
      return begins ? 'die' : undefined;
    case 'CastleMoved':
      return begins ? 'castle' : undefined;
    case 'SpellCast':
      return begins ? 'spell' : undefined;
    default:
      return undefined;
  }
}
