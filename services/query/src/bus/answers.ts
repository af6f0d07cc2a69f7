import type { EventReader, OpenEvents } from '@talentlog/runtime';
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
import { type DeliveriesSeen, deliveryQueries } from '../subscribers/deliveries.ts';
import { subscriberQueries } from '../subscribers/queries.ts';
import { timelineQueries } from '../timeline/timeline.ts';

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
