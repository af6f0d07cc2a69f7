const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a person changed since `base`, done again on what others left meanwhile: a field the person touched is theirs, any other is as it
 * is now. A list whose length the person changed is theirs as a whole.
 */
export function rebase<T>(base: T, mine: T, now: T): T {
  return rebased(base, mine, now) as T;
}

function rebased(base: unknown, mine: unknown, now: unknown): unknown {
  if (same(base, mine)) return now;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(now))
    return base.length === mine.length
      ? now.map((one, at) => (at < mine.length ? rebased(base[at], mine[at], one) : one))
      : mine;
  if (!isObject(base) || !isObject(mine) || !isObject(now)) return mine;
  const names = [...new Set([...Object.keys(now), ...Object.keys(mine)])];
  return Object.fromEntries(names.map((name) => [name, rebased(base[name], mine[name], now[name])]));
}

/**
 * Paths of what both the person and others changed since `base`, each to something else. Of lists that are not all as long as one another
 * nobody can say which entry is which: they differ as a whole.
 */
export function collisions(
  base: unknown,
  mine: unknown,
  now: unknown,
  path: readonly string[] = [],
): readonly (readonly string[])[] {
  if (same(base, mine) || same(base, now) || same(mine, now)) return [];
  const below = (name: string, ...[a, b, c]: readonly [unknown, unknown, unknown]) =>
    collisions(a, b, c, [...path, name]);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(now))
    return base.length === mine.length && base.length === now.length
      ? now.flatMap((one, at) => below(String(at), base[at], mine[at], one))
      : [path];
  if (!isObject(base) || !isObject(mine) || !isObject(now)) return [path];
  const names = [...new Set([...Object.keys(now), ...Object.keys(mine)])];
  return names.flatMap((name) => below(name, base[name], mine[name], now[name]));
}
