import type { ChildProcess } from 'node:child_process';
import { type Ending, type ProcessLimits, supervise } from './supervise.ts';

/** Why there is no answer: `busy` and `closed` say nothing about what was asked, the others are what it did to its reader. */
export type Unanswered = 'busy' | 'closed' | 'crashed' | 'memory' | 'timeout';
export type Answered<A> = { readonly answer: A } | { readonly unanswered: Unanswered };

export const unanswered = (reason: Unanswered) => ({ unanswered: reason });

/** V8 ends its process by an abort where the heap limit is reached; the first process of a namespace cannot, and faults. */
const outOfHeap = new Set<NodeJS.Signals | null>(['SIGABRT', 'SIGSEGV', 'SIGTRAP', 'SIGILL']);

const reasonOf = (ending: Ending, signal: NodeJS.Signals | null): Unanswered => {
  if (ending !== 'exited') return ending;
  return outOfHeap.has(signal) ? 'memory' : 'crashed';
};

/** Asks one child one thing, and ends it. */
export async function converse<A>(
  child: ChildProcess,
  job: object,
  limits: ProcessLimits,
  onStart: (stop: () => void) => void,
): Promise<Answered<A>> {
  onStart(() => child.kill('SIGKILL'));
  let answered: { readonly answer: A } | undefined;
  child.once('message', (message) => {
    answered = { answer: message as A };
    child.kill('SIGKILL'); // the answer is here; waiting for a polite end could race with it
  });
  const ended = supervise(child, limits);
  child.send(job, () => undefined); // a child that died before it could listen is noticed by its end
  const ending = await ended;
  return answered ?? unanswered(reasonOf(ending, child.signalCode));
}
