import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { canonicalJson } from '../canonical.ts';
import { type AppendResult, type Commit, CommitIdReused, type Position, StoreUnavailable, WrongExpectedRevision } from '../port.ts';

const program = fileURLToPath(new URL('../../../sqlite-writer.mjs', import.meta.url));
/** Commits that share one transaction and one sync at most; more were slower in the trial. */
const batchLimit = 128;

interface Waiting {
  readonly commit: Commit;
  readonly text: unknown;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
}
type Answer =
  | { readonly result: AppendResult }
  | { readonly error: 'reused' | 'duplicate'; readonly message?: string }
  | { readonly error: 'revision'; readonly stream: string; readonly expected: Commit['writes'][number]['expected']; readonly actual: number };
type Message = { answers: Answer[]; head: Position } | { fatal: string } | { ready: true; head: Position } | { closed: true };

/** The writer thread seen from the caller's: appends go out in batches, as many as came while the last one was being synced. */
export class Writer {
  private queue: Waiting[] = [];
  private underWay: Waiting[] = [];
  private scheduled = false;
  private broken: string | undefined;
  private closing: (() => void) | undefined;
  private readonly worker: Worker;
  head: Position;

  private constructor(
    worker: Worker,
    head: Position,
    private readonly onCommit: () => void,
    private readonly onFatal: (reason: string) => void,
  ) {
    this.worker = worker;
    this.head = head;
    worker.on('message', (message: Message) => this.receive(message));
    worker.on('error', (error) => this.fail(error.message));
  }

  static async start(file: string, onCommit: () => void, onFatal: (reason: string) => void): Promise<Writer> {
    const worker = new Worker(program, { workerData: { file } });
    const head = await new Promise<Position>((resolve, reject) => {
      worker.once('message', (message: { head: Position }) => resolve(message.head));
      worker.once('error', reject);
    });
    return new Writer(worker, head, onCommit, onFatal);
  }

  append(commit: Commit): Promise<AppendResult> {
    if (this.broken !== undefined || this.closing) return Promise.reject(new StoreUnavailable(this.broken ?? 'closing'));
    return new Promise((resolve, reject) => {
      this.queue.push({ commit, text: inText(commit), resolve, reject });
      this.schedule();
    });
  }

  async close(): Promise<void> {
    while (this.broken === undefined && (this.queue.length > 0 || this.underWay.length > 0)) await new Promise((resolve) => setImmediate(resolve));
    if (this.broken !== undefined) return void (await this.worker.terminate());
    await new Promise<void>((resolve) => {
      this.closing = resolve;
      this.worker.postMessage('close');
    });
    await this.worker.terminate();
  }

  /** Waits for the end of this turn of the event loop only: who is alone waits for nobody. */
  private schedule(): void {
    if (this.scheduled || this.underWay.length > 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.flush();
    });
  }

  private flush(): void {
    if (this.underWay.length > 0 || this.queue.length === 0) return;
    this.underWay = this.queue.splice(0, batchLimit);
    this.worker.postMessage({ commits: this.underWay.map(({ text }) => text) });
  }

  private receive(message: Message): void {
    if ('fatal' in message) return this.fail(message.fatal);
    if ('closed' in message) return this.closing?.();
    if (!('answers' in message)) return;
    const settled = this.underWay;
    this.underWay = [];
    this.head = message.head;
    this.flush();
    settled.forEach((waiting, index) => settle(waiting, message.answers[index]));
    this.onCommit();
  }

  private fail(reason: string): void {
    this.broken = reason;
    for (const { reject } of [...this.underWay, ...this.queue]) reject(new StoreUnavailable(reason));
    this.underWay = [];
    this.queue = [];
    this.onFatal(reason);
  }
}

function settle({ commit, resolve, reject }: Waiting, answer: Answer | undefined): void {
  if (answer === undefined) return reject(new StoreUnavailable('no answer from the writer'));
  if ('result' in answer) return resolve(answer.result);
  if (answer.error === 'revision') return reject(new WrongExpectedRevision(answer.stream, answer.expected, answer.actual));
  reject(new CommitIdReused(`${commit.commitId}: ${answer.message ?? 'stored before with other events'}`));
}

/** The commit as the writer stores it, with a digest that tells a repeated commit from a reused id. */
function inText(commit: Commit): unknown {
  const writes = commit.writes.map(({ stream, expected, events }) => ({
    stream,
    expected,
    events: events.map((event) => ({ ...event, data: canonicalJson(event.data), metadata: canonicalJson(event.metadata) })),
  }));
  const checks = (commit.checks ?? []).map(({ stream, expected }) => ({ stream, expected }));
  const digest = createHash('sha256').update(JSON.stringify(writes.map(({ stream, events }) => [stream, events]))).digest('hex');
  return { commitId: commit.commitId, digest, writes, checks };
}
