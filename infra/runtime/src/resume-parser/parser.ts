import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { UploadType } from '../files/checks.ts';
import { isJpeg, isPng } from '../files/structure/image.ts';
import { type ChildProgram, childProgram, sandboxFlags } from './program.ts';
import { findTesseract, runTesseract } from './recognition.ts';
import { type ProcessLimits, supervise } from './supervise.ts';
import type { ParseAnswer, ParsedResume, ParseFailure, ParseFailureReason, ParseJob } from './types.ts';

export interface ResumeFile {
  readonly name: string;
  readonly type: UploadType;
  readonly bytes: Uint8Array;
}
export interface ResumeParser {
  /** Never rejects: what a file does to its reader is a failure of that file alone. Waits while all workers are busy. */
  parse(file: ResumeFile): Promise<ParsedResume | ParseFailure>;
  /** Kills what runs, fails what waits with `closed`, and resolves when no process is left. */
  close(): Promise<void>;
}
export interface ResumeParserOptions {
  /** Files read at once; by default half the processors, at least one. */
  readonly workers?: number;
  /** Files that may wait; more are refused as `busy`. Default 1,000. */
  readonly waiting?: number;
  /** Memory and time of one reader; defaults 512 MB and 20 s, 60 s for pictures. */
  readonly limits?: Partial<ProcessLimits>;
  /** The tesseract program; found on the PATH by default, `null` to recognise by library. */
  readonly tesseract?: string | null;
}

const MEGABYTE = 1024 * 1024;
const failure = (reason: ParseFailureReason): ParseFailure => ({ failed: 'resume.parse_failed', reason });
const isPicture = ({ type }: ResumeFile) => type === 'image/jpeg' || type === 'image/png';

class PooledParser implements ResumeParser {
  readonly #options: ResumeParserOptions;
  readonly #tesseract: string | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #stops = new Set<() => void>();
  readonly #running = new Set<Promise<unknown>>();
  #program: Promise<ChildProgram> | undefined;
  #closed = false;
  #free: number;

  constructor(options: ResumeParserOptions) {
    this.#options = options;
    this.#free = options.workers ?? Math.max(1, Math.floor(availableParallelism() / 2));
    this.#tesseract = options.tesseract === undefined ? findTesseract() : (options.tesseract ?? undefined);
  }

  async parse(file: ResumeFile): Promise<ParsedResume | ParseFailure> {
    if (this.#closed) return failure('closed');
    if (this.#free === 0) {
      if (this.#waiting.length >= (this.#options.waiting ?? 1_000)) return failure('busy');
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#free -= 1;
    const running = this.#closed
      ? Promise.resolve(failure('closed'))
      : this.#read(file).catch(() => failure('crashed'));
    this.#running.add(running);
    const result = await running;
    this.#running.delete(running);
    const next = this.#waiting.shift(); // the place is handed on, so that nobody slips in between
    if (next === undefined) this.#free += 1;
    else next();
    return this.#closed ? failure('closed') : result;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const go of this.#waiting.splice(0)) go();
    for (const stop of this.#stops) stop();
    await Promise.all(this.#running);
  }

  async #read(file: ResumeFile): Promise<ParsedResume | ParseFailure> {
    const { name, type, bytes } = file;
    if (!isPicture(file)) return this.#ask({ name, type, bytes }, this.#limits(20_000));
    if (!isPng(bytes) && !isJpeg(bytes)) return failure('unreadable');
    const limits = this.#limits(60_000);
    if (this.#tesseract === undefined) return this.#ask({ name, type, bytes }, limits);
    const program = this.#tesseract;
    const { ending, code, text } = await this.#stoppable((onStart) => runTesseract(program, bytes, limits, onStart));
    if (ending !== 'exited') return failure(ending);
    return code === 0 ? this.#ask({ name, type, text }, this.#limits(20_000)) : failure('unreadable');
  }

  async #ask(job: ParseJob, limits: ProcessLimits): Promise<ParsedResume | ParseFailure> {
    this.#program ??= childProgram();
    const program = await this.#program;
    if (this.#closed) return failure('closed');
    const threads = job.text === undefined && job.type.startsWith('image/');
    const child = spawn(process.execPath, [...sandboxFlags(program, threads), program.main], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    return this.#stoppable((onStart) => converse(child, job, limits, onStart));
  }

  async #stoppable<T>(run: (onStart: (stop: () => void) => void) => Promise<T>): Promise<T> {
    let stop: (() => void) | undefined;
    try {
      return await run((given) => {
        stop = given;
        this.#stops.add(given);
        if (this.#closed) given();
      });
    } finally {
      if (stop !== undefined) this.#stops.delete(stop);
    }
  }

  #limits(ms: number): ProcessLimits {
    return { rssBytes: 512 * MEGABYTE, ms, ...this.#options.limits };
  }
}

async function converse(
  child: ChildProcess,
  job: ParseJob,
  limits: ProcessLimits,
  onStart: (stop: () => void) => void,
): Promise<ParsedResume | ParseFailure> {
  onStart(() => child.kill('SIGKILL'));
  let answer: ParseAnswer | undefined;
  child.once('message', (message) => {
    answer = message as ParseAnswer;
    child.kill('SIGKILL'); // the answer is here; waiting for a polite end could race with it
  });
  const ended = supervise(child, limits);
  child.send(job, () => undefined); // a child that died before it could listen is noticed by its end
  const ending = await ended;
  // V8 ends its process by an abort where the heap limit is reached.
  const reason = ending === 'exited' ? (child.signalCode === 'SIGABRT' ? 'memory' : 'crashed') : ending;
  if (answer === undefined) return failure(reason);
  return 'reason' in answer ? failure(answer.reason) : answer;
}

/**
 * Reads resumes in child processes, a fresh one per file: empty environment, 256 MB of heap, 512 MB in all, 20 s (60 s for
 * pictures), low priority, no network, no readable files but the program's own. Call `close` at the end of the service.
 */
export const createResumeParser = (options: ResumeParserOptions = {}): ResumeParser => new PooledParser(options);
