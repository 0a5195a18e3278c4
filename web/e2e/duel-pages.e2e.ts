// Layout checks of Knight & Mage before and early in the game.
import { look } from './looks.ts';

look('duel-new');
look('duel-lobby');
look('duel-rules');
look('duel-lesson');
look('duel-start');
look('duel-ghost');
