import { type PackedCommit, packed } from '../packed.ts';
import { type AppendResult, type Commit, StoreUnavailable } from '../port.ts';
import { type Answer, maxGroup } from './messages.ts';
import { settle, type Waiting } from './settle.ts';

/** Appends that may wait; more are refused at once, because an answer that comes too late helps nobody. */
const maxWaiting = 20_000;

/**
 * Groups on their way to the writer: one that it writes, one that is there when it has written it. What is asked for meanwhile goes together
 * as the next: waking the writer's thread for each turn's few took a twelfth of this one.
 */
const mostUnderWay = 2;

/**
 * Appends between caller and writer. What is asked for in one turn of the event loop, or while the writer has enough, is sent together:
 * fewer syncs carry more, and nobody waits for a timer.
 */
export class AppendQueue {
  private unsent: Waiting[] = [];
  /** Sent ones in order; the first `answered` of them have their answer. */
  private sent: Waiting[] = [];
  private done = 0;
  /** How many commits of each group that is under way have no answer yet. */
  private groups: number[] = [];

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

  /** Sends what the writer has room for; all of it where nothing more will come. */
  send({ all = false } = {}): void {
    while (this.unsent.length > 0 && (all || this.groups.length < mostUnderWay)) {
      const group = this.unsent.splice(0, maxGroup);
      this.groups.push(group.length);
      for (const one of group) this.sent.push(one);
      this.forward(group.map(({ commit }) => commit));
    }
  }

  answered(answers: readonly Answer[]): void {
    for (const answer of answers) {
      const waiting = this.sent[this.done];
      this.done += 1;
      if (waiting !== undefined) settle(waiting, answer);
    }
    const wasFull = this.groups.length >= mostUnderWay;
    this.letGo(answers.length);
    // Otherwise what was asked for in this turn goes at its end.
    if (wasFull) this.send();
  }

  /** So many more have their answer, the first that were sent. */
  private letGo(answers: number): void {
    let left = answers;
    for (let first = this.groups[0]; first !== undefined && left > 0; first = this.groups[0]) {
      if (first > left) this.groups[0] = first - left;
      else this.groups.shift();
      left -= first;
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
    this.groups = [];
    for (const { reject } of waiting) reject(new StoreUnavailable(why));
  }
}
