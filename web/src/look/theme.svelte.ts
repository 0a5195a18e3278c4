// Night or light theme: the system's preference until the user chooses.
export type Theme = 'night' | 'light';

const key = 'spires.theme';
const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : undefined;

function stored(): Theme | undefined {
  const word = localStorage.getItem(key);
  return word === 'night' || word === 'light' ? word : undefined;
}

let chosen = $state<Theme | undefined>();
let wished = $state<Theme>('night');

export const theme = {
  get now(): Theme {
    return chosen ?? wished;
  },
  choose(next: Theme): void {
    chosen = next;
    localStorage.setItem(key, next);
    show();
  },
  begin(): void {
    chosen = stored();
    // Night is the default; only an explicit preference for light changes it.
    wished = wish?.matches ? 'light' : 'night';
    wish?.addEventListener('change', (event) => {
      wished = event.matches ? 'light' : 'night';
      show();
    });
    show();
  },
};

function show(): void {
  document.documentElement.dataset['theme'] = theme.now;
}
