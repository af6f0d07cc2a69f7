import type { DeliveryCard } from '@talentlog/contracts';
import { againFrom, application, dayOf } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { accountOf, type QueryContext, type QueryHandlers } from '../bus/query-context.ts';
import { acceptedOf, declinedOf } from './answered.ts';
import { meetingsOf } from './meetings.ts';
import { answersBy, personsWork } from './persons-work.ts';
import { todosOf } from './todos.ts';
import type { ApplicationStored } from './view.ts';

const none = { deliveries: [], counts: { ACTIVE: 0, ENDED: 0, INVALID: 0 }, resumeLocked: false };

/** The cards of the signed-in person's deliveries; what waits for them comes first. */
export const myDeliveries: QueryHandlers['myDeliveries'] = async ({ bucket }, context) => {
  const { applications } = context.views;
  const { jobSeekerId } = accountOf(context);
  if (jobSeekerId === undefined) return { data: none };
  const mine = { field: 'jobSeekerId', in: [jobSeekerId] } as const;
  const counted = await applications.countBy('bucket', { where: [mine] });
  const rows = await applications.first({
    where: [mine, { field: 'bucket', in: [bucket] }],
    sort: [{ field: 'createdAt', descending: true }],
    limit: 100,
  });
  const [beside, work] = await Promise.all([besideOf(rows, [], context), personsWork(rows, context)]);
  const owners = rows.flatMap((row) => beside.owned(row).ownerIds.slice(0, 1));
  const contacts = await context.views.accounts.getMany(owners);
  const todos = todosOf(work, context.now);
  const meetings = meetingsOf(work, context);
  const days = answersBy(work, context.now);
  const declined = declinedOf(work);
  const accepted = acceptedOf(work);
  const cards = rows.map((row) => {
    const { id } = row;
    // Nobody waits for anything of an application that is over.
    const ahead =
      row.bucket === 'ACTIVE'
        ? { todo: todos.get(id) ?? null, meeting: meetings.get(id) ?? null, nextBy: days.get(id) ?? null }
        : { todo: null, meeting: null, nextBy: null };
    const answered = { declined: declined.get(id) ?? [], accepted: accepted.get(id) ?? null };
    const contact = contacts.get(beside.owned(row).ownerIds[0] ?? '')?.data.name ?? '';
    return card(row, { ...ahead, ...answered, contact }, beside, context);
  });
  const count = (name: string) => counted.get(name) ?? 0;
  return {
    data: {
      deliveries: cards.sort((a, b) => Number(b.todo !== null) - Number(a.todo !== null)),
      counts: { ACTIVE: count('ACTIVE'), ENDED: count('ENDED'), INVALID: count('INVALID') },
      resumeLocked: count('ACTIVE') > 0,
    },
  };
};

function card(
  row: ApplicationStored,
  found: Pick<DeliveryCard, 'todo' | 'meeting' | 'nextBy' | 'declined' | 'accepted' | 'contact'>,
  beside: Beside,
  context: QueryContext,
): DeliveryCard {
  const { data, bucket } = row;
  const { title, titleEn } = beside.position(row.positionId);
  return {
    applicationId: row.id,
    positionId: data.positionId,
    advertisementId: data.advertisementId,
    title,
    titleEn,
    track: data.track,
    bucket,
    stage: data.stage,
    stepStatus: bucket === 'ACTIVE' ? row.state : 'PASSED',
    outcome: data.outcome,
    visited: data.visited.map(({ stage }) => stage),
    way: data.visited.map(({ stage, since }) => ({ stage, at: since })),
    endedAt: data.endedAt,
    againOn: againOn(row, context),
    deliveredAt: row.createdAt,
    since: data.since,
    ...found,
    revision: row.revision,
    allowedActions: actionsFor(application, row, beside.owned(row), context),
  };
}

/** After these no day is told to apply again from: who was hired has no need of it, and a closed position takes nobody. */
const neverAgain: readonly string[] = ['EMPLOYED', 'SIGNED_TWO_PARTY', 'SIGNED_THREE_PARTY', 'POSITION_CLOSED'];

/** What was taken back before screening, or never counted, keeps nobody waiting (DOMAIN.md section 6). */
function againOn({ bucket, data }: ApplicationStored, { now, settings }: QueryContext): string | null {
  if (data.outcome !== null && neverAgain.includes(data.outcome)) return null;
  if (bucket === 'INVALID' || (bucket === 'ACTIVE' && data.stage === 'DELIVERED')) return null;
  const day = data.againOn ?? againFrom(data.endedAt ?? now, settings);
  return dayOf(now) < day ? day : null;
}
