import { decides } from '../shared/aggregate.ts';
import { noteKeptTimeEnd } from './note-kept-time-end.ts';
import { noteParkedDiscard } from './note-parked-discard.ts';
import { noteParkedRetry } from './note-parked-retry.ts';
import { operations } from './operations.ts';

/** The book with the decision of every command. */
export const decidedOperations = decides(operations, {
  NoteParkedRetry: noteParkedRetry,
  NoteParkedDiscard: noteParkedDiscard,
  NoteKeptTimeEnd: noteKeptTimeEnd,
});
