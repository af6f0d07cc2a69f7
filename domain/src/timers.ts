import { accountTimers } from './account/index.ts';
import { advertisementTimers } from './advertisement/index.ts';
import { applicationTimers } from './application/index.ts';
import { appointmentTimers } from './appointment/index.ts';
import { appointmentSessionTimers } from './appointment-session/index.ts';
import { companySettingsTimers } from './company-settings/index.ts';
import { dataRequestTimers } from './data-request/index.ts';
import { interviewTimers } from './interview/index.ts';
import { linkTimers } from './link/index.ts';
import { notificationTimers } from './notification/index.ts';
import { offerTimers } from './offer/index.ts';
import { privacyAuthorizationTimers } from './privacy-authorization/index.ts';
import { screeningItemTimers } from './screening-item/index.ts';
import { mergeTimers } from './shared/timers.ts';

/** Every durable timer of the domain: event type to the timers it sets and cancels. */
export const timerRules = mergeTimers(
  advertisementTimers,
  screeningItemTimers,
  appointmentSessionTimers,
  appointmentTimers,
  interviewTimers,
  linkTimers,
  applicationTimers,
  offerTimers,
  notificationTimers,
  privacyAuthorizationTimers,
  accountTimers,
  dataRequestTimers,
  companySettingsTimers,
);
