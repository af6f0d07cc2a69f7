import { StorageFault } from '../../disk/fault.ts';
import { type AppendResult, type Commit, CommitIdReused, StoreUnavailable, WrongExpectedRevision } from '../port.ts';
import { positionOf } from '../position.ts';
import { type Answer, maxGroup } from './messages.ts';
import { type PackedCommit, packed } from './packed.ts';

/** Appends that may wait; more are refused at once, because an answer that comes too late helps nobody. */
const maxWaiting = 20_000;

interface Waiting {
  readonly commit: PackedCommit;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
}

/** Appends between caller and writer. What is asked for in one turn of the event loop is sent together: fewer syncs carry more, and nobody waits for a timer. */
export class AppendQueue {
  private unsent: Waiting[] = [];
  /** Sent ones in order; the first `answered` of them have their answer. */
  private sent: Waiting[] = [];
  private done = 0;

  constructor(private readonly forward: (group: readonly PackedCommit[]) => void) {}

  /** Rejects with what the writer answers, and with StoreUnavailable when too many wait. */
  async add(commit: Commit): Promise<AppendResult> {
    if (this.unsent.length + this.sent.length - this.done >= maxWaiting)
      throw new StoreUnavailable('too many appends are waiting');
    const one = packed(commit);
    return new Promise((resolve, reject) => {
      this.unsent.push({ commit: one, resolve, reject });
      if (this.unsent.length === 1) setImmediate(() => this.send());
    });
  }

  send(): void {
    const unsent = this.unsent;
    this.unsent = [];
    for (const one of unsent) this.sent.push(one);
    for (let from = 0; from < unsent.length; from += maxGroup)
      this.forward(unsent.slice(from, from + maxGroup).map(({ commit }) => commit));
  }

  answered(answers: readonly Answer[]): void {
    for (const answer of answers) {
      const waiting = this.sent[this.done];
      this.done += 1;
      if (waiting !== undefined) settle(waiting, answer);
    }
    // Under steady load some always wait, so what is done is let go of in steps, not only when all is.
    if (this.done < this.sent.length && this.done < 1_024) return;
    this.sent = this.sent.slice(this.done);
    this.done = 0;
  }

  /** Tells all who wait that the outcome is not known. */
  fail(why: string): void {
    const waiting = [...this.sent.slice(this.done), ...this.unsent];
    this.unsent = [];
    this.sent = [];
    this.done = 0;
    for (const { reject } of waiting) reject(new StoreUnavailable(why));
  }
}

function settle({ commit, resolve, reject }: Waiting, answer: Answer): void {
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
