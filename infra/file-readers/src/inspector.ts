import type { FileInspector, UploadVerdict } from '@talentlog/runtime';
import { checkRoughly } from './limits.ts';
import { childProgram } from './sandbox/child-program.ts';
import { Sandbox, type SandboxOptions } from './sandbox/sandbox.ts';
import type { ProcessLimits } from './sandbox/supervise.ts';

export interface FileInspectorOptions extends SandboxOptions {
  /** Memory and time for one file; defaults 512 MB and 20 s. */
  readonly limits?: Partial<ProcessLimits>;
}

/** Checks one upload (`child/main.ts`). The resume parser runs it, too, for pictures. */
export const checkProgram = childProgram(import.meta.url, './child/main');

const defaults: ProcessLimits = { rssBytes: 512 * 1024 * 1024, ms: 20_000 };
/** Each that waits holds its file in memory. */
const waiting = 30;

/** Inspects files in child processes, a fresh one for each, with no network, no files, no secrets, and a time of its own. */
export function createFileInspector({ limits, ...options }: FileInspectorOptions = {}): FileInspector {
  const sandbox = new Sandbox({ waiting, ...options });
  const question = { program: checkProgram, limits: { ...defaults, ...limits } };
  return {
    async inspect(job) {
      const refusal = checkRoughly(job); // by name and size alone: no process is started for these
      if (refusal !== undefined) return { ok: false, code: refusal };
      const result = await sandbox.inPlace(() => sandbox.ask<UploadVerdict>({ ...question, job }));
      if ('answer' in result) return result.answer;
      const { unanswered } = result;
      if (unanswered === 'busy' || unanswered === 'closed') return { ok: false, code: 'common.unavailable' };
      // It took more time or memory than a file may, or ended its inspector.
      return { ok: false, code: unanswered === 'crashed' ? 'file.damaged' : 'file.too_complex' };
    },
    close: () => sandbox.close(),
  };
}
