import { afterAll, beforeAll, expect, it } from '@jest/globals';

/** What a browser of 2020 lacks, by whom. */
const newer: readonly (readonly [target: object, names: readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
  [String.prototype, ['at']],
  [Object, ['hasOwn']],
];
const own = newer.flatMap(([target, names]) =>
  names.map((name) => [target, name, Object.getOwnPropertyDescriptor(target, name)] as const),
);

beforeAll(async () => {
  for (const [target, name] of own) Reflect.deleteProperty(target, name);
  await import('./polyfills.ts');
});
afterAll(() => {
  for (const [target, name, before] of own) if (before) Object.defineProperty(target, name, before);
});

it('gives an old browser what our code calls, as the newer ones do', () => {
  const list = [3, 1, 2];
  const answers = [
    ...[list.at(-1), list.at(0), list.at(5), 'abc'.at(-1)],
    ...[list.findLast((n) => n > 1), list.findLast((n) => n > 9), list.findLastIndex((n) => n < 2)],
    ...[
      list.toSorted(),
      list.toSorted((a, b) => b - a),
      list.toReversed(),
      list.toSpliced(0, 1, 9, 8),
      list.with(-1, 7),
    ],
    ...[Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')],
    list,
  ];
  expect(answers).toEqual([
    ...[2, 3, undefined, 'c'],
    ...[2, undefined, 1],
    ...[
      [1, 2, 3],
      [3, 2, 1],
      [2, 1, 3],
      [9, 8, 1, 2],
      [3, 1, 7],
    ],
    ...[true, false],
    [3, 1, 2],
  ]);
});
