// The look of the pages round a game.
import { look } from './looks.ts';

look('home');
look('new');
look('lobby');
look('rules');
look('start');
