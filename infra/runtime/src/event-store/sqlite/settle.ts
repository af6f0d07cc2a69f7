import { StorageFault } from '../../disk/fault.ts';
import type { PackedCommit } from '../packed.ts';
import { type AppendResult, CommitIdReused, StoreUnavailable, WrongExpectedRevision } from '../port.ts';
import { positionOf } from '../position.ts';
import type { Answer } from './messages.ts';

/** A commit on its way to the writer, and who waits for its answer. */
export interface Waiting {
  readonly commit: PackedCommit;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
}

/** Tells whoever waits what the writer answered. */
export function settle({ commit, resolve, reject }: Waiting, answer: Answer): void {
  if (answer.kind === 'stored') resolve(resultOf(commit, answer));
  else if (answer.kind === 'conflict') reject(new WrongExpectedRevision(answer.stream, answer.expected, answer.actual));
  else if (answer.kind === 'reused') reject(new CommitIdReused(answer.why));
  else if (answer.fault === undefined) reject(new StoreUnavailable(answer.why));
  else reject(new StorageFault(answer.fault, answer.why));
}

function resultOf({ writes }: PackedCommit, answer: Answer & { kind: 'stored' }): AppendResult {
  let position = answer.before;
  const events = writes.flatMap(({ stream, events: written }, index) =>
    written.map(({ id, type }, at) => {
      position += 1;
      return { id, type, stream, revision: (answer.revisions[index] ?? 0) + at, position: positionOf(position) };
    }),
  );
  return { position: positionOf(position), events, deduplicated: answer.deduplicated };
}
