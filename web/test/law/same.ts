// Compares JSON values. Most of the law is spent here, and node's own comparison, which knows every kind of object, takes
// several times as long.

type Fields = Record<string, unknown>;

/** Whether two JSON values are equal: the same fields in any order, and no field that is undefined. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; ++i) if (!same(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const [a, b] = [one as Fields, other as Fields];
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

/** The first difference between two values; empty if there is none. */
export function difference(one: unknown, other: unknown, path = ''): string {
  if (same(one, other)) return '';
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
    return `${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;
  }
  const [a, b] = [one as Fields, other as Fields];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], `${path}/${key}`);
    if (found) return found;
  }
  return path || 'another kind of value';
}
