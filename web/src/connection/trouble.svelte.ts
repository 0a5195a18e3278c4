// Why this device cannot store anything, until the user has read it.
import type { Trouble } from '../worker/words';
import { devices } from './device';

let now = $state<Trouble>();
for (const device of Object.values(devices)) device.ontrouble = (why) => (now = why);

export const trouble = {
  get now(): Trouble | undefined {
    return now;
  },
  read(): void {
    now = undefined;
  },
};
