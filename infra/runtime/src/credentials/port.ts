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
  /** Keeps a second factor that is being set up, beside any other one. */
  putFactor(factor: BegunFactor): Promise<void>;
  findFactor(id: string): Promise<StoredFactor | undefined>;
  /** Those of an account that no event tells of, begun after that moment: the newest few, newest first. */
  factorsBegun(accountId: string, since: number): Promise<readonly StoredFactor[]>;
  /** Takes a step of time, so that its code works once: true where no step as late was taken before. */
  takeFactorStep(id: string, step: number): Promise<boolean>;
  /** Keeps these hashes of codes to recover with, in place of those the factor had. */
  keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void>;
  /** Uses one up: true where it was there. */
  takeRecoveryCode(id: string, hash: string): Promise<boolean>;
  /** An event told of it: any other one of its account is dropped. */
  confirmFactor(id: string): Promise<void>;
  dropFactor(id: string): Promise<void>;
  /** Drops those of an account that were begun by then. */
  dropFactorsOf(accountId: string, until: number): Promise<void>;
  /** Those that no event tells of, as far as is known here. */
  doubtfulFactors(): Promise<readonly Omit<BegunFactor, 'sealed'>[]>;
  /** Those kept before that moment that are unconfirmed, or not the only one of their account. */
  doubtful(before: number): Promise<readonly Pick<Credential, 'id' | 'accountId'>[]>;
  /** Whether the store knows everything that the log told before there was a store. */
  isComplete(): Promise<boolean>;
  noteComplete(): Promise<void>;
  close(): Promise<void>;
}

/** A second factor as it lies on the disk: its secret sealed by the company's. */
export interface StoredFactor {
  readonly id: string;
  readonly sealed: string;
}

/** One whose owner still has to show that the app works. */
export interface BegunFactor extends StoredFactor {
  readonly accountId: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** What proves the password of an account. */
export interface Credential {
  readonly id: string;
  readonly accountId: string;
  readonly hash: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}
