import { accept } from '../shared/decider.ts';
import { ofOperations, operations } from './operations.ts';

/** An administrator gives it up. */
export const noteParkedDiscard = operations.decider('NoteParkedDiscard', {
  target: () => ofOperations,
  decide: ({ payload }) => accept(operations.fact('ParkedEventDiscarded', payload)),
});
