// The drawn parts are one external file, inserted into the page once, because gradients of an external sprite would not
// follow the theme.
import { fetchAgain } from '../connection/again';
import address from './parts.svg?url';

export async function mountParts(into: HTMLElement): Promise<void> {
  const answer = await fetchAgain(address);
  const parts = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  const svg = document.importNode(parts, true);
  svg.setAttribute('class', 'parts');
  svg.setAttribute('aria-hidden', 'true');
  into.prepend(svg);
}
