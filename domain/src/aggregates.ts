import { account } from './account/account.ts';
import { advertisement } from './advertisement/advertisement.ts';
import { application } from './application/application.ts';
import { appointment } from './appointment/appointment.ts';
import { appointmentSession } from './appointmentSession/appointmentSession.ts';
import { claim } from './claim/claim.ts';
import { evaluation } from './evaluation/evaluation.ts';
import { infoCollection } from './infoCollection/infoCollection.ts';
import { interview } from './interview/interview.ts';
import { interviewerCalendar } from './interviewerCalendar/interviewerCalendar.ts';
import { jobSeeker } from './jobSeeker/jobSeeker.ts';
import { link } from './link/link.ts';
import { notification } from './notification/notification.ts';
import { offer } from './offer/offer.ts';
import { position } from './position/position.ts';
import { privacyAuthorization } from './privacyAuthorization/privacyAuthorization.ts';
import { resume } from './resume/resume.ts';
import { resumeFile } from './resumeFile/resumeFile.ts';
import { screeningItem } from './screeningItem/screeningItem.ts';
import type { Aggregate } from './shared/aggregate.ts';

/** Every aggregate of the log by its name, which is also the first word of its streams. */
export const aggregates: Readonly<Record<string, Aggregate>> = {
  position,
  advertisement,
  claim,
  screeningItem,
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
};
