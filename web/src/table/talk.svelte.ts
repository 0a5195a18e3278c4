// What people at a table say to each other, and what the host of the table tells everybody.
import type { HostMessage, Notice, Refused, Seat, UndoAsked } from '../generated/messages';

export interface Said {
  number: number;
  seat?: Seat | undefined;
  name: string;
  /** One of the two. */
  text?: string;
  phrase?: string;
}
/** A short message at the edge of the screen; its sentence is made when it is drawn, in the language of then. */
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
// Answers to what the page did by itself, which nobody has to read.
const kQuiet: ReadonlySet<string> = new Set(['stale', 'bad_token', 'too_fast']);

export class Talk {
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  notes = $state.raw<Note[]>([]);
  muted = $state.raw<ReadonlySet<Seat>>(new Set());
  undoAsked = $state.raw<UndoAsked>();
  /** The seat that proposed to end the game as it stands. */
  endAsked = $state.raw<Seat>();
  #number = 0;

  take(message: HostMessage): void {
    switch (message.type) {
      case 'chat_said':
        this.#say({ seat: message.seat, name: message.name, text: message.text });
        break;
      case 'phrase_said':
        this.#say({ seat: message.seat, name: message.name, phrase: message.key });
        break;
      case 'undo_asked':
        this.undoAsked = message;
        break;
      case 'notice':
        if (message.key === 'notice.end-proposed') this.endAsked = message.params['seat'] as Seat | undefined;
        if (message.key === 'notice.end-declined') this.endAsked = undefined;
        if (message.key === 'notice.undo-declined') this.undoAsked = undefined;
        this.#note(message);
        break;
      case 'events':
        // Whatever happens settles the question.
        if (message.events.some((event) => event.type === 'Undone')) this.undoAsked = undefined;
        break;
      case 'refused':
        if (!kQuiet.has(message.code)) this.#note(message);
        break;
      case 'over':
        this.undoAsked = undefined;
        this.endAsked = undefined;
        break;
      default:
        break;
    }
  }

  #note(message: Notice | Refused): void {
    const number = this.#number++;
    this.notes = [...this.notes, { number, message }].slice(-4);
    setTimeout(() => this.drop(number), kNoteTime);
  }

  drop(number: number): void {
    this.notes = this.notes.filter((one) => one.number !== number);
  }

  #say(line: Omit<Said, 'number'>): void {
    if (line.seat && this.muted.has(line.seat)) return;
    this.said = [...this.said, { ...line, number: this.#number++ }].slice(-kLongest);
    this.unread += 1;
  }
}
