import { randomUUID } from 'node:crypto';
import { canonicalJson } from '../canonical.ts';
import * as packed from '../packed.ts';
import type { Commit } from '../port.ts';
import { record, sizeOf } from './record.ts';

/** The type of what says that a commit was stored; no event, and never read as one. */
export const commitType = 'TalentlogCommit';

/** A commit has a stream of its own, written with it: who finds it there knows that it was stored, and what of. */
export const commitStream = (commitId: string): string => `commit-${commitId}`;

/** What was stored: in each stream so many events from a revision on, in the order of the log. */
export interface CommitRecord {
  readonly digest: string;
  /** Of a log that moved here: a former version kept no hash of it. */
  readonly hash?: null;
  readonly writes: readonly { readonly stream: string; readonly from: number; readonly count: number }[];
}

/** Tells the same commit sent twice from another one under its id; the same one on SQLite, so that a log that moved still knows. */
export const digestOf = (commit: Commit): string => packed.digestOf(packed.packed(commit));

/** Its id is a new one each time, so that the server never takes a second attempt for the first and says that all is well. */
export function commitRecord(commitId: string, content: CommitRecord) {
  const stream = commitStream(commitId);
  const data = canonicalJson(content);
  const one = record(stream, { id: randomUUID(), type: commitType, data, properties: {} });
  return { record: one, size: sizeOf(stream, commitType, data) };
}
