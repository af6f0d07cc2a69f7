import { account } from './account/index.ts';
import { advertisement } from './advertisement/index.ts';
import { application } from './application/index.ts';
import { appointment } from './appointment/index.ts';
import { appointmentSession } from './appointment-session/index.ts';
import { claim } from './claim/index.ts';
import { companySettings } from './company-settings/index.ts';
import { dataRequest } from './data-request/index.ts';
import { evaluation } from './evaluation/index.ts';
import { infoCollection } from './info-collection/index.ts';
import { interview } from './interview/index.ts';
import { interviewerCalendar } from './interviewer-calendar/index.ts';
import { jobSeeker } from './job-seeker/index.ts';
import { link } from './link/index.ts';
import { messageTemplate } from './message-template/index.ts';
import { notification } from './notification/index.ts';
import { offer } from './offer/index.ts';
import { operations } from './operations/index.ts';
import { position } from './position/index.ts';
import { privacyAuthorization } from './privacy-authorization/index.ts';
import { resume } from './resume/index.ts';
import { resumeFile } from './resume-file/index.ts';
import { screeningItem } from './screening-item/index.ts';
import type { Aggregate } from './shared/aggregate.ts';
import { subscriber } from './subscriber/index.ts';

/** Every aggregate of the log by its name, which is also the first word of its streams. */
export const aggregates: Readonly<Record<string, Aggregate>> = {
  position,
  advertisement,
  claim,
  companySettings,
  operations,
  screeningItem,
  messageTemplate,
  notification,
  link,
  jobSeeker,
  resumeFile,
  resume,
  account,
  privacyAuthorization,
  offer,
  infoCollection,
  application,
  appointmentSession,
  appointment,
  interview,
  interviewerCalendar,
  evaluation,
  dataRequest,
  subscriber,
};
