import { decidedAccount } from './account/deciders.ts';
import { decidedAdvertisement } from './advertisement/deciders.ts';
import { decidedApplication } from './application/deciders.ts';
import { decidedAppointment } from './appointment/deciders.ts';
import { decidedAppointmentSession } from './appointment-session/deciders.ts';
import { decidedCompanySettings } from './company-settings/deciders.ts';
import { decidedDataRequest } from './data-request/deciders.ts';
import { decidedEvaluation } from './evaluation/deciders.ts';
import { decidedInfoCollection } from './info-collection/deciders.ts';
import { decidedInterview } from './interview/deciders.ts';
import { decidedJobSeeker } from './job-seeker/deciders.ts';
import { decidedLink } from './link/deciders.ts';
import { decidedMessageTemplate } from './message-template/deciders.ts';
import { decidedNotification } from './notification/deciders.ts';
import { decidedOffer } from './offer/deciders.ts';
import { decidedOperations } from './operations/deciders.ts';
import { decidedPosition } from './position/deciders.ts';
import { decidedPrivacyAuthorization } from './privacy-authorization/deciders.ts';
import { decidedResume } from './resume/deciders.ts';
import { decidedResumeFile } from './resume-file/deciders.ts';
import { decidedScreeningItem } from './screening-item/deciders.ts';
import type { Decided } from './shared/aggregate.ts';
import { decidedSubscriber } from './subscriber/deciders.ts';

const all: readonly Decided[] = [
  decidedAccount,
  decidedAdvertisement,
  decidedApplication,
  decidedAppointment,
  decidedAppointmentSession,
  decidedCompanySettings,
  decidedDataRequest,
  decidedEvaluation,
  decidedInfoCollection,
  decidedInterview,
  decidedJobSeeker,
  decidedLink,
  decidedMessageTemplate,
  decidedNotification,
  decidedOffer,
  decidedOperations,
  decidedPosition,
  decidedPrivacyAuthorization,
  decidedResume,
  decidedResumeFile,
  decidedScreeningItem,
  decidedSubscriber,
];

/** Every aggregate that is commanded, with its decisions, by its name. */
export const decided: Readonly<Record<string, Decided>> = Object.fromEntries(all.map((one) => [one.name, one]));
