// Fetches and compiles a module.
import { fetchAgain } from '../connection/again';

export async function compiled(url: string): Promise<WebAssembly.Module> {
  const answer = await fetchAgain(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
