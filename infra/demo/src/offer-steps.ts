import { day, iso } from './hours.ts';
import { advance, made, type Steps } from './journey.ts';

/** From the last talk to the new colleague who fills in the forms. */
export const offerSteps: Steps = {
  'hr-interview': (journey) => advance(journey, 'HR_INTERVIEW'),

  async 'offer-drafted'(journey) {
    const { teller, hr, company, applicationId, position, person, today } = journey;
    await advance(journey, 'OFFER');
    const { offerId } = await teller.tell(hr, 'DraftOffer', {
      applicationId,
      type: position.type,
      positionTitle: position.title,
      plannedEntryDate: iso(new Date(today.getTime() + 45 * day)).slice(0, 10),
      probationMonths: 6,
      workLocation: person.residence,
      approverIds: [company.idOf('approver1'), company.idOf('approver2')],
      pay: { monthly: 32_000, months: 15, signOn: 0, note: '' },
    });
    journey.made.offerId = String(offerId);
  },

  async 'offer-approving'(journey) {
    await journey.teller.tell(journey.hr, 'SubmitOfferForApproval', { offerId: made(journey, 'offerId') });
    await journey.teller.tell(journey.company.as('approver1'), 'AgreeOffer', { offerId: made(journey, 'offerId') });
  },

  async 'offer-sent'(journey) {
    const { teller, hr, company, person, position, today } = journey;
    const offerId = made(journey, 'offerId');
    // The link lives seven days, so the letter left within them.
    teller.at(new Date(Math.max(teller.now().getTime(), today.getTime() - 2 * day)));
    await teller.tell(company.as('approver2'), 'AgreeOffer', { offerId });
    const content = `${person.name}，你好：\n\n我们诚挚邀请你加入云岭网络，担任${position.title}。薪酬与入职安排见链接中的录用信。\n\n云岭网络招聘组`;
    await teller.tell(hr, 'SendOffer', {
      offerId,
      subject: '云岭网络录用通知',
      content,
      sms: `${person.name}，你的录用通知已发出，请打开链接查看。`,
    });
  },

  async collecting(journey) {
    const { teller, hr, me } = journey;
    const offerId = made(journey, 'offerId');
    await teller.tell(me, 'AcceptOffer', { offerId });
    const collectionId = await teller.collectionOf(offerId);
    await advance(journey, 'ONBOARDING');
    await teller.tell(hr, 'SendCollection', { collectionId });
    journey.made.collectionId = collectionId;
  },
};
