import type { EventsOf, privacyAuthorizationEvents } from '@talentlog/contracts';

/** To which policy the person consented, until when, and when staff last asked. */
export interface PrivacyAuthorizationData {
  readonly policyVersion: string | null;
  readonly grantedAt: string | null;
  readonly expiresAt: string | null;
  readonly requestedAt: string | null;
}

/** Nobody was asked yet. */
export const noPrivacyAuthorization: PrivacyAuthorizationData = {
  policyVersion: null,
  grantedAt: null,
  expiresAt: null,
  requestedAt: null,
};

/** The fold of a consent. */
export function evolvePrivacyAuthorization(
  data: PrivacyAuthorizationData,
  event: EventsOf<typeof privacyAuthorizationEvents>,
): PrivacyAuthorizationData {
  switch (event.type) {
    case 'ConsentGranted': {
      const { policyVersion, expiresAt } = event.data;
      return { policyVersion, grantedAt: event.at, expiresAt, requestedAt: null };
    }
    case 'ConsentExpired':
      return data;
    case 'ConsentWithdrawn':
      return { ...data, policyVersion: null, grantedAt: null, expiresAt: null };
    case 'ConsentRequested':
      return { ...data, requestedAt: event.at };
  }
}
