import { dataRequestEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * What a person asks of their own data, until somebody answered. It protects that every request is answered once, by somebody who took
 * it in hand, and that administrators hear of it before its days are over. Read `lifecycle.md` first. Source: DOMAIN.md section 2.
 */
export const dataRequestMachine = setup({
  types: eventTypesOf(dataRequestEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'dataRequest',
  initial: 'NONE',
  states: {
    NONE: { on: { DataRequestReceived: 'RECEIVED' } },
    RECEIVED: {
      on: { DataRequestTaken: 'IN_PROGRESS', DataRequestAlarmed: { actions: 'keep' }, DataRequestLapsed: 'LAPSED' },
    },
    IN_PROGRESS: {
      on: {
        DataRequestAlarmed: { actions: 'keep' },
        DataRequestFulfilled: 'FULFILLED',
        DataRequestRejected: 'REJECTED',
        DataRequestLapsed: 'LAPSED',
      },
    },
    FULFILLED: { on: { DataRequestHeldUp: 'IN_PROGRESS' } },
    REJECTED: {},
    LAPSED: {},
  },
});
