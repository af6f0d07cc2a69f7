import { accountsProjector } from './accounts/index.ts';
import { applicationsProjector } from './applications/index.ts';
import { collectionsProjector } from './collections/index.ts';
import { companySettingsProjector } from './company-settings/index.ts';
import { dataRequestsProjector } from './data-requests/index.ts';
import { filesProjector } from './files/index.ts';
import { interviewsProjector } from './interviews/index.ts';
import { jobsProjector } from './jobs/index.ts';
import { linksProjector } from './links/index.ts';
import { messageTemplatesProjector } from './message-templates/index.ts';
import { notificationsProjector } from './notifications/index.ts';
import { offersProjector } from './offers/index.ts';
import { peopleProjector } from './people/index.ts';
import { positionsProjector } from './positions/index.ts';
import type { Projector } from './projection/index.ts';
import { resumesProjector } from './resumes/index.ts';
import { screeningProjector } from './screening/index.ts';
import { sessionsProjector } from './sessions/index.ts';
import { subscribersProjector } from './subscribers/index.ts';
import { timelineProjector } from './timeline/index.ts';

/** Every projector of the query side: one per subject, each rebuilt alone. Adding one is a line here. */
export const projectors: readonly Projector[] = [
  companySettingsProjector,
  positionsProjector,
  jobsProjector,
  peopleProjector,
  resumesProjector,
  applicationsProjector,
  screeningProjector,
  sessionsProjector,
  interviewsProjector,
  offersProjector,
  collectionsProjector,
  accountsProjector,
  notificationsProjector,
  messageTemplatesProjector,
  linksProjector,
  filesProjector,
  dataRequestsProjector,
  subscribersProjector,
  timelineProjector,
];

/** Events that no view shows, each with the reason; what is neither here nor in a projector's list fails the parity test. */
export const ignored: Readonly<Record<string, string>> = {
  ClaimTaken: 'uniqueness is asked of the log, and its keys are hashes',
  ClaimReleased: 'as ClaimTaken',
  BookingAdded: 'interviews show when they are held; the calendar only keeps two from meeting',
  BookingRemoved: 'as BookingAdded',
  ParkedEventRetried: 'the audit reads what operators did from the log, and no list shows it',
  ParkedEventDiscarded: 'as ParkedEventRetried',
  KeptTimeEnded: 'as ParkedEventRetried',
};
