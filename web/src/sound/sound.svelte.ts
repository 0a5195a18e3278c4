// Plays sounds and shows their captions. Both are off until the user turns them on; the choice is stored on this
// device.
import { kSounds, type Note, type SoundName } from './sounds';

const keys = { on: 'spires.sound', captions: 'spires.captions' };
const stored = (key: string): boolean => localStorage.getItem(key) === 'yes';

export interface Caption {
  number: number;
  name: SoundName;
}

// A sound is not repeated within this time; it would only be louder.
const kApart = 120;
const kCaptionTime = 2200;

let isOn = $state(stored(keys.on));
let hasCaptions = $state(stored(keys.captions));
let captions = $state.raw<Caption[]>([]);
let context: AudioContext | undefined;
let number = 0;
const last = new Map<SoundName, number>();

export const sound = {
  get isOn(): boolean {
    return isOn;
  },
  get hasCaptions(): boolean {
    return hasCaptions;
  },
  get captions(): readonly Caption[] {
    return captions;
  },
  turn(on: boolean): void {
    isOn = on;
    localStorage.setItem(keys.on, on ? 'yes' : 'no');
    // Plays a sample as feedback.
    if (on) sound.play('turn');
  },
  write(on: boolean): void {
    hasCaptions = on;
    localStorage.setItem(keys.captions, on ? 'yes' : 'no');
  },
  play(name: SoundName): void {
    const now = performance.now();
    if (now - (last.get(name) ?? -kApart) < kApart) return;
    last.set(name, now);
    if (hasCaptions) caption(name);
    if (isOn) sing(kSounds[name]);
  },
};

function caption(name: SoundName): void {
  const one = { number: number++, name };
  captions = [...captions, one].slice(-2);
  setTimeout(() => (captions = captions.filter((other) => other !== one)), kCaptionTime);
}

function sing(notes: readonly Note[]): void {
  if (typeof AudioContext !== 'function' || document.visibilityState === 'hidden') return;
  context ??= new AudioContext();
  // Browsers mute a page until the first user gesture.
  void context.resume();
  for (const one of notes) strike(context, one);
}

function strike(audio: AudioContext, { wave, from, to, at, lasts, loud }: Note): void {
  const begin = audio.currentTime + at;
  const end = begin + lasts;
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(gain).connect(audio.destination);
  voice.start(begin);
  voice.stop(end + 0.02);
}
