import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import fc from 'fast-check';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { camel } from '../../../docs/tools/names.mjs';
import { sampleOf } from '../../../tests/support/sample.mjs';
import { aggregates } from '../aggregates.ts';
import { pageOf, pageTextOf } from './cells.ts';
import { fold } from './fold.ts';
import { differences } from './lifecycle-differences.ts';
import { compile, pathOf } from './machine.ts';
import { testNow } from './testing.ts';

const withPage = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('lifecycle.md'))
  .map((file) => camel(file.slice(0, file.lastIndexOf('/'))));

/** What a condition may ask of an event: its yes-or-no fields and its words vary, the rest is a sample. */
function varied({ data }: EventContract): fc.Arbitrary<object> {
  const fields = Object.entries(data.shape).map(([name, shape]) => {
    const { type, entries = {} } = shape.def as { type: string; entries?: Readonly<Record<string, string>> };
    if (type === 'boolean') return [name, fc.boolean()] as const;
    return [name, type === 'enum' ? fc.constantFrom(...Object.values(entries)) : fc.constant(sampleOf(shape))] as const;
  });
  return fc.record(Object.fromEntries<fc.Arbitrary<unknown>>(fields));
}

/** What a contract need not list and a page need not tell of each command: the wrong state, and what is not there. */
const isOfEvery = (code: string): boolean => code.endsWith('.invalid_transition') || code === 'common.not_found';
const listed = (codes: readonly string[]): string[] => [...new Set(codes.filter((code) => !isOfEvery(code)))].sort();

describe.each(
  Object.values(aggregates).flatMap(({ name, commands }) =>
    Object.entries(commands).map(([command, { refusals }]) => ({ name, command, refusals })),
  ),
)('the page of $name', ({ name, command, refusals }) => {
  it(`tells every code that ${command} is refused with, and no other`, () => {
    const told = pageOf(name).commands.get(command);
    const here = told?.refusals.map(({ code }) => code) ?? [];
    expect(listed([...here, ...(told?.besides ?? [])])).toEqual(listed(refusals));
  });
});

it.each(withPage.filter((name) => Object.keys(aggregates[name]?.commands ?? {}).length > 0))(
  'the page of %s says what must hold besides the state',
  (name) => expect(pageTextOf(name)).toContain('## What must hold besides'),
);

it('is told of every aggregate on a page of its own', () =>
  expect(withPage.sort()).toEqual(Object.keys(aggregates).sort()));

describe.each(withPage.map((name) => ({ name })))('the lifecycle of $name', ({ name }) => {
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`no aggregate ${name}`);
  const { machine, events } = aggregate;

  it('is what its page tells, and nothing else', () => expect(differences(pageOf(name), compile(machine))).toEqual([]));

  it('is replayed as the machine itself steps, on any history', () => {
    const anyEvent = fc.oneof(
      ...Object.entries(events).map(([type, contract]) =>
        varied(contract).map((data) => ({ type, data, at: testNow })),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (wishes) => {
        let snapshot = getInitialSnapshot(machine);
        const history = wishes.filter((event) => {
          const taken = snapshot.can(event);
          if (taken) snapshot = getNextSnapshot(machine, snapshot, event);
          return taken;
        });
        // Only the state is compared: the samples tell no story that data could follow.
        const folded = fold({ ...aggregate, evolve: (data) => data }, 'id', history);
        expect(folded.path).toBe(pathOf(snapshot.value));
      }),
      { numRuns: 200 },
    );
  });
});
