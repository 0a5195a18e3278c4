// How Knight & Mage looks later on.
import { look } from './looks.ts';

look('duel-look');
look('duel-push');
look('duel-discard');
look('duel-veiled');
look('duel-result', 'duel-replay');
