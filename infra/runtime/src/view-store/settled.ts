/**
 * What JSON keeps of a value, frozen through and through, so that one row may be read many times without being copied: a reader who
 * would change it gets a TypeError. What is frozen already is taken as it is, so that of a row that changed only the new parts are
 * walked. Throws what JSON cannot hold.
 */
export function settled<T>(value: T): T {
  return settle(value) as T;
}

function settle(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') throw new TypeError('a row holds a bigint');
  if (typeof value !== 'object') return undefined;
  if (Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return settledArray(value);
  if ('toJSON' in value) return settle(JSON.parse(JSON.stringify(value)));
  return settledObject(value as Record<string, unknown>);
}

function settledArray(value: readonly unknown[]): readonly unknown[] {
  for (const element of value) {
    const kept = settle(element);
    if (kept !== element || kept === undefined) return Object.freeze(value.map((one) => settle(one) ?? null));
  }
  return Object.freeze(value);
}

function settledObject(value: Record<string, unknown>): object {
  for (const key of Object.keys(value)) {
    const kept = settle(value[key]);
    if (kept !== value[key] || kept === undefined) return Object.freeze(keptOf(value));
  }
  return Object.freeze(value);
}

/** Without the fields that JSON leaves out. */
const keptOf = (value: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, settle(one)] as const)
      .filter(([, one]) => one !== undefined),
  );
