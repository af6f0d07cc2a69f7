import { seeker, staff } from '../../../infra/demo/dist/teller.js';

const reasons = ['经验与岗位不符', '期望薪酬超出预算', '面试未通过', '岗位已满'];

/** What may end an application, by its turn: the first that is not refused does. */
const ends = [
  ({ applicationId, reason }) => [['EliminateApplication', { applicationId, reason }]],
  ({ applicationId, reason }) => [['EliminateApplication', { applicationId, reason }]],
  ({ applicationId }) => [['WithdrawApplication', { applicationId, reason: '已接受其他机会' }]],
  ({ applicationId, reason }) => [['EliminateApplication', { applicationId, reason }]],
  ({ applicationId }) => [['InvalidateApplication', { applicationId, cause: 'DUPLICATE' }]],
  ({ applicationId, reason }) => [['EliminateApplication', { applicationId, reason }]],
  ({ applicationId }) => [['WithdrawApplication', { applicationId }]],
];
/** An offer is taken back first. */
const withOffer = ({ offerId, reason }) => [['WithdrawOffer', { offerId, reason }]];

/** Brings every application that is under way to one of its ends, by the commands of those who would have done it. */
export async function endStories(events, { send, load }) {
  const people = new Map();
  const owners = new Map();
  for (const { type, data } of events) {
    if (type === 'AccountRegistered') people.set(data.jobSeekerId, seeker(data.accountId, data.jobSeekerId, ''));
    if (type === 'PositionCreated') owners.set(data.positionId, staff(data.hrOwnerId, '', ['HR']));
  }
  const delivered = events.filter(({ type }) => type === 'RecordDelivered');
  for (const [index, { data }] of delivered.entries()) {
    const { applicationId, jobSeekerId, positionId } = data;
    const row = await load('application', applicationId);
    const callers = { hr: owners.get(positionId), me: people.get(jobSeekerId) };
    const about = { applicationId, reason: reasons[index % reasons.length], offerId: row.data.offers.at(-1)?.offerId };
    const taken = about.offerId === undefined ? [] : withOffer(about);
    for (const [name, payload] of [...taken, ...ends[index % ends.length](about), ...ends[0](about)])
      await send(name === 'WithdrawApplication' ? callers.me : callers.hr, name, payload);
  }
}
