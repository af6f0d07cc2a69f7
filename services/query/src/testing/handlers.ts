import { type AccessLog, type EventReader, type OpenEvents, silentLogger } from '@talentlog/runtime';
import { accountQueries } from '../accounts/queries.ts';
import { applicationQueries } from '../applications/queries.ts';
import { collectionQueries } from '../collections/queries.ts';
import { companySettingsQueries } from '../company-settings/queries.ts';
import { dataRequestQueries } from '../data-requests/queries.ts';
import type { QueryHandlers } from '../http/query-context.ts';
import { interviewQueries } from '../interviews/queries.ts';
import { jobQueries } from '../jobs/queries.ts';
import { linkQueries } from '../links/queries.ts';
import { messageTemplateQueries } from '../message-templates/queries.ts';
import { myWorkQueries } from '../my-work/my-work.ts';
import { notificationQueries } from '../notifications/queries.ts';
import { offerQueries } from '../offers/queries.ts';
import { personQueries } from '../people/queries.ts';
import { positionQueries } from '../positions/queries.ts';
import { resumeQueries } from '../resumes/queries.ts';
import { screeningQueries } from '../screening/queries.ts';
import { sessionQueries } from '../sessions/queries.ts';
import { deliveryQueries } from '../subscribers/deliveries.ts';
import { FeedReads } from '../subscribers/feed-reads.ts';
import { subscriberQueries } from '../subscribers/queries.ts';
import { timelineQueries } from '../timeline/timeline.ts';

const noDeliveries = { list: async () => [], counts: async () => [], replay: async () => undefined };
const noReads: AccessLog = {
  add: async () => {},
  list: async () => ({ rows: [], total: 0 }),
  forget: async () => {},
  countOlder: async () => 0,
  close: async () => {},
};

/** The answer to every question of the contracts, for specs that ask without a server; a missing one does not compile. */
export const handlersFor = (store: EventReader, open: OpenEvents): QueryHandlers => ({
  ...accountQueries,
  ...applicationQueries,
  ...collectionQueries,
  ...companySettingsQueries,
  ...interviewQueries,
  ...jobQueries,
  ...linkQueries,
  ...myWorkQueries,
  ...messageTemplateQueries,
  ...notificationQueries,
  ...offerQueries,
  ...personQueries,
  ...positionQueries,
  ...resumeQueries,
  ...screeningQueries,
  ...sessionQueries,
  ...timelineQueries(store, open),
  ...dataRequestQueries({ store, open, accessLog: noReads }),
  ...subscriberQueries({ store, open, last: new FeedReads(), logger: silentLogger, webhooks: noDeliveries }),
  ...deliveryQueries(noDeliveries),
});
