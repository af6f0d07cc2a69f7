import { decides } from '../shared/aggregate.ts';
import { askConsentAnew } from './ask-consent-anew.ts';
import { declineConsent } from './decline-consent.ts';
import { expireConsent } from './expire-consent.ts';
import { grantConsent } from './grant-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';
import { remindOfConsent } from './remind-of-consent.ts';
import { requestConsent } from './request-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** The consent with the decision of every command. */
export const decidedPrivacyAuthorization = decides(privacyAuthorization, {
  GrantConsent: grantConsent,
  DeclineConsent: declineConsent,
  ExpireConsent: expireConsent,
  RemindOfConsent: remindOfConsent,
  AskConsentAnew: askConsentAnew,
  WithdrawConsent: withdrawConsent,
  RequestConsent: requestConsent,
});
