/**
 * What lives outside the log because it is a secret or forgettable: sign-ins, codes, step-ups and rate limits. Secrets are kept
 * as hashes only. Durable and safe for two processes: a limit holds across a kill -9. Instants are milliseconds since 1970.
 */
export interface SignIns {
  /** A new sign-in; the returned opaque id (128 random bits at least) is shown once. */
  begin(signIn: { accountId: string; identity: string; now: number; expiresAt: number }): string;
  find(id: string, now: number): StoredSignIn | undefined;
  setIdentity(id: string, identity: string): void;
  end(id: string): void;
  /** Ends every sign-in of an account, but the one named. */
  endAllOf(accountId: string, except?: string): void;

  /** Stores a new code for (purpose, subject, browser) and forgets earlier ones for purpose and subject. */
  putCode(code: {
    purpose: string;
    subject: string;
    browser: string;
    code: string;
    tries: number;
    expiresAt: number;
  }): void;
  /** One try, atomically counted; `ok` uses the code up. */
  tryCode(attempt: {
    purpose: string;
    subject: string;
    browser: string;
    code: string;
    now: number;
  }): 'ok' | 'wrong' | 'expired';

  /** Takes one of `limit` places in the window; refuses with the seconds until a place is free. */
  take(
    key: string,
    limit: number,
    windowSeconds: number,
    now: number,
  ): { ok: true } | { ok: false; retryAfterSeconds: number };
  /** Places taken in the window, without taking one. */
  taken(key: string, windowSeconds: number, now: number): number;
  /** Gives all places back, as after a successful sign-in. */
  clear(key: string): void;

  /** Remembers that this browser proved `level` for this link. */
  putStepUp(stepUp: { linkId: string; browser: string; level: string; expiresAt: number }): void;
  stepUps(linkId: string, browser: string, now: number): readonly string[];
  close(): void;
}

export interface StoredSignIn {
  readonly accountId: string;
  readonly identity: string;
  readonly expiresAt: number;
}
