import { looksAfterTalent } from '@talentlog/domain/fold';
import {
  type Caller,
  type FileInspector,
  type FileStore,
  newUuid,
  type ScanState,
  type ScanVerdict,
  type UploadAllowance,
  type UploadChecked,
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
  /** Only where a virus scanner still has to look at it: until then it is kept, but neither read nor shown to anybody. */
  readonly scan?: 'WAITING';
  readonly resumeFileId?: string;
  readonly position?: string;
}

export interface UploadParts {
  readonly files: FileStore;
  readonly inspector: FileInspector;
  readonly scan: VirusScan;
  readonly register: UploadRegister;
  readonly allowance: UploadAllowance;
  readonly pipeline: Pipeline;
  readonly clock: () => Date;
}

interface Given {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly purpose: UploadPurpose;
}

/**
 * Whose the file will be: the link's person where it comes by a link, whoever is signed in beside it; otherwise the candidate, and for
 * staff the account. Erasing a person removes what they own.
 */
export const ownerOf = ({ account, link }: Caller): string | undefined =>
  link?.jobSeekerId ?? account?.jobSeekerId ?? account?.accountId;

/** A link takes files once the phone's code was entered, or from its own person signed in. Without a link the sign-in is enough. */
export const maySend = ({ account, link }: Caller): boolean =>
  link === undefined
    ? account !== undefined
    : link.satisfied.includes('code') || account?.jobSeekerId === link.jobSeekerId;

/** Who sends a file, and whose it will be. */
export interface Sender {
  readonly caller: Caller;
  readonly owner: string;
}

/** Who may write about people brings files of them; nobody else's are looked at as what boards and mails give. */
const bringsFiles = ({ account, link }: Caller): boolean =>
  link === undefined && looksAfterTalent(account?.roles ?? []);

/** Whoever brings resumes brings them as mails and web archives too; whoever applies does not. */
const purposeFor = (caller: Caller, purpose: UploadPurpose): UploadPurpose =>
  purpose === 'resume' && bringsFiles(caller) ? 'import' : purpose;

/** Until midnight in Shanghai, when a new allowance begins. */
const secondsLeftToday = (now: number): number => Math.ceil((86_400_000 - ((now + 8 * 3_600_000) % 86_400_000)) / 1000);

/**
 * Takes one file: counted, checked by structure in a process of its own, scanned where there is a scanner, stored durably, then
 * known to be this person's. A resume becomes a resume file at once, so that its parsing can be watched.
 */
export async function upload(
  given: Given,
  { caller, owner }: Sender,
  parts: UploadParts,
): Promise<UploadedFile | Refused> {
  const { name, bytes, purpose } = given;
  if (purpose === 'import' && !bringsFiles(caller)) return refused('auth.forbidden');
  const now = parts.clock().getTime();
  // What is refused later was looked at all the same: it counts.
  if ((await parts.register.spend(owner, bytes.byteLength, now, parts.allowance)) !== 'spent')
    return refused('file.quota_exceeded', { params: { seconds: secondsLeftToday(now) } });
  const checkedFor = purposeFor(caller, purpose);
  const verdict = await parts.inspector.inspect({ name, bytes, purpose: checkedFor });
  if (!verdict.ok) return refused(verdict.code);
  const scan = stateAfter(await parts.scan.scan(bytes));
  if (scan === 'infected') return refused('file.security_failed');
  const stored = await store(bytes, owner, { type: verdict.type, scan, purpose: checkedFor }, parts);
  if ('ok' in stored) return stored;
  const { fileId, size } = stored;
  const waiting = parts.scan.required && scan === 'waiting' ? { scan: 'WAITING' as const } : {};
  const file = { ok: true as const, fileId, name, size, type: verdict.type, ...waiting };
  // By a link one attaches; a resume is its person's to change, signed in.
  if (purpose !== 'resume' || caller.link !== undefined || !caller.account?.jobSeekerId) return file;
  const outcome = await parts.pipeline.execute({
    name: 'UploadResumeFile',
    payload: { file: { fileId, name, size, type: verdict.type } },
    commandId: newUuid(),
    caller,
  });
  if (!outcome.ok) return outcome;
  return { ...file, resumeFileId: String(outcome.result?.resumeFileId), position: outcome.position };
}

/** What a scanner's answer makes of a file; one that it can never judge is never safe. */
export function stateAfter({ verdict }: ScanVerdict): ScanState {
  if (verdict === 'clean') return 'clean';
  return verdict === 'not_scanned' ? 'waiting' : 'infected';
}

/** Keeps what the scanner found of a stored file. The bytes of one that is not safe are removed: nobody will have them. */
export async function keepVerdict(
  fileId: string,
  verdict: 'clean' | 'infected',
  { files, register }: { readonly files: FileStore; readonly register: Pick<UploadRegister, 'scanned'> },
): Promise<void> {
  await register.scanned(fileId, verdict);
  if (verdict === 'infected') await files.delete(fileId);
}

/** Announced before the bytes are written: a sweep of orphans leaves alone what is announced. */
export async function store(
  bytes: Uint8Array,
  owner: string,
  checked: UploadChecked,
  { files, register, clock }: Pick<UploadParts, 'files' | 'register' | 'clock'>,
): Promise<{ readonly fileId: string; readonly size: number } | Refused> {
  const announced = await register.announce(await files.identify(bytes), owner, clock().getTime());
  if (!announced) return refused('common.unavailable'); // the same bytes are being swept at this moment
  const { fileId, size } = await files.put(bytes);
  await register.add(fileId, owner, checked);
  return { fileId, size };
}
