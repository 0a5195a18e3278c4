// What a host of version 1.0 does not tell. Its messages are completed here, so that nothing else in the page has to know
// that version: unknown lists are empty, and a count takes the place of a better one. Nothing is computed from the rules.
// Loaded only when such a host is met.
import type {
  AnyPreview,
  AnyView,
  DuelBalance,
  DuelPreview,
  DuelStanding,
  DuelView,
  HostMessage,
} from '../generated/messages';

type Added = 'standing' | 'stone_cards' | 'rows' | 'ends';
type Old<T> = T extends object ? Omit<T, Added> & Partial<Pick<T, Extract<keyof T, Added>>> : never;
type OldView = Old<Omit<DuelView, 'players'>> & { players: Old<DuelView['players'][number]>[] };

/** The towers as they are counted openly; points, and cards that only the observer knows, are not told. */
const openly = (towers: DuelBalance[]): DuelStanding => ({ towers, points: [], veiled: 0, secrets: 0 });

function wholeView(view: AnyView): AnyView {
  if (view.game !== 'duel') return view;
  const { players, ...old }: OldView = view;
  const whole = players.map((one) => ({ stone_cards: [], ...one }));
  return { standing: openly(old.towers), ...old, players: whole };
}

function wholePreview(preview: AnyPreview): AnyPreview {
  if (!('balance' in preview)) return preview;
  const old: Old<DuelPreview> = preview;
  return { standing: openly(old.balance), rows: [], ends: [], ...old };
}

/**
 * Returns a function that takes the messages of a host in their order and returns what the page is to take instead, if
 * anything. After events the page asks for the view and shows the board before them until it comes. Legal actions wait
 * as well: they follow the view. Events that do not begin at a view are left out: without their board there are no words
 * for them.
 */
export function completing(): (message: HostMessage) => HostMessage | undefined {
  /** The number of each reader's last view, unless events have come since; '' is the spectator. */
  const views = new Map<string, number>();
  return (message) => {
    switch (message.type) {
      case 'view':
        views.set(message.view.observer ?? '', message.seq);
        return { ...message, view: wholeView(message.view) };
      case 'events': {
        const reader = message.seat ?? '';
        if (message.patches) return message;
        if (views.get(reader) !== message.first - 1) return undefined;
        views.delete(reader);
        return message;
      }
      case 'legal':
        if (!views.has(message.seat)) return undefined;
        return {
          ...message,
          actions: message.actions.map((one) => (one.preview ? { ...one, preview: wholePreview(one.preview) } : one)),
        };
      case 'previewed':
        return { ...message, preview: wholePreview(message.preview) };
      // It does not say when a standing pass ends.
      case 'table':
        return { ...message, seats: message.seats.map((one) => ({ ...one, passes: false })) };
      default:
        return message;
    }
  };
}
