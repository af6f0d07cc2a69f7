import { accountTimers } from './account/timers.ts';
import { advertisementTimers } from './advertisement/timers.ts';
import { applicationTimers } from './application/timers.ts';
import { appointmentTimers } from './appointment/timers.ts';
import { appointmentSessionTimers } from './appointment-session/timers.ts';
import { companySettingsTimers } from './company-settings/timers.ts';
import { dataRequestTimers } from './data-request/timers.ts';
import { interviewTimers } from './interview/timers.ts';
import { linkTimers } from './link/timers.ts';
import { notificationTimers } from './notification/timers.ts';
import { offerTimers } from './offer/timers.ts';
import { privacyAuthorizationTimers } from './privacy-authorization/timers.ts';
import { screeningItemTimers } from './screening-item/timers.ts';
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
