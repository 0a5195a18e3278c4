// How the pages round a game look.
import { look } from './looks.ts';

look('home');
look('new');
look('lobby');
look('rules');
look('start');
