import { isStaff, ReadPart, seekersIn } from '@talentlog/contracts';
import type { Caller, ReadRecorder } from '@talentlog/runtime';

/** What a question's contract says of what its answer opens. */
export const partOf = (reads: string): ReadPart | undefined => ReadPart.safeParse(reads).data;

/**
 * Whom an answer is about: everybody it names. One that names nobody is about the person it was asked of, unless it holds nothing: a
 * question about somebody whom nobody knows reads nobody.
 */
export function personsIn(data: unknown, params: unknown): readonly string[] {
  const opened = withoutLines(data);
  const named = seekersIn(opened);
  const isEmpty = (Array.isArray(opened) && opened.length === 0) || rowsIn(opened)?.length === 0;
  return named.length > 0 || isEmpty ? [...new Set(named)] : seekersIn(params);
}

const rowsIn = (data: unknown): readonly unknown[] | undefined => (data as { rows?: readonly unknown[] } | null)?.rows;

/** Without those whom a search lists and shows no passage of: theirs is a line, as in every list. */
function withoutLines(data: unknown): unknown {
  const rows = rowsIn(data);
  return rows === undefined ? data : { ...(data as object), rows: rows.filter((row) => !isLine(row)) };
}
const isLine = (row: unknown): boolean => (row as { hits?: readonly unknown[] } | null)?.hits?.length === 0;

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
