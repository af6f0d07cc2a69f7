import { describe, expect, it } from '@jest/globals';
import { and, not, setup, stateIn } from 'xstate';
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
