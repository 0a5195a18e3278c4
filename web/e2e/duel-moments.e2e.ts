// The look of Knight & Mage later in the game.
import { look } from './looks.ts';

look('duel-look');
look('duel-push');
look('duel-discard');
look('duel-veiled');
look('duel-result', 'duel-replay');
