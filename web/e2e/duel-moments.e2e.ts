// Layout checks of Knight & Mage late in the game.
import { look } from './looks.ts';

look('duel-look');
look('duel-push');
look('duel-discard');
look('duel-veiled');
look('duel-result', 'duel-replay');
