import { describe, expect, it } from '@jest/globals';
import { type EventContract, refusalStatus } from '@talentlog/contracts';
import { sampleOf } from '../../tests/support/sample.mjs';
import { aggregates } from './aggregates.ts';
import { decided } from './decided.ts';
import type { Aggregate } from './shared/aggregate.ts';
import { chartOf } from './shared/chart.ts';
import { testNow } from './shared/testing.ts';

const all = Object.entries(aggregates);
const each = all.map(([key, aggregate]) => ({ key, aggregate }));

const mentioned = (aggregate: Aggregate): string[] => {
  const arrows = chartOf(aggregate).regions.flatMap((region) => region.arrows.map(({ event }) => event));
  return [...new Set(arrows)].sort();
};

const documented = (code: string): boolean => code in refusalStatus || code.endsWith('.invalid_transition');
const doubles = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const erased = (data: object, { personal = [] }: EventContract): object => ({
  ...data,
  ...Object.fromEntries(personal.map((field) => [field, null])),
});

describe.each(each)('the laws of $key', ({ key, aggregate }) => {
  it('is registered under its own name', () => expect(aggregate.name).toBe(key));

  it('mentions in its machine exactly the events that have a contract', () =>
    expect(mentioned(aggregate)).toEqual(Object.keys(aggregate.events).sort()));

  it('decides exactly the commands that have a contract', () => {
    expect(Object.keys(decided[key]?.deciders ?? {}).sort()).toEqual(Object.keys(aggregate.commands).sort());
    for (const { aggregate: owner } of Object.values(aggregate.commands)) expect(owner).toBe(key);
  });

  it('emits only events of its own, and refuses only with known codes', () => {
    for (const { emits, refusals } of Object.values(aggregate.commands)) {
      expect(emits.length).toBeGreaterThan(0);
      expect(emits.filter((type) => !(type in aggregate.events))).toEqual([]);
      expect(refusals.filter((code) => !documented(code))).toEqual([]);
    }
  });

  it('names personal fields and their person among the fields of the event', () => {
    for (const contract of Object.values(aggregate.events)) {
      const fields = Object.keys(contract.data.shape);
      expect((contract.personal ?? []).filter((field) => !fields.includes(field))).toEqual([]);
      if (contract.personal) expect(fields).toContain(contract.subject);
      if (contract.subject) expect(contract.personal ?? []).not.toContain(contract.subject);
    }
  });

  it.each(Object.entries(aggregate.events).map(([type, contract]) => ({ type, contract })))(
    'folds $type, also after its person was erased',
    ({ type, contract }) => {
      const data = sampleOf(contract.data) as object;
      for (const told of [data, erased(data, contract)])
        expect(aggregate.evolve(aggregate.initialData, { type, data: told, at: testNow })).toBeDefined();
    },
  );

  it('belongs to somebody even before its first event', () =>
    expect(aggregate.ownership(aggregate.initialData, 'id')).toBeDefined());
});

describe('names', () => {
  it('of events and commands are used once', () => {
    expect(doubles(all.flatMap(([, { events }]) => Object.keys(events)))).toEqual([]);
    expect(doubles(all.flatMap(([, { commands }]) => Object.keys(commands)))).toEqual([]);
  });
});
