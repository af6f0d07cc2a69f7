import { accept } from '../shared/decider.ts';
import { ofOperations, operations } from './operations.ts';

/** An administrator has it handled again. */
export const noteParkedRetry = operations.decider('NoteParkedRetry', {
  target: () => ofOperations,
  decide: ({ payload }) => accept(operations.fact('ParkedEventRetried', payload)),
});
