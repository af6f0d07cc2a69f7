import { when } from '@talentlog/runtime';
import { byMail, type NotificationRequest, type Words } from '../request.ts';

const tellOwner = (
  accountId: string,
  positionId: string,
  offerId: string,
  words: Words,
): readonly NotificationRequest[] =>
  accountId === ''
    ? []
    : [
        byMail({
          template: 'offer-answered',
          to: { accountId },
          positionId,
          link: { page: `/staff/offers/${offerId}` },
          fields: { what: { words } },
        }),
      ];

/** The candidate's acceptance is confirmed; the recruiter in charge learns of every answer, and of none in time. */
export const offerAnswers = [
  when('OfferAccepted', ({ data: { jobSeekerId, positionId, offerId, hrOwnerId } }) => [
    byMail({ template: 'offer-accepted', to: { jobSeekerId }, positionId, fields: {} }),
    ...tellOwner(hrOwnerId, positionId, offerId, {
      'zh-CN': '候选人已接受Offer',
      'en-US': 'The candidate accepted the offer',
    }),
  ]),
  when('OfferRefused', ({ data: { positionId, offerId, hrOwnerId } }) =>
    tellOwner(hrOwnerId, positionId, offerId, {
      'zh-CN': '候选人已拒绝Offer',
      'en-US': 'The candidate refused the offer',
    }),
  ),
  when('OfferExpired', ({ data: { positionId, offerId, hrOwnerId } }) =>
    tellOwner(hrOwnerId, positionId, offerId, {
      'zh-CN': 'Offer已过期未回复',
      'en-US': 'The offer expired without an answer',
    }),
  ),
  when('StepDisagreed', ({ data: { positionId, offerId, hrOwnerId } }) =>
    tellOwner(hrOwnerId, positionId, offerId, { 'zh-CN': 'Offer审批未通过', 'en-US': 'The offer was not approved' }),
  ),
];
