// The chat of a table, and the notices of its host.
import type { HostMessage, Notice, Refused, Seat, UndoAsked } from '../generated/messages';

export interface Said {
  number: number;
  seat?: Seat | undefined;
  name: string;
  /** Either text or phrase. */
  text?: string;
  phrase?: string;
}
/** A short message at the edge of the screen; formatted when drawn, in the current language. */
export interface Note {
  number: number;
  message: Notice | Refused;
}

export const kPhrases = [
  ...['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'oops'],
  ...['moment', 'your-turn', 'surprise', 'one-more', 'good-game', 'bye'],
] as const;

const kLongest = 200;
const kNoteTime = 6000;
// Refusals of automatic requests, not shown to the user.
const kQuiet: ReadonlySet<string> = new Set(['stale', 'bad_token', 'too_fast']);

// Refusals that end an undo request.
const kSettling: ReadonlySet<string> = new Set(['consent_denied', 'nothing_to_undo', 'stale']);
// Notices that stay until they are closed, for users who return later.
const kStaying: ReadonlySet<string> = new Set([
  ...['notice.table-expires', 'notice.table-expired'],
  ...['notice.start-failed', 'notice.start-dropped', 'notice.seal-changed'],
]);

export class Talk {
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  /** Whether the spectator has joined the chat with a name. */
  joined = $state(false);
  notes = $state.raw<Note[]>([]);
  muted = $state.raw<ReadonlySet<Seat>>(new Set());
  mutedSpectators = $state.raw<ReadonlySet<string>>(new Set());
  undoAsked = $state.raw<UndoAsked>();
  /** The other players are asked whether this player's decision may be undone. */
  undoWished = $state(false);
  /** The player is asked whether to undo decisions of others, too. */
  undoDoubted = $state(false);
  /** The seat that proposed to end the game as it stands. */
  endAsked = $state.raw<Seat>();
  /** The seat that proposed hints for all players. */
  hintsAsked = $state.raw<Seat>();
  #number = 0;

  take(message: HostMessage): void {
    switch (message.type) {
      case 'chat_said':
        this.#say({ seat: message.seat, name: message.name, text: message.text }, message.spectator);
        break;
      case 'phrase_said':
        this.#say({ seat: message.seat, name: message.name, phrase: message.key }, message.spectator);
        break;
      case 'undo_asked':
        this.undoAsked = message;
        break;
      case 'notice':
        if (message.key === 'notice.end-proposed') this.endAsked = message.params['seat'] as Seat | undefined;
        if (message.key === 'notice.end-declined') this.endAsked = undefined;
        if (message.key === 'notice.hints-proposed') this.hintsAsked = message.params['seat'] as Seat | undefined;
        if (message.key === 'notice.hints-on' || message.key === 'notice.hints-off') this.hintsAsked = undefined;
        if (message.key === 'notice.undo-declined') this.#settleUndo();
        // Proposals are shown over the table until they are answered.
        if (!message.key.endsWith('-proposed')) this.#note(message);
        break;
      case 'events':
        // Any event settles the open questions.
        this.#settleUndo();
        this.endAsked = undefined;
        break;
      case 'refused':
        if (kSettling.has(message.code)) this.#settleUndo();
        if (!kQuiet.has(message.code)) this.#note(message);
        break;
      case 'over':
        this.#settleUndo();
        this.endAsked = undefined;
        this.hintsAsked = undefined;
        break;
      default:
        break;
    }
  }

  #settleUndo(): void {
    this.undoAsked = undefined;
    this.undoWished = this.undoDoubted = false;
  }

  mute(seat: Seat, muted: boolean): void {
    const rest = [...this.muted].filter((one) => one !== seat);
    this.muted = new Set(muted ? [...rest, seat] : rest);
  }

  muteSpectator(spectator: string, muted: boolean): void {
    const rest = [...this.mutedSpectators].filter((one) => one !== spectator);
    this.mutedSpectators = new Set(muted ? [...rest, spectator] : rest);
  }

  #note(message: Notice | Refused): void {
    const number = this.#number++;
    this.notes = [...this.notes, { number, message }].slice(-4);
    if (!kStaying.has(message.type === 'notice' ? message.key : '')) setTimeout(() => this.drop(number), kNoteTime);
  }

  drop(number: number): void {
    this.notes = this.notes.filter((one) => one.number !== number);
  }

  #say(line: Omit<Said, 'number'>, spectator: string | undefined): void {
    if (spectator && this.mutedSpectators.has(spectator)) return;
    if (line.seat && this.muted.has(line.seat)) return;
    this.said = [...this.said, { ...line, number: this.#number++ }].slice(-kLongest);
    this.unread += 1;
  }
}
