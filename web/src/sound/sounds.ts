// The sounds of the table as notes: synthesised from a few waves, without files.

export interface Note {
  wave: OscillatorType;
  /** The frequency at the beginning and at the end, in hertz. */
  from: number;
  to: number;
  /** Start and duration, in seconds. */
  at: number;
  lasts: number;
  loud: number;
}

const note = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud: number): Note => ({
  ...{ wave, from, to, at, lasts, loud },
});

export const kSounds = {
  lift: [note('sine', 180, 330, 0, 0.22, 0.16), note('triangle', 360, 520, 0.02, 0.16, 0.05)],
  land: [note('sine', 140, 62, 0, 0.2, 0.34), note('triangle', 90, 60, 0, 0.12, 0.18)],
  step: [note('triangle', 420, 520, 0, 0.07, 0.1), note('triangle', 470, 400, 0.09, 0.07, 0.08)],
  home: [
    note('sine', 523, 523, 0, 0.3, 0.12),
    note('sine', 659, 659, 0.1, 0.3, 0.12),
    note('sine', 784, 784, 0.2, 0.5, 0.14),
  ],
  potion: [
    note('sine', 620, 900, 0, 0.09, 0.12),
    note('sine', 760, 1080, 0.11, 0.09, 0.12),
    note('sine', 900, 1300, 0.22, 0.14, 0.12),
  ],
  die: [0, 0.09, 0.2, 0.36].map((at, i) => note('square', 240 - i * 20, 150, at, 0.035, 0.07)),
  castle: [
    note('sine', 220, 440, 0, 0.7, 0.1),
    note('sine', 330, 660, 0.08, 0.7, 0.07),
    note('triangle', 880, 990, 0.3, 0.5, 0.03),
  ],
  spell: [note('triangle', 740, 1480, 0, 0.28, 0.08), note('sine', 1110, 2220, 0.06, 0.3, 0.05)],
  walk: [note('triangle', 300, 380, 0, 0.07, 0.1), note('triangle', 340, 290, 0.1, 0.07, 0.08)],
  card: [note('triangle', 900, 500, 0, 0.05, 0.05), note('square', 180, 120, 0.04, 0.03, 0.03)],
  secret: [note('sine', 330, 392, 0, 0.35, 0.08), note('sine', 494, 466, 0.12, 0.4, 0.06)],
  turn: [note('sine', 587, 587, 0, 0.16, 0.14), note('sine', 880, 880, 0.14, 0.32, 0.14)],
  end: [
    note('sine', 523, 523, 0, 0.35, 0.13),
    note('sine', 659, 659, 0.18, 0.35, 0.13),
    note('sine', 784, 784, 0.36, 0.35, 0.13),
    note('sine', 1047, 1047, 0.54, 0.9, 0.15),
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof kSounds;
