import {
  type Answered,
  checkProgram,
  childProgram,
  findTesseract,
  type ProcessLimits,
  runTesseract,
  Sandbox,
  type SandboxOptions,
} from '@talentlog/file-readers';
import type {
  ParsedResume,
  ParseFailure,
  ParseFailureReason,
  ResumeFile,
  ResumeParser,
  UploadType,
  UploadVerdict,
} from '@talentlog/runtime';
import type { ParseAnswer, ParseJob } from './types.ts';

export interface ResumeParserOptions extends SandboxOptions {
  /** Memory and time of one reader; defaults 512 MB and 20 s, 60 s for pictures. */
  readonly limits?: Partial<ProcessLimits>;
  /** The tesseract program; found on the PATH by default, `null` to recognise by library. */
  readonly tesseract?: string | null;
}

const MEGABYTE = 1024 * 1024;
const parseProgram = childProgram(import.meta.url, './child/main');
const failure = (reason: ParseFailureReason): ParseFailure => ({ failed: 'resume.parse_failed', reason });
const pictures: Partial<Record<UploadType, string>> = { 'image/jpeg': 'picture.jpg', 'image/png': 'picture.png' };

class SandboxedParser implements ResumeParser {
  readonly #sandbox: Sandbox;
  readonly #tesseract: string | undefined;
  readonly #given: Partial<ProcessLimits> | undefined;

  constructor({ limits, tesseract, ...options }: ResumeParserOptions) {
    this.#sandbox = new Sandbox(options);
    this.#given = limits;
    this.#tesseract = tesseract === undefined ? findTesseract() : (tesseract ?? undefined);
  }

  async parse(file: ResumeFile, begun?: () => void): Promise<ParsedResume | ParseFailure> {
    const result = await this.#sandbox.inPlace(() => {
      begun?.();
      return this.#read(file);
    });
    if ('unanswered' in result) return failure(result.unanswered);
    return 'reason' in result.answer ? failure(result.answer.reason) : result.answer;
  }

  close(): Promise<void> {
    return this.#sandbox.close();
  }

  async #read({ name, type, bytes }: ResumeFile): Promise<Answered<ParseAnswer>> {
    const picture = pictures[type];
    if (picture === undefined) return this.#ask({ name, type, bytes }, this.#limits(20_000));
    const sound = await this.#sandbox.ask<UploadVerdict>({
      program: checkProgram,
      job: { name: picture, bytes, purpose: 'attachment' },
      limits: this.#limits(20_000),
    });
    if (!('answer' in sound)) return sound;
    if (!sound.answer.ok) return { answer: { reason: 'unreadable' } };
    const program = this.#tesseract;
    const limits = this.#limits(60_000);
    if (program === undefined) return this.#ask({ name, type, bytes }, limits);
    const recognised = await this.#sandbox.stoppable((onStart) => runTesseract(program, bytes, limits, onStart));
    if (recognised.ending !== 'exited') return { unanswered: recognised.ending };
    if (recognised.code !== 0) return { answer: { reason: 'unreadable' } };
    return this.#ask({ name, type, text: recognised.text }, this.#limits(20_000));
  }

  #ask(job: ParseJob, limits: ProcessLimits): Promise<Answered<ParseAnswer>> {
    const threads = job.text === undefined && pictures[job.type] !== undefined;
    return this.#sandbox.ask({ program: parseProgram, job, limits, threads });
  }

  #limits(ms: number): ProcessLimits {
    return { rssBytes: 512 * MEGABYTE, ms, ...this.#given };
  }
}

/**
 * Reads resumes in child processes, a fresh one per file: empty environment, 256 MB of heap, 512 MB in all, 20 s (60 s for
 * pictures), low priority, no network, no readable files but the program's own. Call `close` at the end of the service.
 */
export const createResumeParser = (options: ResumeParserOptions = {}): ResumeParser => new SandboxedParser(options);
