import type { LinkPurpose, Role, StepUp } from '@talentlog/contracts';

/** A signed-in person with the rights their account has at this moment. */
export interface AccountCaller {
  readonly accountId: string;
  readonly jobSeekerId: string | undefined;
  readonly name: string;
  readonly identity: 'JobSeeker' | 'CampusAmbassador' | 'Staff';
  readonly roles: readonly Role[];
  readonly signInId: string;
  /** What this browser proved since it signed in. */
  readonly satisfied?: readonly StepUp[];
}

/** The holder of a valid one-time link and what they proved so far. */
export interface LinkCaller {
  readonly linkId: string;
  readonly purpose: LinkPurpose;
  readonly subjectAggregate: string;
  readonly subjectId: string;
  readonly jobSeekerId: string;
  readonly satisfied: readonly StepUp[];
  /** How often the tail may still be tried from where the request came; of a link that asks for one. */
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
