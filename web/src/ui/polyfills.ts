/**
 * What our oldest browsers (`web/build/config.mjs`) lack of the language's own library: the build rewrites syntax and adds no method. Imported
 * first by each entry; libraries use them, too.
 */
const missing = (target: object, methods: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(methods))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

type List = ArrayLike<unknown>;
type Found = (value: unknown, index: number, list: List) => unknown;

function at(this: List, index = 0): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}
function findLastIndex(this: List, found: Found): number {
  for (let index = this.length - 1; index >= 0; index -= 1) if (found(this[index], index, this)) return index;
  return -1;
}

missing(Array.prototype, {
  at,
  findLastIndex,
  findLast(this: List, found: Found) {
    return this[findLastIndex.call(this, found)];
  },
  toSorted(this: List, compare?: (one: unknown, other: unknown) => number) {
    return Array.from(this).sort(compare);
  },
  toReversed(this: List) {
    return Array.from(this).reverse();
  },
  toSpliced(this: List, start: number, removed: number, ...added: unknown[]) {
    const copy = Array.from(this);
    copy.splice(start, removed, ...added);
    return copy;
  },
  with(this: List, index: number, value: unknown) {
    const copy = Array.from(this);
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
});
missing(String.prototype, {
  at(this: string, index = 0) {
    return at.call(this, index);
  },
});
missing(Object, {
  hasOwn: (holder: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(holder, name) !== undefined,
});

export {};
