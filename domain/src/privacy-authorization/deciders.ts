import { decides } from '../shared/aggregate.ts';
import { expireConsent } from './expire-consent.ts';
import { grantConsent } from './grant-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';
import { requestConsent } from './request-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** The consent with the decision of every command. */
export const decidedPrivacyAuthorization = decides(privacyAuthorization, {
  GrantConsent: grantConsent,
  ExpireConsent: expireConsent,
  WithdrawConsent: withdrawConsent,
  RequestConsent: requestConsent,
});
