// The sounds of Knight & Mage. Everything done with secret cards sounds the same.
import type { DuelEvent } from '../../generated/messages';
import type { SoundName } from '../../sound/sounds';

const sounds: Partial<Record<DuelEvent['type'], SoundName>> = {
  ...{ CharacterMoved: 'walk', SpellCast: 'spell', SecretsSeen: 'secret', SecretsReturned: 'secret' },
  ...{ CardTaken: 'card', StonePlaced: 'card', CardPushed: 'card', CardDiscarded: 'card', CardSalvaged: 'card' },
};

/** Plays when an event begins to be shown. */
export const soundOf = (event: DuelEvent, when: 'begins' | 'ends'): SoundName | undefined =>
  when === 'begins' ? sounds[event.type] : undefined;
