/** Runs `make` like the initialization of a component; returns a function that destroys it. */
export const rooted = (make: () => void): (() => void) => $effect.root(make);
