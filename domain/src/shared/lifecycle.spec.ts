import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import fc from 'fast-check';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { camel } from '../../../docs/tools/names.mjs';
import { sampleOf } from '../../../tests/support/sample.mjs';
import { aggregates } from '../aggregates.ts';
import type { CommandsTable } from './aggregate.ts';
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

/** The codes that a contract must list; a wrong state and a missing thing are told of every command. */
const listedIn = (commands: CommandsTable): string[] => {
  const codes = Object.values(commands).flatMap(({ refusals }) => [...refusals]);
  return codes.filter((code) => !code.endsWith('.invalid_transition') && code !== 'common.not_found');
};
const known = new Set(Object.values(aggregates).flatMap(({ commands }) => listedIn(commands)));
const besides = '## What must hold besides';
const tellsRefusals = withPage.filter((name) => pageTextOf(name).includes(besides));

describe.each(tellsRefusals.map((name) => ({ name })))('the page of $name', ({ name }) => {
  it('tells every code its commands are refused with, and no other', () => {
    const told = [...pageTextOf(name).matchAll(/`([^`]+)`/g)]
      .map(([, word = '']) => word)
      .filter((word) => known.has(word));
    expect([...new Set(told)].sort()).toEqual([...new Set(listedIn(aggregates[name]?.commands ?? {}))].sort());
  });
});

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
