// How a game looks later on.
import { look } from './looks.ts';

look('tall');
look('reaction');
look('result', 'replay');
