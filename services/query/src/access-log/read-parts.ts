import { isStaff, type QueryName, type ReadPart } from '@talentlog/contracts';
import type { Caller, ReadRecorder } from '@talentlog/runtime';

type Data = Readonly<Record<string, unknown>>;
const personOf = (data: unknown): string =>
  String((data as { person?: { jobSeekerId?: unknown } }).person?.jobSeekerId ?? '');
const named = (_data: unknown, { jobSeekerId }: Data): string => String(jobSeekerId ?? '');

/**
 * The questions that open what is kept of one person, and the part they open. Lists, boards and searches are not reads of a person: they
 * show a masked line of everybody in reach.
 */
export const readParts: {
  readonly [N in QueryName]?: { readonly part: ReadPart; readonly of: (data: unknown, params: Data) => string };
} = {
  applicationDetail: { part: 'APPLICATION', of: personOf },
  personContact: { part: 'CONTACT', of: named },
  personTimeline: { part: 'TIMELINE', of: named },
  screeningItem: { part: 'SCREENING', of: personOf },
  interviewDetail: { part: 'INTERVIEW', of: personOf },
  offerDetail: { part: 'OFFER', of: personOf },
  collectionDetail: { part: 'COLLECTION', of: personOf },
  notifications: { part: 'MESSAGES', of: named },
};

/** Records that somebody of the staff read about somebody else. People who look at what is theirs leave no trace. */
export function noteRead(reads: ReadRecorder, { account }: Caller, part: ReadPart, jobSeekerId: string): void {
  if (!account || jobSeekerId === '' || account.jobSeekerId === jobSeekerId || !isStaff(account.roles)) return;
  reads.record({ readerId: account.accountId, jobSeekerId, part });
}
