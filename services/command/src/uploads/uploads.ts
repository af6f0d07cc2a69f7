import {
  type Caller,
  checkUpload,
  type FileStore,
  newUuid,
  type UploadPurpose,
  type UploadRegister,
  type VirusScan,
} from '@talentlog/runtime';
import type { Pipeline } from '../pipeline/command.ts';
import { type Refused, refused } from '../pipeline/refused.ts';

export interface UploadedFile {
  readonly ok: true;
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly resumeFileId?: string;
  readonly position?: string;
}

export interface UploadParts {
  readonly files: FileStore;
  readonly scan: VirusScan;
  readonly register: UploadRegister;
  readonly pipeline: Pipeline;
  readonly clock: () => Date;
}

/** Whose the file will be: the person for seekers and link holders, the account for staff. */
export const ownerOf = ({ account, link }: Caller): string | undefined =>
  account?.jobSeekerId ?? account?.accountId ?? link?.jobSeekerId;

/**
 * Takes one file: checked by structure, scanned where there is a scanner, stored durably, then known to be this person's.
 * A resume becomes a resume file at once, so that its parsing can be watched.
 */
export async function upload(
  { name, bytes, purpose }: { name: string; bytes: Uint8Array; purpose: UploadPurpose },
  caller: Caller,
  parts: UploadParts,
): Promise<UploadedFile | Refused> {
  const owner = ownerOf(caller);
  if (owner === undefined) return refused('common.unauthenticated');
  const verdict = await checkUpload({ name, bytes, purpose });
  if (!verdict.ok) return refused(verdict.code);
  const scanned = await parts.scan.scan(bytes);
  if (scanned.verdict === 'infected') return refused('file.security_failed');
  const { fileId, size } = await parts.files.put(bytes);
  await parts.register.add(fileId, owner, parts.clock().getTime());
  const file = { ok: true as const, fileId, name, size, type: verdict.type };
  if (purpose !== 'resume' || !caller.account?.jobSeekerId) return file;
  const outcome = await parts.pipeline.execute({
    name: 'UploadResumeFile',
    payload: { file: { fileId, name, size, type: verdict.type } },
    commandId: newUuid(),
    caller,
  });
  if (!outcome.ok) return outcome;
  return { ...file, resumeFileId: String(outcome.result?.resumeFileId), position: outcome.position };
}
