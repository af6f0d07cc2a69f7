import { Sandbox, type SandboxOptions } from '../sandbox/sandbox.ts';
import type { ProcessLimits } from '../sandbox/supervise.ts';
import { checkRoughly, type Upload, type UploadVerdict } from './uploads.ts';

export type Inspection = UploadVerdict | { readonly ok: false; readonly code: 'common.unavailable' };

/** Looks into what people upload, apart from the thread that answers. */
export interface FileInspector {
  /** Never rejects. A file that hangs, kills or fills its inspector has failed; `common.unavailable` says nothing about the file. */
  inspect(upload: Upload): Promise<Inspection>;
  /** Ends what runs and resolves when no process is left. */
  close(): Promise<void>;
}
export interface FileInspectorOptions extends SandboxOptions {
  /** Memory and time for one file; defaults 512 MB and 20 s. */
  readonly limits?: Partial<ProcessLimits>;
}

const defaults: ProcessLimits = { rssBytes: 512 * 1024 * 1024, ms: 20_000 };
/** Each that waits holds its file in memory. */
const waiting = 30;

/** Inspects files in child processes, a fresh one for each, with no network, no files, no secrets, and a time of its own. */
export function createFileInspector({ limits, ...options }: FileInspectorOptions = {}): FileInspector {
  const sandbox = new Sandbox({ waiting, ...options });
  const question = { program: 'files/child/main', limits: { ...defaults, ...limits } };
  return {
    async inspect(job) {
      const refusal = checkRoughly(job); // by name and size alone: no process is started for these
      if (refusal !== undefined) return { ok: false, code: refusal };
      const result = await sandbox.inPlace(() => sandbox.ask<UploadVerdict>({ ...question, job }));
      if ('answer' in result) return result.answer;
      const { unanswered } = result;
      if (unanswered === 'busy' || unanswered === 'closed') return { ok: false, code: 'common.unavailable' };
      return { ok: false, code: 'file.security_failed' };
    },
    close: () => sandbox.close(),
  };
}
