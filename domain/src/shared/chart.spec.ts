import { describe, expect, it } from '@jest/globals';
import { setup } from 'xstate';
import { chartOf } from './chart.ts';

const kept = { actions: () => {} };

describe('a machine is drawn', () => {
  it('in one picture where its state is one word, with the arrows that stay', () => {
    const machine = setup({}).createMachine({
      id: 'lamp',
      initial: 'OFF',
      states: {
        OFF: { on: { Switched: 'ON', Cleaned: kept } },
        ON: { on: { Switched: 'OFF' } },
      },
    });
    expect(chartOf({ machine })).toEqual({
      regions: [
        {
          region: '',
          initial: 'OFF',
          states: ['OFF', 'ON'],
          arrows: [
            { from: 'OFF', event: 'Switched', to: 'ON' },
            { from: 'OFF', event: 'Cleaned', to: 'OFF' },
            { from: 'ON', event: 'Switched', to: 'OFF' },
          ],
        },
      ],
    });
  });

  it('in a picture for each field; each arrow where it moves something, and what moves nothing in the first', () => {
    const machine = setup({}).createMachine({
      id: 'letter',
      initial: 'draft',
      states: {
        draft: {
          meta: { life: 'DRAFT', reply: 'NONE' },
          on: { Edited: kept, Sent: 'sent' },
        },
        sent: {
          meta: { life: 'SENT', reply: 'WAITING' },
          on: { Answered: 'answered', Resent: kept },
        },
        answered: { meta: { life: 'SENT', reply: 'ANSWERED' } },
      },
    });
    expect(chartOf({ machine }).regions).toEqual([
      {
        region: 'life',
        initial: 'DRAFT',
        states: ['DRAFT', 'SENT'],
        arrows: [
          { from: 'DRAFT', event: 'Edited', to: 'DRAFT' },
          { from: 'DRAFT', event: 'Sent', to: 'SENT' },
          { from: 'SENT', event: 'Resent', to: 'SENT' },
        ],
      },
      {
        region: 'reply',
        initial: 'NONE',
        states: ['NONE', 'WAITING', 'ANSWERED'],
        arrows: [
          { from: 'NONE', event: 'Sent', to: 'WAITING' },
          { from: 'WAITING', event: 'Answered', to: 'ANSWERED' },
        ],
      },
    ]);
  });
});
