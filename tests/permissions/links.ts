import { Browser } from '../support/browser.ts';
import { type Company, newPhone } from '../support/company.ts';
import { codeAfter, linkTo } from '../support/inbox.ts';
import { inDays, videoPlace } from '../support/position.ts';
import type { Side } from './side.ts';

/** Who followed a personal link, before and after the proof that it asks for. */
export interface Holder {
  readonly purpose: string;
  readonly unproved: Browser;
  readonly proved: Browser;
}

interface Sent {
  readonly purpose: string;
  readonly token: string;
  readonly phone: string;
  readonly proof: 'tail' | 'code';
}

/** Folders of the addresses in messages (requirements, section 2). */
const folders = [
  ['appointment', 'invite_reservation', 'tail'],
  ['interview', 'invite_interview', 'tail'],
  ['offer', 'send_offer', 'code'],
  ['collection', 'info_collection', 'code'],
] as const;

async function holderOf(company: Company, { purpose, token, phone, proof }: Sent): Promise<Holder> {
  const { server } = company;
  const proved = Browser.withToken(server, token);
  if (proof === 'tail') await proved.does('VerifyLinkTail', { tail: phone.slice(-4) });
  else await proved.does('VerifyLinkCode', { code: await codeAfter(server, phone, () => proved.does('SendLinkCode')) });
  return { purpose, proved, unproved: Browser.withToken(server, token) };
}

/** A candidate without an account, whom staff asked for consent and gave a copy of their data. */
async function linksOfStranger({ admin, server }: Company): Promise<Sent[]> {
  const [phone, email] = [newPhone(), 'stranger@mail.example'];
  const { jobSeekerId } = await admin.does('CreateJobSeeker', { name: '周来信', phone, email });
  await admin.does('RequestConsent', { jobSeekerId });
  const wish = { jobSeekerId, kind: 'ACCESS_COPY', details: '来信', identityProof: '身份证' };
  const { dataRequestId } = await admin.does('EnterDataRequest', wish);
  await admin.does('TakeDataRequest', { dataRequestId });
  await admin.does('FulfilDataRequest', { dataRequestId, answer: '副本已备好' });
  return [
    { purpose: 'consent', token: await linkTo(server, email, 'consent'), phone, proof: 'tail' },
    { purpose: 'dataCopy', token: await linkTo(server, email, 'data_copy'), phone, proof: 'code' },
  ];
}

/** A link of each purpose, and one that a later link replaced (`over`). */
export async function openLinks(company: Company, { person, staff, ids }: Side): Promise<readonly Holder[]> {
  const { server } = company;
  const { email, phone } = person;
  const sent: Sent[] = [];
  for (const [purpose, folder, proof] of folders)
    sent.push({ purpose, token: await linkTo(server, email, folder), phone, proof });
  const holders: Holder[] = [];
  // One after the other: two codes to one phone at once are told apart by nobody.
  for (const one of [...sent, ...(await linksOfStranger(company))]) holders.push(await holderOf(company, one));
  const former = holders.find(({ purpose }) => purpose === 'interview');
  const token = former?.proved.token ?? '';
  await staff.HR.browser.does('RescheduleInterview', {
    ...{ interviewId: ids.interview, start: inDays(2), end: new Date(Date.parse(inDays(2)) + 1_800_000).toISOString() },
    ...{ place: videoPlace, interviewerIds: [staff.IV.accountId], notify: true },
  });
  const later = await linkTo(server, email, 'invite_interview', [token]);
  const interview = await holderOf(company, { purpose: 'interview', token: later, phone, proof: 'tail' });
  return [
    ...holders.filter((one) => one !== former),
    interview,
    ...(former === undefined ? [] : [{ ...former, purpose: 'over' }]),
  ];
}
