import { type EventsOf, privacyAuthorizationEvents } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * A person's consent to the privacy policy, kept under the person's id. It gates what staff see of them and may do with them;
 * the person grants and withdraws it, time ends it. Source: DOMAIN.md section 5, table 13, and section 6.
 */
export const privacyAuthorizationLifecycle = lifecycle(privacyAuthorizationEvents)({
  initial: 'UNAUTHORIZED',
  states: {
    UNAUTHORIZED: { on: { ConsentGranted: 'AUTHORIZED', ConsentRequested: 'UNAUTHORIZED' } },
    // Each delivery asks again, so that a consent lives from the last time it was given.
    AUTHORIZED: { on: { ConsentGranted: 'AUTHORIZED', ConsentExpired: 'EXPIRED', ConsentWithdrawn: 'UNAUTHORIZED' } },
    EXPIRED: { on: { ConsentGranted: 'AUTHORIZED', ConsentWithdrawn: 'UNAUTHORIZED', ConsentRequested: 'EXPIRED' } },
  },
});

export interface PrivacyAuthorizationData {
  readonly policyVersion: string | null;
  readonly grantedAt: string | null;
  readonly expiresAt: string | null;
  readonly requestedAt: string | null;
}

export const noPrivacyAuthorization: PrivacyAuthorizationData = {
  policyVersion: null,
  grantedAt: null,
  expiresAt: null,
  requestedAt: null,
};

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
