import type { ParsedResume, ParseFailureReason, UploadType } from '@talentlog/runtime';

/** What the child process is asked. `text` instead of `bytes` when another program recognised it already. */
export interface ParseJob {
  readonly name: string;
  readonly type: UploadType;
  readonly bytes?: Uint8Array;
  readonly text?: string;
}
export type ParseAnswer = ParsedResume | { readonly reason: ParseFailureReason };
