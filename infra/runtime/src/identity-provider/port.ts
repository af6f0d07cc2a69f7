/** One way of a browser to the provider and back: what must come back with it, which nobody else can know. */
export interface Trip {
  /** Where it comes back to; one address, told to the provider beforehand. */
  readonly returnTo: string;
  readonly state: string;
  readonly nonce: string;
  /** Proves at the end that whoever fetches the answer is who asked (PKCE, RFC 7636). */
  readonly verifier: string;
}

/** How somebody is sent there. */
export interface Sending {
  /** They are asked who they are, whoever is signed in there: the one before had no way in. */
  readonly isAnew: boolean;
}

/** Somebody as the provider tells of them. */
export interface ProvidedIdentity {
  readonly issuer: string;
  /** By which the provider knows them for ever; everything else may change. */
  readonly subject: string;
  readonly name: string | undefined;
  /** The login they have there. */
  readonly login: string | undefined;
  readonly email: string | undefined;
  /** Whether the provider says that the mail is theirs; undefined where it says nothing. */
  readonly emailVerified: boolean | undefined;
  /** Everything it says of them, for rules. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * What came of it. `denied`: they, or the provider, did not want to; `away`: it does not answer, or answers with a fault of its own; `wrong`: what it
 * answered does not hold. `detail` is for the log alone.
 */
export type Provided =
  | { readonly ok: true; readonly identity: ProvidedIdentity }
  | { readonly ok: false; readonly why: 'denied' | 'away' | 'wrong'; readonly detail: string };

/** Where a browser is sent to, or why it cannot be. */
export type WayThere =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly why: 'away' | 'wrong'; readonly detail: string };

/** Who vouches for colleagues: the accounts of the company that they have already. Nothing here rejects. */
export interface IdentityProvider {
  /** Where to send a browser that begins the trip. */
  wayThere(trip: Trip, how?: Sending): Promise<WayThere>;
  /** Who came back: `search` is the part of the address that the provider wrote. */
  whoCame(trip: Trip, search: string): Promise<Provided>;
}
