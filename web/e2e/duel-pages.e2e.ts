// How Knight & Mage looks before and while it is played.
import { look } from './looks.ts';

look('duel-new');
look('duel-lobby');
look('duel-rules');
look('duel-guide');
look('duel-start');
look('duel-ghost');
