import type { EventReader, OpenEvents } from '@talentlog/runtime';
import { accountQueries } from './accounts/index.ts';
import { applicationQueries } from './applications/index.ts';
import type { QueryHandlers } from './bus/query-context.ts';
import { collectionQueries } from './collections/index.ts';
import { companySettingsQueries } from './company-settings/index.ts';
import { dataRequestQueries } from './data-requests/index.ts';
import { interviewQueries } from './interviews/index.ts';
import { jobQueries } from './jobs/index.ts';
import { linkQueries } from './links/index.ts';
import { messageTemplateQueries } from './message-templates/index.ts';
import { myWorkQueries } from './my-work/index.ts';
import { notificationQueries } from './notifications/index.ts';
import { offerQueries } from './offers/index.ts';
import { personQueries } from './people/index.ts';
import { positionQueries } from './positions/index.ts';
import { resumeQueries } from './resumes/index.ts';
import { screeningQueries } from './screening/index.ts';
import { sessionQueries } from './sessions/index.ts';
import { type DeliveriesSeen, deliveryQueries, subscriberQueries } from './subscribers/index.ts';
import { timelineQueries } from './timeline/index.ts';

/** What some answers read besides the views. */
type AnswerParts = Parameters<typeof dataRequestQueries>[0] &
  Parameters<typeof subscriberQueries>[0] & {
    readonly store: EventReader;
    readonly open: OpenEvents;
    readonly webhooks: DeliveriesSeen;
  };

/** The answer of every question. One without an answer does not compile. */
export const answersOf = (parts: AnswerParts): QueryHandlers => ({
  ...accountQueries,
  ...applicationQueries,
  ...collectionQueries,
  ...companySettingsQueries,
  ...interviewQueries,
  ...jobQueries,
  ...linkQueries,
  ...messageTemplateQueries,
  ...myWorkQueries,
  ...notificationQueries,
  ...offerQueries,
  ...personQueries,
  ...positionQueries,
  ...resumeQueries,
  ...screeningQueries,
  ...sessionQueries,
  ...timelineQueries(parts.store, parts.open),
  ...dataRequestQueries(parts),
  ...subscriberQueries(parts),
  ...deliveryQueries(parts.webhooks),
});
