import type { LinkPurpose, Role, StepUp } from '@talentlog/contracts';

/** As whom the holder of an account acts. */
export type Identity = 'JobSeeker' | 'CampusAmbassador' | 'Staff';

/** An identity that an account holds, and the roles that count while its holder acts so. */
export interface Held {
  readonly identity: Identity;
  readonly roles: readonly Role[];
}

/** A signed-in person with the rights that the identity they act as has at this moment: those of their others count after switching. */
export interface AccountCaller {
  readonly accountId: string;
  /** The person they are; nobody while they act as staff. */
  readonly jobSeekerId: string | undefined;
  /** The same while they act as staff, too: about themselves they read nothing as staff. */
  readonly ownPersonId?: string | undefined;
  readonly name: string;
  readonly identity: Identity;
  readonly roles: readonly Role[];
  /** All identities of the account, to say which other one could do what this one may not. */
  readonly held?: readonly Held[];
  readonly signInId: string;
  /** What this browser proved since it signed in. */
  readonly satisfied?: readonly StepUp[];
  /** The request brings a fresh proof that it is the account's owner, beside the sign-in. */
  readonly isProved?: true;
}

/** The holder of a valid one-time link and what they proved so far. */
export interface LinkCaller {
  readonly linkId: string;
  readonly purpose: LinkPurpose;
  readonly subjectAggregate: string;
  readonly subjectId: string;
  readonly jobSeekerId: string;
  readonly satisfied: readonly StepUp[];
  /** How often the tail may still be tried from where the request came; of a link that still asks for it. */
  readonly triesLeft?: number;
}

/** Who comes by a link that is over, and had proved it while it worked: what it was may be said to them, nothing more. */
export interface OverLink extends Omit<LinkCaller, 'satisfied'> {
  readonly end: 'EXPIRED' | 'VOIDED';
}

/** Everything a request proves about who sends it. A program inside the house is `system`. */
export interface Caller {
  readonly account?: AccountCaller;
  readonly link?: LinkCaller;
  /** Only where a route asks for it; everywhere else a link that is over answers like one that never was. */
  readonly over?: OverLink;
  readonly system?: string;
}
