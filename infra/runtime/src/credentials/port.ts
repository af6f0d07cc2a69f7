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
  /** Those kept before that moment that are unconfirmed, or not the only one of their account. */
  doubtful(before: number): Promise<readonly Pick<Credential, 'id' | 'accountId'>[]>;
  /** Whether the store knows everything that the log told before there was a store. */
  isComplete(): Promise<boolean>;
  noteComplete(): Promise<void>;
  close(): Promise<void>;
}

/** What proves the password of an account. */
export interface Credential {
  readonly id: string;
  readonly accountId: string;
  readonly hash: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}
