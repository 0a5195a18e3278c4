// Layout checks of the pages around a game.
import { look } from './looks.ts';

look('home');
look('new');
look('lobby');
look('rules');
look('start');
