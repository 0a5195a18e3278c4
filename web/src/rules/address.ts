// The address of the rulebook, and of the table it is opened from. It contains the settings, so that the rules of a
// table need no request to its host: the table may be on this device, and the network may be down.
import type { Settings, Table } from '../generated/messages';

export function rulesOfTable(game: string, code: string, settings: Settings, rule?: string): string {
  const query = new URLSearchParams({ table: code, settings: JSON.stringify(settings) });
  return `/rules/${game}?${query.toString()}${rule ? `#${rule}` : ''}`;
}

export interface AtTable {
  code: string;
  /** Undefined if unknown. */
  settings?: Settings;
}

/** Reads the table from an address; asks the server if the address has only the code. */
export async function tableOf(search: string): Promise<AtTable | undefined> {
  const query = new URLSearchParams(search);
  const code = query.get('table');
  if (!code) return undefined;
  const settings = readSettings(query.get('settings')) ?? (await askSettings(code));
  return settings ? { code, settings } : { code };
}

function readSettings(text: string | null): Settings | undefined {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Settings) : undefined;
  } catch {
    return undefined;
  }
}

async function askSettings(code: string): Promise<Settings | undefined> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(code)}`);
    return answer.ok ? ((await answer.json()) as Table).settings : undefined;
  } catch {
    return undefined;
  }
}
