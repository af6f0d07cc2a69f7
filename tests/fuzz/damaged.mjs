import { hostile } from './hostile-values.mjs';

/** The value with one place of it, however deep, exchanged, taken out, doubled, or given a property it must not have. */
export function damaged(value, random) {
  if (value === null || typeof value !== 'object' || random.below(4) === 0) return hostile(random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    if (random.below(3) === 0) return [...value, ...value];
    return value.length === 0
      ? [hostile(random)]
      : value.map((one, place) => (place === at ? damaged(one, random) : one));
  }
  const key = random.of([...Object.keys(value), 'x']);
  const choice = random.below(8);
  // As JSON: `__proto__` is a key like another there.
  if (choice === 0) return JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(value).slice(1)}`.replace(/,}$/, '}'));
  if (choice === 1)
    return { ...value, [random.of(['constructor', 'prototype', 'id', '', '$set', 'actor'])]: hostile(random) };
  const { [key]: one, ...rest } = value;
  return choice === 2 ? rest : { ...rest, [key]: damaged(one ?? null, random) };
}
