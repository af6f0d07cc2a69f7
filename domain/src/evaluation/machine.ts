import { evaluationEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * What one interviewer thinks of one candidate. It protects that only this interviewer writes it while the interview is not
 * over, and that HR writing on behalf is told apart. Older versions stay in the history. Read `lifecycle.md` first. Source: DOMAIN.md
 * section 5, table 6.
 */
export const evaluationMachine = setup({
  types: eventTypesOf(evaluationEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'evaluation',
  initial: 'NONE',
  states: {
    NONE: { on: { EvaluationRequested: 'UNEVALUATED' } },
    UNEVALUATED: {
      on: {
        EvaluationSubmitted: 'EVALUATED',
        EvaluationSubmittedOnBehalf: 'EVALUATED',
        EvaluationWithdrawn: 'WITHDRAWN',
      },
    },
    EVALUATED: {
      on: { EvaluationAmended: { actions: 'keep' }, EvaluationSubmittedOnBehalf: { actions: 'keep' } },
    },
    WITHDRAWN: {},
  },
});
