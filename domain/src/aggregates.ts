import { account } from './account/account.ts';
import { advertisement } from './advertisement/advertisement.ts';
import { application } from './application/application.ts';
import { appointment } from './appointment/appointment.ts';
import { appointmentSession } from './appointment-session/appointment-session.ts';
import { claim } from './claim/claim.ts';
import { companySettings } from './company-settings/company-settings.ts';
import { dataRequest } from './data-request/data-request.ts';
import { evaluation } from './evaluation/evaluation.ts';
import { infoCollection } from './info-collection/info-collection.ts';
import { interview } from './interview/interview.ts';
import { interviewerCalendar } from './interviewer-calendar/interviewer-calendar.ts';
import { jobSeeker } from './job-seeker/job-seeker.ts';
import { link } from './link/link.ts';
import { messageTemplate } from './message-template/message-template.ts';
import { notification } from './notification/notification.ts';
import { offer } from './offer/offer.ts';
import { operations } from './operations/operations.ts';
import { position } from './position/position.ts';
import { privacyAuthorization } from './privacy-authorization/privacy-authorization.ts';
import { resume } from './resume/resume.ts';
import { resumeFile } from './resume-file/resume-file.ts';
import { screeningItem } from './screening-item/screening-item.ts';
import type { Aggregate } from './shared/aggregate.ts';
import { subscriber } from './subscriber/subscriber.ts';

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
