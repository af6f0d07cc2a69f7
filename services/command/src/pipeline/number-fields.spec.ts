import { describe, expect, it } from '@jest/globals';
import { type CommandContract, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { numbersOfCommands, undecidedNumbers } from './number-fixtures.ts';
import { checkShape } from './shape.ts';

const contracts: Record<string, CommandContract> = Object.assign(
  { ...signInCommands },
  ...Object.values(aggregates).map(({ commands }) => commands),
);

/** Where a shape takes numbers, and the way there with one entry of each list. */
function* numbersIn(shape: z.core.$ZodType, path: readonly string[] = []): Generator<string> {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type === 'number') yield path.join('.');
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape)) yield* numbersIn(field, [...path, name]);
  if (def.type === 'array') yield* numbersIn(def.element, [...path, '0']);
  if (def.type === 'record') yield* numbersIn(def.valueType, [...path, 'x']);
  if (def.type === 'union') for (const option of def.options) yield* numbersIn(option, path);
  if (def.type === 'pipe') yield* numbersIn(def.in, path);
  if ('innerType' in def) yield* numbersIn(def.innerType as z.core.$ZodType, path);
}

/** A payload with nothing but this value in its place. */
const holding = (name: string, path: string, value: unknown): unknown => {
  const wrapped = path
    .split('.')
    .reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
  return name === 'SaveResumeBlock' ? { block: 'basic', ...(wrapped as object) } : wrapped;
};

/** What is wrong with the field itself; the rest of the payload is missing. */
function faults(name: string, path: string, value: unknown) {
  const checked = checkShape(contracts[name]?.payload as z.ZodType, holding(name, path, value));
  return checked.ok ? [] : (checked.errors ?? []).filter((error) => error.path === path);
}

const rows = Object.entries(numbersOfCommands).flatMap(([name, fields]) =>
  Object.entries(fields).map(([path, row]) => [name, path, ...row] as const),
);

describe('the numbers of commands', () => {
  it('are those of the table, all of them', () => {
    const found = Object.entries(contracts).flatMap(([name, { payload }]) =>
      [...numbersIn(payload)].map((path) => `${name} ${path}`),
    );
    const listed = rows.map(([name, path]) => `${name} ${path}`);
    expect([...new Set(found)].sort()).toEqual([...listed, ...undecidedNumbers].sort());
  });
  it.each(rows)('%s %s is taken from %d to %d (%s)', (name, path, min, max) => {
    for (const value of [min, max]) expect([value, faults(name, path, value)]).toEqual([value, []]);
  });
  it.each(rows)(
    '%s %s is refused below %d, above %d, in words, and with a fraction unless %s is any; limits are told',
    (...row) => {
      const [name, path, min, max, kind] = row;
      const params = kind === 'whole' ? { min, max, step: 1 } : { min, max };
      const outside = [min === 0 ? -1 : min - 1, max + 1, -5e15, 1e300].filter((value) => value < min || value > max);
      for (const value of outside) {
        const found = faults(name, path, value);
        expect(found.length).toBeGreaterThan(0);
        for (const error of found) expect([value, error]).toEqual([value, { path, code: 'common.range', params }]);
      }
      const fractions = kind === 'whole' ? [Math.max(min, 0) + 0.5] : [];
      for (const value of [...fractions, '三', String(min), `${min}k`, true, [min], {}])
        expect([value, faults(name, path, value)]).toEqual([value, [{ path, code: 'common.type', params }]]);
    },
  );
});
