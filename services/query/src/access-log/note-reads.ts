import { isStaff, ReadPart, seekersIn } from '@talentlog/contracts';
import type { Caller, ReadRecorder } from '@talentlog/runtime';

/** What a question's contract says of what its answer opens. */
export const partOf = (reads: string): ReadPart | undefined => ReadPart.safeParse(reads).data;

/**
 * Whom an answer is about: everybody it names. One that names nobody is about the person it was asked of, unless it holds nothing: a
 * question about somebody whom nobody knows reads nobody.
 */
export function personsIn(data: unknown, params: unknown): readonly string[] {
  const named = seekersIn(data);
  if (named.length > 0 || (Array.isArray(data) && data.length === 0) || hasNoRows(data)) return [...new Set(named)];
  return seekersIn(params);
}

const hasNoRows = (data: unknown): boolean => (data as { rows?: readonly unknown[] } | null)?.rows?.length === 0;

/** Records that somebody of the staff read about others. People who look at what is theirs leave no trace. */
export function noteReads(
  reads: ReadRecorder,
  { account }: Caller,
  part: ReadPart,
  jobSeekerIds: readonly string[],
): void {
  if (!account || !isStaff(account.roles)) return;
  for (const jobSeekerId of new Set(jobSeekerIds))
    if (jobSeekerId !== '' && account.jobSeekerId !== jobSeekerId)
      reads.record({ readerId: account.accountId, jobSeekerId, part });
}
