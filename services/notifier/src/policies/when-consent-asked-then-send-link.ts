import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, type NotificationRequest, oneTimeLink, type Words } from '../request.ts';

interface Answered {
  readonly jobSeekerId: string;
  readonly requestedBy?: string | undefined;
}

const agreed = { 'zh-CN': '已同意授权', 'en-US': 'agreed' };
const declined = { 'zh-CN': '不同意授权', 'en-US': 'said no' };

const toAsker = ({ jobSeekerId, requestedBy }: Answered, what: Words): readonly NotificationRequest[] =>
  requestedBy === undefined
    ? []
    : [
        byMail({
          template: 'consent-answered',
          to: { accountId: requestedBy },
          about: jobSeekerId,
          link: { page: '/staff/applications' },
          fields: { what: { words: what } },
        }),
      ];

/** Whoever is asked for consent gets the link to answer by, also before it ends and when the policy changed; who asked hears the answer. */
export const consentLinks = [
  when('ConsentRequested', ({ data: { jobSeekerId, linkId, linkExpiresAt } }) =>
    // Nothing was sent before there was a link to answer by.
    linkId === undefined || linkExpiresAt === undefined
      ? []
      : byMailAndSms({
          template: 'consent-requested',
          to: { jobSeekerId },
          link: oneTimeLink('consent', { linkId }),
          fields: { until: { instant: linkExpiresAt } },
        }),
  ),
  when('ConsentReminded', ({ data: { jobSeekerId, linkId, expiresAt } }) =>
    byMailAndSms({
      template: 'consent-ending',
      to: { jobSeekerId },
      link: oneTimeLink('consent', { linkId }),
      fields: { expiresAt: { instant: expiresAt } },
    }),
  ),
  when('ConsentAskedAnew', ({ data: { jobSeekerId, linkId, until, policyVersion, tellFrom } }) =>
    byMailAndSms({
      template: 'consent-asked-anew',
      to: { jobSeekerId },
      link: oneTimeLink('consent', { linkId }),
      fields: { until: { instant: until }, version: policyVersion },
      ...(tellFrom === undefined ? {} : { from: tellFrom }),
    }),
  ),
  when('ConsentGranted', ({ data }) => toAsker(data, agreed)),
  when('ConsentDeclined', ({ data }) => toAsker(data, declined)),
];
