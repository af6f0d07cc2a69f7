import type { RefusalCode } from '@talentlog/contracts';
import type { Caller, OverLink } from './caller.ts';

/** What a request carries that says who sends it. */
export interface Credentials {
  /** Opaque id of the sign-in, from the cookie or a bearer token. */
  readonly signInId?: string;
  /** Token of a one-time link (header X-Link-Token). */
  readonly linkToken?: string;
  /** That the owner of the account is there (header X-Proof), as `ProveSelf` answered. */
  readonly proof?: string;
  /** Secret of the browser, so that codes and step-ups stay in the browser that asked. */
  readonly browser?: string;
  /** The network it comes from (`networkOf`), under which tries are counted. */
  readonly address?: string;
}

/** Why nobody speaks by these credentials; with `over`, a link is over that its sender had proved. */
export interface Unresolved {
  readonly code: RefusalCode;
  readonly over?: OverLink;
}

/** Turns credentials into a caller with the rights of this moment. A link that is unknown, expired or void answers alike. */
export interface CallerResolver {
  resolve(credentials: Credentials): Promise<{ readonly caller: Caller } | Unresolved>;
}
