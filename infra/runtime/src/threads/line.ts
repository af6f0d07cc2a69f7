import { StoreUnavailable } from '../event-store/port.ts';

/** Where messages go to another thread, or process, and come from there: a `Worker`, its `parentPort`, or the like. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', hear: (message: unknown) => void): unknown;
  /** Where the other end may be anybody: ends it, because what it told could not be done. A thread of our own fails instead. */
  hangUp?(): void;
}

type Method = (...given: never[]) => unknown;
/** What one end can be asked. Whatever is given and answered can be cloned. */
export type Methods<T> = { readonly [K in keyof T]: Method };
type Given<M> = M extends (...given: infer G) => unknown ? G : never;
type Answered<M> = M extends (...given: never[]) => infer A ? Awaited<A> : never;

type Message =
  | { readonly kind: 'asked'; readonly name: string; readonly given: readonly unknown[]; readonly question?: number }
  | { readonly kind: 'answered'; readonly question: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly question: number; readonly why: string; readonly passes: boolean };

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The other end is gone, or went before it answered: the same may be asked again once it is back. */
export class LineBroken extends Error {}

/** One end of a line between two threads: each asks the other, and answers what it is asked. */
export class Line<Theirs extends Methods<Theirs>> {
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private broken: string | undefined;

  constructor(
    private readonly port: Port,
    private readonly mine: Readonly<Record<string, Method>>,
  ) {
    port.on('message', (message) => this.hear(message as Message));
  }

  /**
   * Rejects with LineBroken where the other end is gone, and with an error of the same words where it failed: StoreUnavailable where that passes
   * by itself.
   */
  ask<K extends keyof Theirs & string>(name: K, ...given: Given<Theirs[K]>): Promise<Answered<Theirs[K]>> {
    if (this.broken !== undefined) return Promise.reject(new LineBroken(this.broken));
    this.asked += 1;
    const question = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(question, { resolve, reject });
      this.post({ kind: 'asked', name, given, question });
    });
  }

  /** Says something and waits for no answer; where nobody hears it any more, it is lost. */
  tell<K extends keyof Theirs & string>(name: K, ...given: Given<Theirs[K]>): void {
    if (this.broken === undefined) this.post({ kind: 'asked', name, given });
  }

  /** The other end is gone: nobody waits for it any more. */
  hangUp(why: string): void {
    this.broken = why;
    for (const { reject } of this.waiting.values()) reject(new LineBroken(why));
    this.waiting.clear();
  }

  private post(message: Message): void {
    this.port.postMessage(message);
  }

  private hear(message: Message): void {
    if (message.kind === 'asked') return void this.answer(message);
    const waiting = this.waiting.get(message.question);
    this.waiting.delete(message.question);
    if (message.kind === 'answered') waiting?.resolve(message.answer as never);
    else waiting?.reject(message.passes ? new StoreUnavailable(message.why) : new Error(message.why));
  }

  private async answer({ name, given, question }: Message & { readonly kind: 'asked' }): Promise<void> {
    try {
      const method = Object.hasOwn(this.mine, name) ? this.mine[name] : undefined;
      if (method === undefined) throw new Error(`nobody here knows ${name}`);
      const answer = await method(...(given as never[]));
      if (question !== undefined) this.post({ kind: 'answered', question, answer });
    } catch (error) {
      if (question === undefined) return this.failedAsTold(error);
      const why = error instanceof Error ? error.message : String(error);
      this.post({ kind: 'failed', question, why, passes: error instanceof StoreUnavailable });
    }
  }

  private failedAsTold(error: unknown): void {
    if (this.port.hangUp === undefined) throw error;
    this.port.hangUp();
  }
}
