// Layout checks of Wandering Towers late in the game.
import { look } from './looks.ts';

look('tall');
look('reaction');
look('result', 'replay');
