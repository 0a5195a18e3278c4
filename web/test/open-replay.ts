// Replays records of Knight & Mage as the page does, with the second module but without its worker.
import { readFileSync } from 'node:fs';
import type { Eyes, Replayed } from '../src/replay/engine';
import { MindModule } from '../src/worker/mind';
import { pathOf } from './device-host';

let loaded: Promise<MindModule> | undefined;

/** Without eyes: as an observer who sees everything. */
export async function openReplay(record: string, eyes: Eyes = '*'): Promise<Replayed> {
  loaded ??= WebAssembly.compile(readFileSync(pathOf('mind-duel'))).then((module) => MindModule.load(module));
  return JSON.parse((await loaded).answer({ what: 'replay', texts: [record, eyes] })) as Replayed;
}
