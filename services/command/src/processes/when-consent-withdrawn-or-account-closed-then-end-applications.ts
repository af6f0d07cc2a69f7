import { when } from '@talentlog/runtime';
import type { Look } from './look.ts';
import { process } from './process.ts';

/** Without the person's consent, or the person, an application cannot go on. */
export const whenConsentWithdrawnOrAccountClosedThenEndApplications = process(
  'when-consent-withdrawn-or-account-closed-then-end-records',
  when(
    ['ConsentWithdrawn', 'ConsentDeclined', 'AccountClosed', 'ErasureBegun'],
    ({ data: { applicationIds } }, _look: Look) =>
      applicationIds.map(
        (applicationId) =>
          ({ name: 'InvalidateApplication', payload: { applicationId, cause: 'CONSENT_WITHDRAWN' } }) as const,
      ),
  ),
);
