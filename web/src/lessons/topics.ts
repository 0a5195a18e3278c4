// The things on the table that a proposed action is about, by their names there (`data-about`).
import type { Game } from '../connection/game';
import type { Seat } from '../generated/messages';

/** Answers without a place on the table have a button in the prompt. */
export function topicsOf(game: Game, action: string, me: Seat): string[] {
  const [verb = '', ...words] = action.split(' ');
  return (game === 'duel' ? duelTopics : towersTopics)(verb, words, me) ?? ['prompt'];
}

function duelTopics(verb: string, words: readonly string[], me: Seat): string[] | undefined {
  const [one = ''] = words;
  switch (verb) {
    case 'move':
    case 'guess':
    case 'look':
      return words.map((tower) => `tower ${tower}`);
    case 'take':
    case 'up':
      return [`slot ${one}`];
    case 'place':
      return [`end ${me} ${one}`];
    case 'cast':
      // The tower, then the cards of the cost, each before its end of the row.
      return words.flatMap((card, i) => (words[i + 1] === 'L' || words[i + 1] === 'R' ? `card ${me} ${card}` : []));
    case 'push':
      return [`card ${me === 'K' ? 'M' : 'K'} ${one}`];
    case 'lay':
      return [`veiled ${me} ${one}`];
    case 'discard':
      return /^U\d/.test(one) ? [`seat ${me}`] : [`card ${me} ${one}`];
    default:
      return undefined;
  }
}

function towersTopics(verb: string, [one = '']: readonly string[]): string[] | undefined {
  switch (verb) {
    case 'play':
    case 'discard':
    case 'offer':
    case 'return':
      return [`card ${one}`];
    case 'wizard':
    case 'tower':
    case 'step':
      return [`space ${Number.parseInt(one, 10)}`];
    case 'cast':
    case 'reserve':
      return [`spell ${one}`];
    default:
      return undefined;
  }
}
