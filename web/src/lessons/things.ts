// The things on the table that a step speaks of, found by their names there.
import type { Avoided, Box } from './place';

/**
 * Nothing that the step speaks of may be covered; the question and what can be pressed hardly ever;
 * what other steps speak of if possible.
 */
const kPointed = 1000;
const kNeeded = 30;
const kSoon = 10;
const kOther = 1;

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
const isSeen = ({ x, y, width, height }: Box): boolean =>
  width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;

/** On a phone some things are in a sheet; until it is open, the button that opens it is pointed at. */
const kSheets: Record<string, string> = { spell: 'spells' };

function named(topic: string): Element[] {
  const there = [...document.querySelectorAll(`[data-about="${CSS.escape(topic)}"]`)];
  const sheet = kSheets[topic.split(' ')[0] ?? ''];
  if (there.length > 0 || sheet === undefined) return there;
  return [...document.querySelectorAll(`[data-opens="${sheet}"]`)];
}

/** A thing with the tag or the flag that stands out of it. */
function wholeOf(element: Element, topic: string): Box {
  const box = boxOf(element);
  const [what, tower = ''] = topic.split(' ');
  const flag = what === 'tower' ? document.querySelector(`[data-tower="${CSS.escape(tower)}"] .flag`) : undefined;
  const tag = flag ?? element.querySelector('.tag');
  const top = tag ? Math.min(box.y, boxOf(tag).y) : box.y;
  return { ...box, y: top, height: box.y + box.height - top };
}

/** The boxes of the things; of several with one name, such as two equal cards, the first. */
export function boxesOf(topics: readonly string[]): Box[] {
  return topics.flatMap((topic) =>
    named(topic)
      .map((one) => wholeOf(one, topic))
      .filter(isSeen)
      .slice(0, 1),
  );
}

/** Everything that a panel should not cover, except what is in `own`; `soon`: what other steps of the lesson speak of. */
export function avoidedBy(topics: readonly string[], soon: readonly string[], own: Element): Avoided[] {
  const weighed = (elements: Iterable<Element>, weight: number): Avoided[] =>
    [...elements].filter((one) => !own.contains(one)).map((one) => ({ ...boxOf(one), weight }));
  return [
    ...weighed([...topics.flatMap(named), ...document.querySelectorAll('.looked')], kPointed),
    ...weighed(
      document.querySelectorAll('[data-about="prompt"], header, nav, .target.live, [data-about^="card "]'),
      kNeeded,
    ),
    ...weighed(new Set(soon.flatMap(named)), kSoon),
    ...weighed(document.querySelectorAll('[data-about]'), kOther),
  ].filter(isSeen);
}
