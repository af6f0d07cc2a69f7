import type { ConsentWay, EventsOf, Guardian, privacyAuthorizationEvents } from '@talentlog/contracts';

/** One consent that was given: to what, when, how, and how it ended where it has. */
export interface GivenConsent {
  readonly policyVersion: string;
  readonly at: string;
  /** Null of those that were given before this was written down. */
  readonly way: ConsentWay | null;
  readonly ended: { readonly at: string; readonly how: 'EXPIRED' | 'WITHDRAWN' | 'RENEWED' } | null;
}

/** To which policy the person consented, until when, and who asked for it. */
export interface PrivacyAuthorizationData {
  readonly policyVersion: string | null;
  readonly grantedAt: string | null;
  readonly expiresAt: string | null;
  /** When staff last asked without an answer that was yes. */
  readonly requestedAt: string | null;
  /** The colleague who asked and has no answer yet. */
  readonly requestedBy: string | null;
  /** The links that were sent last, in their order. */
  readonly linkIds: readonly string[];
  /** So long an invitation to consent that staff sent can be answered; null where there is none, or its answer was no. */
  readonly invitedUntil: string | null;
  /** The new version of the policy that the person was asked to agree to; `expiresAt` is then the last moment for it. */
  readonly askedVersion: string | null;
  /** Who agreed with somebody who was no adult; null also once the person was erased. */
  readonly guardian: Guardian | null;
  /** In the order they were given, the last ones alone. */
  readonly given: readonly GivenConsent[];
  /** When the person said no, in that order, the last ones alone. */
  readonly declinedAt: readonly string[];
}

/** So many links of one person work at most. */
export const mostLinks = 3;

/** So many are told of: whoever renews every day is not asked to read ten thousand. */
const mostGiven = 50;

/** Nobody was asked yet. */
export const noPrivacyAuthorization: PrivacyAuthorizationData = {
  policyVersion: null,
  grantedAt: null,
  expiresAt: null,
  requestedAt: null,
  requestedBy: null,
  linkIds: [],
  invitedUntil: null,
  askedVersion: null,
  guardian: null,
  given: [],
  declinedAt: [],
};

type Ended = NonNullable<GivenConsent['ended']>['how'];

/** The consent that lives has ended; one that had before keeps its end. */
const ended = ({ given }: PrivacyAuthorizationData, how: Ended, at: string): readonly GivenConsent[] =>
  given.map((one) => (one.ended === null ? { ...one, ended: { at, how } } : one));

const sent = ({ linkIds }: PrivacyAuthorizationData, linkId: string | null | undefined): readonly string[] =>
  linkId == null ? linkIds : [...linkIds, linkId].slice(-mostLinks);

const unasked = { requestedAt: null, requestedBy: null, invitedUntil: null, askedVersion: null } as const;

/** The fold of a consent. */
export function evolvePrivacyAuthorization(
  data: PrivacyAuthorizationData,
  event: EventsOf<typeof privacyAuthorizationEvents>,
): PrivacyAuthorizationData {
  switch (event.type) {
    case 'ConsentGranted': {
      const { policyVersion, expiresAt, way = null, guardian = null } = event.data;
      const one: GivenConsent = { policyVersion, at: event.at, way, ended: null };
      const given = [...ended(data, 'RENEWED', event.at), one].slice(-mostGiven);
      return { ...data, ...unasked, policyVersion, grantedAt: event.at, expiresAt, guardian, given };
    }
    case 'ConsentExpired':
      return { ...data, askedVersion: null, given: ended(data, 'EXPIRED', event.at) };
    case 'ConsentWithdrawn': {
      const nothing = { policyVersion: null, grantedAt: null, expiresAt: null, invitedUntil: null, guardian: null };
      return { ...data, ...nothing, askedVersion: null, given: ended(data, 'WITHDRAWN', event.at) };
    }
    case 'ConsentDeclined':
      return {
        ...data,
        ...{ requestedBy: null, invitedUntil: null },
        declinedAt: [...data.declinedAt, event.at].slice(-mostGiven),
      };
    case 'ConsentRequested': {
      const { requestedBy, linkId, linkExpiresAt = null } = event.data;
      const linkIds = sent(data, linkId);
      return { ...data, requestedAt: event.at, requestedBy, linkIds, invitedUntil: linkExpiresAt };
    }
    case 'ConsentReminded':
      return { ...data, linkIds: sent(data, event.data.linkId) };
    case 'ConsentAskedAnew': {
      const { linkId, policyVersion, until } = event.data;
      return { ...data, linkIds: sent(data, linkId), askedVersion: policyVersion, expiresAt: until };
    }
  }
}
