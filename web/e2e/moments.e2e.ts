// The look of a game later on.
import { look } from './looks.ts';

look('tall');
look('reaction');
look('result', 'replay');
