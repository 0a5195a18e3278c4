// Routing: only the address decides which page is shown.
import type { Game } from './connection/game';

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'new' }
  | { page: 'rules'; game?: Game }
  | { page: 'replay'; code?: string }
  | { page: 'learn'; game: Game; id?: string }
  | { page: 'watch' }
  | { page: 'demo' }
  | { page: 'missing' };

/** Undefined if the text is not an encoded one. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter((part) => part !== '');
  const code = decoded(second);
  if (code === undefined || more.length > 0 || (third !== '' && first !== 'learn')) return { page: 'missing' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 't':
      return code ? { page: 'table', code } : { page: 'home' };
    case 'replay':
      return code ? { page: 'replay', code } : { page: 'replay' };
    case 'rules':
      if (second === '') return { page: 'rules' };
      return second === 'towers' || second === 'duel' ? { page: 'rules', game: second } : { page: 'missing' };
    case 'learn':
      if (second !== 'towers' && second !== 'duel') return { page: 'missing' };
      return third ? { page: 'learn', game: second, id: third } : { page: 'learn', game: second };
    case 'new':
    case 'watch':
    case 'demo':
      return code ? { page: 'missing' } : { page: first };
    default:
      return { page: 'missing' };
  }
}

let path = $state(typeof location === 'undefined' ? '/' : location.pathname);

export const router = {
  get route(): Route {
    return routeOf(path);
  },
  go(to: string): void {
    history.pushState(null, '', to);
    path = location.pathname;
  },
  begin(): void {
    addEventListener('popstate', () => (path = location.pathname));
    // Internal links change the page without reloading it.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.origin !== location.origin || link.target) return;
      // Files of the server are fetched normally.
      if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
      // The browser handles anchors on the same page.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      router.go(link.pathname + link.search + link.hash);
    });
  },
};
