import { stepUp } from '../support/company.ts';
import { terms } from '../support/position.ts';
import type { Staff, Told } from './told.ts';

/** Passes the check of bank cards. */
const card = '6225880137904452';

/** An offer that they accepted and that was withdrawn while they filled in their papers. */
export async function offer(
  { canaries, browser, phone, jobSeekerId }: Omit<Told, 'link'>,
  applicationId: string,
  { hr, approver, second, admin }: Staff,
) {
  const { word } = canaries;
  const letter = Buffer.from(`录用信 ${canaries.name} ${word('letter')}`);
  const { fileId, size, type } = (await hr.browser.upload('letter.txt', letter, 'attachment')).body as unknown as {
    fileId: string;
    size: number;
    type: string;
  };
  const attachment = { fileId, name: `${word('lettername')}.txt`, size, type };
  await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: word('toOffer') });
  const pay = { ...terms.pay, note: word('pay') };
  const approverIds = [approver.accountId];
  const { offerId } = await hr.browser.does('DraftOffer', {
    applicationId,
    ...terms,
    pay,
    attachment,
    approverIds,
    note: word('offernote'),
  });
  const again = (note: string, other: object = {}) =>
    hr.browser.does('EditOffer', {
      ...{ offerId, ...terms, pay, attachment, approverIds },
      note: word(note),
      ...other,
    });
  await again('edited');
  await hr.browser.does('SubmitOfferForApproval', { offerId });
  await approver.browser.does('DisagreeOffer', { offerId, reason: word('disagree') });
  await again('revised');
  await hr.browser.does('SubmitOfferForApproval', { offerId });
  await approver.browser.does('AgreeOffer', { offerId });
  // Other terms than those that were agreed to are asked for again; the approver asks somebody else.
  await again('anew', { positionTitle: '资深交换芯片验证工程师' });
  await hr.browser.does('SubmitOfferForApproval', { offerId });
  await approver.browser.does('ForwardOffer', { offerId, toAccountId: second.accountId, reason: word('forward') });
  await second.browser.does('AgreeOffer', { offerId });
  await hr.browser.does('SendOffer', { offerId, subject: word('subject'), content: word('content'), sms: word('sms') });
  await stepUp({ browser, phone });
  const { collectionId } = await browser.does('AcceptOffer', { offerId });
  await hr.browser.does('PassStep', { applicationId });
  await hr.browser.does('AdvanceStage', { applicationId, to: 'ONBOARDING' });
  await hr.browser.does('SendCollection', { collectionId });
  const paper = Buffer.from(`${canaries.name} ${word('paper')}`);
  const uploaded = (await browser.upload('degree.txt', paper, 'attachment')).body as unknown as typeof attachment;
  const degree = {
    fileId: uploaded.fileId,
    name: `${word('papername')}.txt`,
    size: uploaded.size,
    type: uploaded.type,
  };
  const content = { bank: { bank: word('bank'), number: card }, attachments: { degreeCertificate: [degree] } };
  await browser.does('SaveCollectionDraft', { collectionId, content });
  // Until then nobody lets go of them.
  const early = await admin.post('EraseJobSeeker', { jobSeekerId });
  if (early.body.code !== 'jobSeeker.erase_blocked') throw new Error(`erased with an accepted offer: ${early.text}`);
  await hr.browser.does('WithdrawOffer', { offerId, reason: word('withdraw') });
}
