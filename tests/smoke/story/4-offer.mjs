import { chapter, must, mustBe, step } from '../check.mjs';

const entryDay = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Drafted, agreed to by two people, sent and accepted. */
export async function offer(world, story) {
  chapter('4  The offer');
  await approval(world, story);
  await answer(world, story);
}

async function approval(world, story) {
  const { hr, applicationId, interviewer } = story;
  const first = world.person('the first approver');
  const second = world.person('the second approver');
  const inTurn = { offerId: undefined };

  await step('HR drafts an offer with two approvers; it cannot be sent yet', async () => {
    await first.signsInAsStaff('approver1');
    await second.signsInAsStaff('approver2');
    const approverIds = [(await first.account()).accountId, (await second.account()).accountId];
    const terms = {
      type: 'SOCIAL',
      positionTitle: '高速接口验证工程师',
      plannedEntryDate: entryDay(),
      probationMonths: 3,
      workLocation: '武汉',
      pay: { monthly: 36_000, months: 15, signOn: 20_000 },
      approverIds,
    };
    const drafted = await hr.does('DraftOffer', { applicationId, ...terms });
    story.offerId = drafted.offerId;
    inTurn.offerId = drafted.offerId;
    story.entryDay = terms.plannedEntryDate;
    await hr.mayNot('SendOffer', letter(story), 409, 'offer.not_approved');
    await hr.mayNot('DraftOffer', { applicationId, ...terms }, 409, 'offer.live_exists');
  });

  await step('it is submitted; only the approver in turn may agree', async () => {
    await hr.does('SubmitOfferForApproval', inTurn);
    await second.mayNot('AgreeOffer', inTurn, 403, 'auth.forbidden');
    await hr.mayNot('AgreeOffer', inTurn, 403, 'auth.forbidden');
  });

  await step('the first approver hands it to a colleague, who agrees', async () => {
    const to = (await interviewer.account()).accountId;
    await first.does('ForwardOffer', { ...inTurn, toAccountId: to, reason: '出差' });
    await first.mayNot('AgreeOffer', inTurn, 403, 'approval.not_current');
    const { items } = await interviewer.asks('myWork');
    must(
      items.some(({ kind, id }) => kind === 'APPROVE' && id === story.offerId),
      "it should be among the colleague's work",
      items,
    );
    await interviewer.does('AgreeOffer', inTurn);
  });

  await step('the second agrees, HR sends it', async () => {
    await second.does('AgreeOffer', inTurn);
    mustBe((await hr.asks('offerDetail', inTurn)).approval, 'PASSED', 'the approval');
    await hr.does('SendOffer', letter(story));
    await hr.mayNot('SendOffer', letter(story), 409, 'offer.already_sent');
  });
}

const letter = ({ offerId }) => ({
  offerId,
  subject: '云岭网络录用通知',
  content: '王晨，你好：\n\n我们诚挚邀请你加入云岭网络。',
  sms: '王晨，你的录用通知已发出。',
});

async function answer(world, story) {
  const { offerId, newPhone, phone } = story;
  const holder = world.person('the holder of the offer link');
  const wrong = (code) => (code === '000000' ? '111111' : '000000');

  await step('the link in the mail asks for a code, sent to the phone that the company knows', async () => {
    const path = await story.linkMailedTo(story.email, 'send_offer');
    story.links.push({ path, purpose: 'offer' });
    holder.token = path.split('/').pop();
    mustBe((await holder.asks('linkOpened')).stepUp, 'code', 'the step-up of an offer link');
    await holder.mayNot('AcceptOffer', { offerId }, 403, 'link.step_up_required');
    await holder.does('SendLinkCode');
    const code = await story.codeSentTo(newPhone);
    must(phone !== newPhone, 'the story should use two phones');
    await holder.mayNot('VerifyLinkCode', { code: wrong(code) }, 422, 'sms.code_wrong');
    await holder.does('VerifyLinkCode', { code });
  });

  await step('another browser with the same link must ask for its own code', async () => {
    const thief = world.person('another browser');
    thief.token = holder.token;
    const { status, body } = await thief.query('offerPage');
    mustBe([status, body.code], [403, 'link.step_up_required'], 'the offer in another browser');
  });

  await step('the offer is read and accepted', async () => {
    const page = await holder.asks('offerPage');
    mustBe([page.name, page.status, page.pay?.monthly], ['王晨', 'SENT', 36_000], 'the page of the offer');
    const { collectionId } = await holder.does('AcceptOffer', { offerId });
    story.collectionId = collectionId;
    await holder.mayNot('RefuseOffer', { offerId, reason: '改主意了' }, 409, 'offer.status_unsupported');
    mustBe((await story.hr.asks('offerDetail', { offerId })).status, 'ACCEPTED', 'the offer as HR sees it');
  });
}
