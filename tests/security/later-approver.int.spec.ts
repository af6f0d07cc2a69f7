import { expect, it } from '@jest/globals';
import { deliver } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox, until } from '../support/inbox.ts';
import { terms } from '../support/position.ts';

const at = companyOfFile();

it('of an offer is not suspended before another one has the step, who is asked when it comes', async () => {
  const { server, company } = at;
  const hr = await company.hire('own', 'HR');
  const [first, leaver, taker] = [
    await company.hire('first', 'OA'),
    await company.hire('leaver', 'OA'),
    await company.hire('taker', 'OA'),
  ];
  const applicationId = await deliver(await company.seeker('宋佳'), await company.advertise(hr.browser));
  await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
  const approverIds = [first.accountId, leaver.accountId];
  const { offerId } = await hr.browser.does('DraftOffer', { applicationId, ...terms, approverIds });
  await hr.browser.does('SubmitOfferForApproval', { offerId });
  const suspension = { accountId: leaver.accountId, reason: '离职' };
  const refused = await company.admin.post('SuspendAccount', suspension);
  expect([refused.body.code, refused.body.params]).toMatchObject(['account.open_work', { approval: 1 }]);
  const held = () => company.admin.asks<{ kind: string; id: string }[]>('heldWork', { accountId: leaver.accountId });
  expect((await held()).map(({ kind, id }) => [kind, id])).toEqual([['APPROVAL', offerId]]);
  const hand = { fromAccountId: leaver.accountId, toAccountId: taker.accountId };
  await company.admin.does('HandOverApproval', { offerId, ...hand });
  expect(await held()).toEqual([]);
  await company.admin.does('SuspendAccount', suspension);
  const asked = async (login: string) =>
    (await inbox(server, `${login}@yunling.example`)).filter(({ text }) => text.includes(String(offerId))).length;
  await until('the first one is asked', async () => (await asked('first')) === 1);
  expect(await asked('taker')).toBe(0);
  await first.browser.does('AgreeOffer', { offerId });
  await until('the taker is asked', async () => (await asked('taker')) === 1);
  expect(await asked('leaver')).toBe(0);
  await taker.browser.does('AgreeOffer', { offerId });
});
