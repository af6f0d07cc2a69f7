import { accountEvents } from './account/events.ts';
import { advertisementEvents } from './advertisement/events.ts';
import { applicationEvents } from './application/events.ts';
import { appointmentEvents } from './appointment/events.ts';
import { appointmentSessionEvents } from './appointment-session/events.ts';
import { claimEvents } from './claim/events.ts';
import { companySettingsEvents } from './company-settings/events.ts';
import { dataRequestEvents } from './data-request/events.ts';
import { evaluationEvents } from './evaluation/events.ts';
import { infoCollectionEvents } from './info-collection/events.ts';
import { interviewEvents } from './interview/events.ts';
import { interviewerCalendarEvents } from './interviewer-calendar/events.ts';
import { jobSeekerEvents } from './job-seeker/events.ts';
import { linkEvents } from './link/events.ts';
import { messageTemplateEvents } from './message-template/events.ts';
import { notificationEvents } from './notification/events.ts';
import { offerEvents } from './offer/events.ts';
import { operationsEvents } from './operations/events.ts';
import { positionEvents } from './position/events.ts';
import { privacyAuthorizationEvents } from './privacy-authorization/events.ts';
import { resumeEvents } from './resume/events.ts';
import { resumeFileEvents } from './resume-file/events.ts';
import { screeningItemEvents } from './screening-item/events.ts';
import type { EventContract, EventsOf } from './shared/define.ts';
import { subscriberEvents } from './subscriber/events.ts';

/** Every event contract of the log by its type. */
export const events = {
  ...accountEvents,
  ...advertisementEvents,
  ...applicationEvents,
  ...appointmentSessionEvents,
  ...appointmentEvents,
  ...claimEvents,
  ...companySettingsEvents,
  ...dataRequestEvents,
  ...evaluationEvents,
  ...infoCollectionEvents,
  ...interviewEvents,
  ...interviewerCalendarEvents,
  ...jobSeekerEvents,
  ...linkEvents,
  ...messageTemplateEvents,
  ...notificationEvents,
  ...offerEvents,
  ...operationsEvents,
  ...positionEvents,
  ...privacyAuthorizationEvents,
  ...resumeFileEvents,
  ...resumeEvents,
  ...screeningItemEvents,
  ...subscriberEvents,
} satisfies Readonly<Record<string, EventContract>>;

export type EventName = keyof typeof events;
/** One event of the log as its contract describes it; a union of names gives the union of their events. */
export type EventNamed<K extends EventName> = Extract<EventsOf<typeof events>, { readonly type: K }>;
