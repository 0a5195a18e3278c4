/** Does what a component would do while it is made; gives back its end. */
export const rooted = (make: () => void): (() => void) => $effect.root(make);
