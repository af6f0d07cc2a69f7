import type { Process } from './process.ts';
import { whenAccountClosedThenErasePerson } from './when-account-closed-then-erase-person.ts';
import { whenApplicationEndedThenCloseItsWork } from './when-application-ended-then-close-its-work.ts';
import { whenConsentWithdrawnOrAccountClosedThenEndApplications } from './when-consent-withdrawn-or-account-closed-then-end-applications.ts';
import { whenPolicyChangedThenAskForConsent } from './when-policy-changed-then-ask-for-consent.ts';
import { whenPositionClosedThenStopAdvertisements } from './when-position-closed-then-stop-advertisements.ts';

/** Every process of the command side. Adding one is a file beside these and a line here. */
export const processes: readonly Process[] = [
  whenPositionClosedThenStopAdvertisements,
  whenApplicationEndedThenCloseItsWork,
  whenConsentWithdrawnOrAccountClosedThenEndApplications,
  whenAccountClosedThenErasePerson,
  whenPolicyChangedThenAskForConsent,
];
