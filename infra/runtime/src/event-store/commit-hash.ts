import { sha256 } from './event-text.ts';

/** What is kept of a commit, and the hash that was kept of that. */
export interface StoredCommit {
  readonly commitId: string;
  readonly digest: string | null;
  readonly before: number | null;
  readonly last: number;
  readonly hash: string;
}

/** What is kept of a commit, as a hash that the ledger seals. */
export const commitHash = ({ commitId, digest, before, last }: Omit<StoredCommit, 'hash'>): string =>
  sha256(`${commitId}\n${digest}\n${before}\n${last}`);
