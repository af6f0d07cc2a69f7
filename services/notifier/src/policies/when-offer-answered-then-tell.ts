import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, type NotificationRequest, type Words } from '../request.ts';

interface Answered {
  readonly offerId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly hrOwnerId: string;
  readonly reason?: string | null;
}

const tellOwner = (
  { offerId, jobSeekerId, positionId, hrOwnerId, reason }: Answered,
  words: Words,
): readonly NotificationRequest[] =>
  hrOwnerId === ''
    ? []
    : [
        byMail({
          template: 'offer-answered',
          to: { accountId: hrOwnerId },
          about: jobSeekerId,
          positionId,
          link: { page: `/staff/offers/${offerId}` },
          fields: { what: { words }, reason: { typed: reason ?? null } },
        }),
      ];

/** The candidate's answer is confirmed, and so is that it came too late or that the company took the offer back; the recruiter in charge learns of each, and of an approval that passed or was refused. */
export const offerAnswers = [
  when('OfferAccepted', ({ data }) => [
    byMail({
      template: 'offer-accepted',
      to: { jobSeekerId: data.jobSeekerId },
      positionId: data.positionId,
      fields: {},
    }),
    ...tellOwner(data, { 'zh-CN': '已接受Offer', 'en-US': 'offer accepted' }),
  ]),
  when('StepAgreed', ({ data }) =>
    data.final
      ? tellOwner(data, { 'zh-CN': '审批已全部通过，可以发送', 'en-US': 'approved, and ready to be sent' })
      : [],
  ),
  when('OfferRefused', ({ data }) => [
    byMail({
      template: 'offer-refused',
      to: { jobSeekerId: data.jobSeekerId },
      positionId: data.positionId,
      fields: {},
    }),
    ...tellOwner(data, { 'zh-CN': '已拒绝Offer', 'en-US': 'offer refused' }),
  ]),
  when('OfferExpired', ({ data }) => [
    ...byMailAndSms({
      template: 'offer-expired',
      to: { jobSeekerId: data.jobSeekerId },
      positionId: data.positionId,
      fields: {},
    }),
    ...tellOwner(data, { 'zh-CN': 'Offer已过期未回复', 'en-US': 'offer expired without an answer' }),
  ]),
  // What ends with its application, or for a better one, is told by that.
  when('OfferWithdrawn', ({ data: { jobSeekerId, positionId, cause, wasSent } }) =>
    cause === 'WITHDRAWN' && wasSent === true
      ? byMailAndSms({ template: 'offer-withdrawn', to: { jobSeekerId }, positionId, fields: {} })
      : [],
  ),
  when('StepDisagreed', ({ data }) => tellOwner(data, { 'zh-CN': 'Offer审批未通过', 'en-US': 'offer not approved' })),
];
