import type { SentLink } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, bySms, type NotificationRequest, oneTimeLink } from '../request.ts';

interface OfferLink extends SentLink {
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly expiresAt: string;
}

const withLink = ({ jobSeekerId, positionId, expiresAt, ...link }: OfferLink) => ({
  to: { jobSeekerId },
  positionId,
  link: oneTimeLink('offer', link),
  fields: { expiresAt: { instant: expiresAt } },
});

/** The candidate gets the offer's link in the recruiter's own words, later reminders, and a new link when it was renewed. */
export const offerLinks = [
  when('OfferSent', ({ data }): readonly NotificationRequest[] => {
    const { subject, content, sms } = data;
    // Erased before it could be sent: there is nobody to tell.
    if (subject === null || content === null || sms === null) return [];
    const request = withLink(data);
    const words = { mailSubject: subject, mailContent: content, smsContent: sms };
    // None leaves without: the letter, or what was attached in its place.
    const fields = { ...request.fields, ...words, attachment: { papersOf: 'offer' } as const };
    return [
      byMail({ ...request, template: 'offer-sent', fields }),
      bySms({ ...request, template: 'offer-sent', fields }),
    ];
  }),
  when('OfferReminded', ({ data }) => byMailAndSms({ ...withLink(data), template: 'offer-reminded' })),
  when('OfferLinkRenewed', ({ data }) => byMailAndSms({ ...withLink(data), template: 'offer-link-renewed' })),
];
