// Applies a JSON Patch (RFC 6902) as the host sends it: `add`, `remove` and `replace`. It does not interpret views, so
// the page cannot drift from the host: it has the host's view, or the patch does not fit and throws.
import type { Patch } from '../generated/messages';

type Operation = Patch[number];
type Parent = Record<string, unknown> | unknown[];

/** Returns the patched value. The original is not modified; both share unchanged parts. */
export function patched<T>(value: T, patch: Patch): T {
  // Objects already copied by this patch.
  const fresh = new Set<unknown>();
  return patch.reduce<unknown>((now, operation) => applied(now, operation, fresh), value) as T;
}

function applied(root: unknown, operation: Operation, fresh: Set<unknown>): unknown {
  const keys = operation.path.split('/').slice(1).map(unescaped);
  const last = keys.pop();
  if (last === undefined) return operation.value;
  const copy = copyOf(root, fresh, operation);
  let parent = copy;
  for (const key of keys) {
    const child = copyOf(childOf(parent, key), fresh, operation);
    put(parent, key, child);
    parent = child;
  }
  change(parent, last, operation);
  return copy;
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

const childOf = (parent: Parent, key: string): unknown =>
  Array.isArray(parent) ? parent[Number(key)] : Object.hasOwn(parent, key) ? parent[key] : undefined;

function copyOf(value: unknown, fresh: Set<unknown>, { path }: Operation): Parent {
  if (typeof value !== 'object' || value === null) throw new Error(`a patch does not fit at ${path}`);
  if (fresh.has(value)) return value as Parent;
  const copy: Parent = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Record<string, unknown>) };
  fresh.add(copy);
  return copy;
}

function put(parent: Parent, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
}

function change(parent: Parent, key: string, { op, path, value }: Operation): void {
  const isThere = childOf(parent, key) !== undefined;
  if (op !== 'add' && !isThere) throw new Error(`a patch does not fit at ${path}`);
  if (op === 'replace') put(parent, key, value);
  else if (!Array.isArray(parent)) {
    if (op === 'add') parent[key] = value;
    else Reflect.deleteProperty(parent, key);
  } else if (op === 'remove') parent.splice(Number(key), 1);
  else parent.splice(Number(key), 0, value);
}
