// The effect of an action, derived from the events of its preview. The board knows no rules.
import type {
  DuelBalance,
  DuelCard,
  DuelEnd,
  DuelEndPreview,
  DuelEvent,
  DuelMove,
  DuelPreview,
  DuelRow,
  DuelSpell,
  DuelStanding,
  DuelTower,
  Guess,
  Seat,
} from '../../generated/messages';

export interface Walk {
  seat: Seat;
  from: DuelTower;
  to: DuelTower;
  move: DuelMove;
}

export interface Ghost {
  walks: Walk[];
  takes: { seat: Seat; slot: string; card: DuelCard; face: 'up' | 'down' }[];
  /** Cards laid at an end of a row, in order. */
  lays: { seat: Seat; card: DuelCard; end: DuelEnd; from: 'acquired' | 'held' | 'veiled' }[];
  discards: { seat: Seat; card: DuelCard; number: number }[];
  /** Towers whose secret cards would be picked up. */
  looks: DuelTower[];
  swaps: boolean;
  spell: { spell: DuelSpell; as: DuelTower; fails: boolean } | undefined;
  guess: DuelTower | undefined;
  endsTurn: boolean;
  endsRound: boolean;
  /** More would happen, depending on information that is still hidden. */
  open: boolean;
  /** The standing afterwards, as far as it is known; only the host knows what stones would count as. */
  standing: DuelStanding;
  /** The used rows that it changes. */
  rows: readonly DuelRow[];
  /** The question that follows a taken stone, answered for both ends of the row. */
  ends: readonly DuelEndPreview[];
}

export function ghostOf(preview: DuelPreview): Ghost {
  const ghost: Ghost = {
    ...{ walks: [], takes: [], lays: [], discards: [], looks: [], swaps: false, spell: undefined, guess: undefined },
    ...{ endsTurn: false, endsRound: false, open: !preview.complete },
    ...{ standing: preview.standing, rows: preview.rows, ends: preview.ends },
  };
  for (const event of preview.events) {
    addPieces(ghost, event);
    addSpell(ghost, event);
    if (event.type === 'TurnStarted' || event.type === 'LeftoversDiscarded') ghost.endsTurn = true;
    if (event.type === 'LeftoversDiscarded') ghost.endsRound = true;
    if (event.type === 'TowerGuessed' && event.tower !== '?') ghost.guess = event.tower;
  }
  return ghost;
}

function addPieces(ghost: Ghost, event: Guess<DuelEvent>): void {
  switch (event.type) {
    case 'CharacterMoved':
      if (event.seat !== '?' && event.from !== '?' && event.to !== '?' && event.move !== '?') {
        ghost.walks.push({ seat: event.seat, from: event.from, to: event.to, move: event.move });
      }
      break;
    case 'CardTaken':
      if (event.seat !== '?' && event.face !== '?') {
        ghost.takes.push({ seat: event.seat, slot: event.slot, card: event.card, face: event.face });
      }
      break;
    case 'StonePlaced':
    case 'CostPaid':
    case 'CardPushed':
    case 'VeiledStoneLaid':
      if (event.seat !== '?' && event.end !== '?') {
        const from = event.type === 'StonePlaced' ? 'held' : event.type === 'VeiledStoneLaid' ? 'veiled' : 'acquired';
        ghost.lays.push({ seat: event.seat, card: event.card, end: event.end, from });
      }
      break;
    case 'CardDiscarded':
      if (event.seat !== '?' && event.number !== '?') {
        ghost.discards.push({ seat: event.seat, card: event.card, number: event.number });
      }
      break;
    default:
      break;
  }
}

function addSpell(ghost: Ghost, event: Guess<DuelEvent>): void {
  if (event.type === 'SpellCast' && event.spell !== '?' && event.as !== '?') {
    ghost.spell = { spell: event.spell, as: event.as, fails: false };
  }
  if (event.type === 'SpellFailed' && ghost.spell) ghost.spell.fails = true;
  if (event.type === 'SecretsSeen' && event.a !== '?' && event.b !== '?') ghost.looks = [event.a, event.b];
  if (event.type === 'SecretsReturned' && event.a !== '?' && event.b !== '?') {
    ghost.looks = [event.a, event.b];
    ghost.swaps = event.exchange === 'swapped';
  }
}

/** The towers whose count changes, as they would be. */
export function changesOf(now: DuelStanding, then: DuelStanding | undefined): DuelBalance[] {
  return (then?.towers ?? []).filter((one) => {
    const was = now.towers.find(({ tower }) => tower === one.tower);
    return was && (was.knight !== one.knight || was.mage !== one.mage);
  });
}
