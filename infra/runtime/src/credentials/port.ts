/**
 * Hashes of passwords, apart from log and views: events only tell that there is another one, by its id. First it is kept, then the
 * event tells of it, then it is confirmed; what was kept for an event that never came is found among the doubtful ones. Every change
 * is durable before it resolves.
 */
export interface CredentialStore {
  /** Keeps it, unconfirmed. The same id again changes nothing. */
  put(credential: Credential): Promise<void>;
  find(id: string): Promise<string | undefined>;
  /** An event told of it. */
  confirm(id: string): Promise<void>;
  drop(id: string): Promise<void>;
  dropAllOf(accountId: string): Promise<void>;
  /** Keeps the sealed secret of a second factor, in place of the one that was kept, with its codes to recover. */
  putFactor(accountId: string, sealed: string): Promise<void>;
  findFactor(accountId: string): Promise<StoredFactor | undefined>;
  /** Takes a step of time, so that its code works once: true where no step as late was taken before. */
  takeFactorStep(accountId: string, step: number): Promise<boolean>;
  /** Keeps these hashes of codes to recover with, in place of those there were. */
  keepRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void>;
  /** Uses one up: true where it was there. */
  takeRecoveryCode(accountId: string, hash: string): Promise<boolean>;
  dropFactor(accountId: string): Promise<void>;
  /** Those kept before that moment that are unconfirmed, or not the only one of their account. */
  doubtful(before: number): Promise<readonly Pick<Credential, 'id' | 'accountId'>[]>;
  /** Whether the store knows everything that the log told before there was a store. */
  isComplete(): Promise<boolean>;
  noteComplete(): Promise<void>;
  close(): Promise<void>;
}

/** A second factor as it lies on the disk: its secret sealed by the company's. */
export interface StoredFactor {
  readonly sealed: string;
}

/** What proves the password of an account. */
export interface Credential {
  readonly id: string;
  readonly accountId: string;
  readonly hash: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}
