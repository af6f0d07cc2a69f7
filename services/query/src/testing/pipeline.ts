import type { AdvertisementDetails } from '@talentlog/contracts';
import { type About, anApplication } from './company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from './offer-story.ts';
import { aPerson } from './people.ts';
import { happened, id, type Told } from './story.ts';
import { aCollection, aMessage, anInterview, aSession, screened } from './work.ts';

/** The nth person with everything that lists show of them, on one position; ids are apart by kind. */
export function everythingOf(n: number, positionId: string): Told[] {
  const about: About = { applicationId: id(1000 + n), jobSeekerId: id(2000 + n), positionId };
  const offerId = id(4000 + n);
  return [
    ...aPerson(about.jobSeekerId, `林晓${n}`),
    anApplication(about),
    ...screened(id(3000 + n), about),
    draftedOffer(offerId, about),
    submittedOffer(offerId, about),
    agreedOffer(offerId, about),
    sentOffer(offerId, about),
    ...anInterview(id(5000 + n), id(6000 + n), about),
    ...aCollection(id(7000 + n), offerId, about),
    aSession(id(8000 + n), positionId),
    aMessage(id(9000 + n), about.jobSeekerId),
  ];
}

/** An advertisement of the position that is open to everybody. */
export const advertised = (
  advertisementId: string,
  positionId: string,
  title = 'AD-1',
  changes: Partial<AdvertisementDetails> = {},
): Told[] => [
  happened('advertisement', advertisementId, 'AdvertisementCreated', {
    advertisementId,
    positionId,
    number: title,
    details: {
      channel: 'SOCIAL_SITE',
      adType: 'NORMAL',
      deadline: '2026-12-01T00:00:00.000Z',
      publishAt: null,
      order: 100,
      ...changes,
    },
  }),
  happened('advertisement', advertisementId, 'AdvertisementPublished', {
    advertisementId,
    publishedAt: '2026-11-01T00:00:00.000Z',
  }),
];
