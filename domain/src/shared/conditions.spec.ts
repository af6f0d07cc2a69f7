import { describe, expect, it } from '@jest/globals';
import { and, not, setup, stateIn } from 'xstate';
import { conditionsOf } from './conditions.ts';
import type { DomainEvent } from './folded.ts';
import { compile } from './machine.ts';

const says = (data: object): DomainEvent => ({ type: 'Asked', data, at: '2026-11-02T04:00:00.000Z' });

/** A machine whose arrow asks conditions that are put together under a name of their own. */
const machine = setup({
  types: { events: {} as { type: 'Asked'; data: { loud?: boolean; late?: boolean } } },
  guards: {
    isLoud: ({ event }) => event.data.loud === true,
    isLate: ({ event }) => event.data.late === true,
    isLoudInTime: and(['isLoud', not('isLate')]),
    isHereAndLoudInTime: and([stateIn('#here'), 'isLoudInTime']),
  },
}).createMachine({
  id: 'asked',
  initial: 'here',
  states: { here: { id: 'here', on: { Asked: { guard: 'isHereAndLoudInTime', target: 'there' } } }, there: {} },
});

describe('a condition inside one that is put together under a name', () => {
  it.each([
    { data: { loud: true }, to: 'there' },
    { data: { loud: true, late: true }, to: undefined },
    { data: { late: true }, to: undefined },
    { data: {}, to: undefined },
  ])('is asked alike of a fact and in a replay: $data', ({ data, to }) => {
    const { can, next } = compile(machine);
    expect(can('here', says(data))).toBe(to !== undefined);
    expect(next('here', says(data))).toBe(to);
  });
});

describe('the conditions of a machine', () => {
  const heard = (type: string, data: object): DomainEvent => ({ ...says(data), type });
  const nested = setup({
    types: { events: {} as { type: 'Asked' | 'Told' | 'Left'; data: { loud?: boolean; late?: boolean } } },
    guards: {
      isLoud: ({ event }) => event.data.loud === true,
      isLate: ({ event }) => event.data.late === true,
      isInside: stateIn('#inside'),
      isQuietInside: and(['isInside', not('isLoud')]),
    },
  }).createMachine({
    id: 'nested',
    initial: 'outside',
    states: {
      outside: {
        initial: 'inside',
        on: {
          Asked: [
            { guard: 'isLate', target: 'gone' },
            { guard: 'isLoud', target: 'gone' },
          ],
          Left: 'gone',
        },
        states: { inside: { id: 'inside', on: { Told: { guard: 'isQuietInside', target: '#nested.gone' } } } },
      },
      gone: { on: { Asked: { guard: and([not('isLate'), stateIn('#inside')]), target: 'outside' } } },
    },
  });
  const conditions = () => conditionsOf(nested);

  it('are those that ask the event; what is made of states is the machine’s own', () =>
    expect(conditions().names).toEqual(['isLoud', 'isLate']));

  it.each([
    ['Asked', ['isLoud', 'isLate']],
    ['Told', ['isLoud']],
    ['Left', []],
    ['Unknown', []],
  ])('are asked by arrows of %s, wherever these stand: %j', (type, asked) =>
    expect(conditions().of(type)).toEqual(asked),
  );

  it.each([
    ['Asked', { loud: true, late: true }, ['isLoud', 'isLate']],
    ['Asked', { late: true }, ['isLate']],
    ['Asked', {}, []],
    ['Told', { loud: true, late: true }, ['isLoud']],
    ['Left', { loud: true }, []],
  ])('hold of %s %j: %j', (type, data, held) => expect(conditions().holding(heard(type, data))).toEqual(held));
});
