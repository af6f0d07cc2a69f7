/**
 * What lives outside the log because it is a secret or forgettable: sign-ins, codes, step-ups and rate limits. Secrets are kept
 * as hashes only. Durable and safe for two processes: a limit holds across a kill -9. Instants are milliseconds since 1970.
 */
export interface SignIns {
  /** A new sign-in; the returned opaque id (128 random bits at least) is shown once. */
  begin(signIn: { accountId: string; identity: string; now: number; expiresAt: number }): Promise<string>;
  find(id: string, now: number): Promise<StoredSignIn | undefined>;
  setIdentity(id: string, identity: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends every sign-in of an account, but the one named. */
  endAllOf(accountId: string, except?: string): Promise<void>;

  /** Stores a new code for (purpose, subject, browser) in place of the one it had; what another browser asked for stays good. */
  putCode(code: SentCode): Promise<void>;
  /** One try, atomically counted; `ok` uses the code up, unless it is kept. */
  tryCode(attempt: CodeAttempt): Promise<CodeResult>;

  /** Takes one of `limit` places in the window; refuses with the seconds until a place is free. */
  take(key: string, limit: number, windowSeconds: number, now: number): Promise<Taken>;
  /** Takes one place that counts in all of these windows, or none; refuses with the seconds until there is one in each. */
  takeWithin(key: string, limits: readonly Limit[], now: number): Promise<Taken>;
  /** Places taken in the window, without taking one. */
  taken(key: string, windowSeconds: number, now: number): Promise<number>;
  /** Gives all places back, as after a successful sign-in. */
  clear(key: string): Promise<void>;

  /** Remembers that this browser proved `level` for this link. */
  putStepUp(proof: StepUpProof): Promise<void>;
  stepUps(linkId: string, browser: string, now: number): Promise<readonly string[]>;
  /** Drops whatever was proved in this browser, and the accounts and links it is remembered for, except the account that is named. */
  forgetBrowser(browser: string, except?: string): Promise<void>;

  /** Remembers that the account was signed in in this browser. */
  rememberDevice(device: Device & { readonly expiresAt: number }): Promise<void>;
  knowsDevice(device: Device, now: number): Promise<boolean>;

  /**
   * Lets go at once of whoever is erased: their sign-ins, the browsers they are remembered in, and what was proved for their links.
   * Codes to a receiver and places taken are known by hashes of more than that: they go when they expire, within a day.
   */
  forget(whom: Forgotten): Promise<void>;
  close(): Promise<void>;
}

/** A code on its way to a person: who may use it, for what, from which browser. */
export interface SentCode {
  readonly purpose: string;
  readonly subject: string;
  readonly browser: string;
  readonly code: string;
  readonly tries: number;
  readonly expiresAt: number;
}

/** Somebody types a code. */
export interface CodeAttempt extends Omit<SentCode, 'tries' | 'expiresAt'> {
  readonly now: number;
  /** The right code stays good: something else is asked for before it is used. */
  readonly keep?: boolean;
}

/** What became of a try; a wrong one tells how many are left, and after the last one the code is gone. */
export type CodeResult = 'ok' | 'expired' | { readonly triesLeft: number };

/** An account in a browser. */
export interface Device {
  readonly accountId: string;
  readonly browser: string;
}

/** What there is of somebody who is erased. */
export interface Forgotten {
  /** Accounts, and whatever stands for one where browsers are remembered. */
  readonly accountIds: readonly string[];
  readonly linkIds: readonly string[];
}

/** So many places in so many seconds. */
export type Limit = readonly [places: number, seconds: number];

/** Whether there was a place, or how long to wait for one. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** What a browser proved about whoever holds a link. */
export interface StepUpProof {
  readonly linkId: string;
  readonly browser: string;
  readonly level: string;
  readonly expiresAt: number;
}

/** Somebody who is signed in. */
export interface StoredSignIn {
  readonly accountId: string;
  readonly identity: string;
  readonly begunAt: number;
  readonly expiresAt: number;
}
