import { accountsProjector } from './accounts/view.ts';
import { applicationsProjector } from './applications/view.ts';
import { collectionsProjector } from './collections/view.ts';
import { companySettingsProjector } from './company-settings/view.ts';
import { dataRequestsProjector } from './data-requests/view.ts';
import { filesProjector } from './files/view.ts';
import { interviewsProjector } from './interviews/view.ts';
import { jobsProjector } from './jobs/view.ts';
import { linksProjector } from './links/view.ts';
import { messageTemplatesProjector } from './message-templates/view.ts';
import { notificationsProjector } from './notifications/view.ts';
import { offersProjector } from './offers/view.ts';
import { peopleProjector } from './people/view.ts';
import { positionsProjector } from './positions/view.ts';
import type { Projector } from './projection/index.ts';
import { resumesProjector } from './resumes/view.ts';
import { screeningProjector } from './screening/view.ts';
import { sessionsProjector } from './sessions/view.ts';
import { subscribersProjector } from './subscribers/view.ts';
import { timelineProjector } from './timeline/view.ts';

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
