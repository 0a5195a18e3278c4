// The client messages of version 1.0 and their fields. That version refuses any other.
import type { ClientMessage } from '../src/generated/messages';

const kDecision = ['seat', 'seq'];
const kFields: Readonly<Record<string, readonly string[]>> = {
  hello: ['protocol', 'language', 'previews'],
  create: ['game', 'settings', 'seats', 'visibility', 'clock', 'token'],
  join: ['table', 'name'],
  sit: ['seat', 'name', 'colour', 'nonce', 'token'],
  start: ['fill'],
  move: [...kDecision, 'action'],
  preview: [...kDecision, 'action'],
  undo: kDecision,
  undo_answer: [...kDecision, 'agree'],
  chat: ['seat', 'text'],
  phrase: ['seat', 'key'],
  mute: ['seat', 'muted'],
  standing_pass: ['seat', 'until', 'unless'],
  resign: ['seat'],
  agree_end: ['seat', 'agree'],
  leave: ['seat'],
  reclaim: ['table', 'token', 'nonce'],
  hint: kDecision,
  allow_hints: ['seat', 'allowed'],
  sync: ['seat', 'since'],
  remove_seat: ['seat', 'level'],
  close_table: [],
  rematch: [],
  export: ['seat'],
  forget: ['seat'],
};

/** What version 1.0 would not read in the messages: `type`, or `type.field`. */
export function unreadIn(messages: readonly ClientMessage[]): string[] {
  return messages.flatMap((message) => {
    const known = kFields[message.type];
    if (!known) return [message.type];
    const all = message.type === 'hello' ? ['type', ...known] : ['type', 'request', ...known];
    return Object.keys(message).flatMap((field) => (all.includes(field) ? [] : [`${message.type}.${field}`]));
  });
}
