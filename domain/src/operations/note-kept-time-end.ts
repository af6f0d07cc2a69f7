import { accept } from '../shared/decider.ts';
import { ofOperations, operations } from './operations.ts';

/** The system let go of something by itself. */
export const noteKeptTimeEnd = operations.decider('NoteKeptTimeEnd', {
  target: () => ofOperations,
  decide: ({ payload }) => accept(operations.fact('KeptTimeEnded', payload)),
});
