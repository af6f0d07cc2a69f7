import { accountQueries } from './account/queries.ts';
import { advertisementQueries } from './advertisement/queries.ts';
import { applicationQueries } from './application/queries.ts';
import { appointmentQueries } from './appointment/queries.ts';
import { appointmentSessionQueries } from './appointment-session/queries.ts';
import { companySettingsQueries } from './company-settings/queries.ts';
import { dataRequestQueries } from './data-request/queries.ts';
import { infoCollectionQueries } from './info-collection/queries.ts';
import { interviewQueries } from './interview/queries.ts';
import { jobSeekerQueries } from './job-seeker/queries.ts';
import { linkQueries } from './link/queries.ts';
import { messageTemplateQueries } from './message-template/queries.ts';
import { myWorkQueries } from './my-work/queries.ts';
import { notificationQueries } from './notification/queries.ts';
import { offerQueries } from './offer/queries.ts';
import { positionQueries } from './position/queries.ts';
import { privacyAuthorizationQueries } from './privacy-authorization/queries.ts';
import { resumeQueries } from './resume/queries.ts';
import { resumeSearchQueries } from './resume/search-queries.ts';
import { screeningItemQueries } from './screening-item/queries.ts';
import { subscriberQueries } from './subscriber/queries.ts';
import { webhookQueries } from './subscriber/webhook-queries.ts';

/** Every question that can be asked over `GET /api/queries/{name}`. */
export const queries = {
  ...advertisementQueries,
  ...linkQueries,
  ...appointmentQueries,
  ...interviewQueries,
  ...offerQueries,
  ...infoCollectionQueries,
  ...accountQueries,
  ...companySettingsQueries,
  ...resumeQueries,
  ...resumeSearchQueries,
  ...applicationQueries,
  ...jobSeekerQueries,
  ...privacyAuthorizationQueries,
  ...positionQueries,
  ...screeningItemQueries,
  ...appointmentSessionQueries,
  ...notificationQueries,
  ...myWorkQueries,
  ...messageTemplateQueries,
  ...dataRequestQueries,
  ...subscriberQueries,
  ...webhookQueries,
};
export type QueryName = keyof typeof queries;
