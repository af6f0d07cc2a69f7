import { type NextStep, type PermissionCode, type StepOfHr, scopeFor, stepsOfHr } from '@talentlog/contracts';
import { oneOf } from '../access/pages.ts';
import { collectionIdOf, openWorkOf } from '../applications/open-work.ts';
import { turnOf } from '../applications/turns.ts';
import type { ApplicationStored } from '../applications/view.ts';
import type { On, ViewReader } from '../views/view.ts';
import { type Found, mostRead, type Viewer } from './found.ts';

/** Rows of positions on which the viewer may take a step; everywhere where it asks nothing. */
export type OfMine = readonly On<'positionId'>[];

const aboutOffer: readonly NextStep[] = ['SUBMIT_OFFER', 'SEND_OFFER'];
const byOffers: readonly NextStep[] = ['DRAFT_OFFER', ...aboutOffer];
const aboutCollection: readonly NextStep[] = [
  'SEND_COLLECTION',
  'REVIEW_COLLECTION',
  'PUSH_COLLECTION',
  'CONFIRM_ONBOARDING',
];
const isOfHr = (step: NextStep | null): step is StepOfHr => stepsOfHr.some((one) => one === step);

/** The applications that these rows are about. */
async function applicationsOf<C extends string>(
  view: ViewReader<{ readonly id: string; readonly data: { readonly applicationId: string } }, C | 'updatedAt'>,
  where: readonly On<C>[],
): Promise<string[]> {
  const rows = await view.first({ where, sort: [{ field: 'updatedAt', descending: true }], limit: mostRead });
  return rows.map(({ data }) => data.applicationId);
}

/** Those whose work came back to HR or ran out: a time was chosen, an interview declined, or over for a while. */
async function returned({ views, now }: Viewer, mine: OfMine): Promise<string[]> {
  const open = oneOf<'state.life'>('state.life', ['NOT_STARTED', 'IN_INTERVIEW']);
  const [chosen, declined, over] = await Promise.all([
    applicationsOf(views.appointments, [...oneOf('state', ['RESERVED']), ...mine]),
    applicationsOf(views.interviews, [...open, ...oneOf('state.reply', ['DECLINED']), ...mine]),
    applicationsOf(views.interviews, [...open, { field: 'data.end', from: '', to: now }, ...mine]),
  ]);
  return [...chosen, ...declined, ...over];
}

const withOffer = ({ views }: Viewer, mine: OfMine): Promise<string[]> =>
  applicationsOf(views.offers, [...oneOf('state.status', ['PENDING_SEND']), ...mine]);

const withCollection = ({ views }: Viewer, mine: OfMine): Promise<string[]> =>
  applicationsOf(views.collections, [...oneOf('state', ['TO_COLLECT', 'COLLECTED', 'LOCKED', 'PUSHED']), ...mine]);

/** Where steps about work of others may be found, each with the permission that the step needs. */
const places = [
  { permission: 'MANAGE_RECORD', find: returned },
  { permission: 'MANAGE_OFFER', find: withOffer },
  { permission: 'MANAGE_COLLECTION', find: withCollection },
] as const satisfies readonly {
  permission: PermissionCode;
  find: (viewer: Viewer, mine: OfMine) => Promise<readonly string[]>;
}[];

export const permissionOf = (step: NextStep): PermissionCode =>
  byOffers.includes(step) ? 'MANAGE_OFFER' : aboutCollection.includes(step) ? 'MANAGE_COLLECTION' : 'MANAGE_RECORD';

/** Where a permission lets the viewer take steps; undefined where nowhere. */
export function placeOf(permission: PermissionCode, { account }: Viewer, own: On<'positionId'>): OfMine | undefined {
  const scope = scopeFor(permission, account.roles);
  return scope === 'A' ? [] : scope === 'P' ? [own] : undefined;
}

/**
 * Steps of applications that others worked on, which are the viewer's to take now, and those that somebody else is late with. The rows
 * are found by the states of that work and told by the table of turns, so that lists name the same step. What nobody works on is
 * found by itself (`idle.ts`).
 */
export async function stepsOf(viewer: Viewer, own: On<'positionId'>): Promise<Found[]> {
  const found = new Map<PermissionCode, ReadonlySet<string>>();
  await Promise.all(
    places.map(async ({ permission, find }) => {
      const mine = placeOf(permission, viewer, own);
      if (mine !== undefined) found.set(permission, new Set(await find(viewer, mine)));
    }),
  );
  const all = await viewer.views.applications.getMany([...found.values()].flatMap((ids) => [...ids]));
  const rows = [...all.values()]
    .filter(({ inHand }) => inHand !== 'NOTHING')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const work = await openWorkOf(rows, viewer);
  return rows.flatMap((row): Found[] => {
    const { nextStep, dueAt } = turnOf(row, work, { account: nobodyByName }, viewer.now);
    if (nextStep === null || !found.get(permissionOf(nextStep))?.has(row.id)) return [];
    const isLate = dueAt !== null && dueAt < viewer.now;
    const kind = isOfHr(nextStep) ? nextStep : nextStep === 'EVALUATE' && isLate ? 'CHASE' : undefined;
    return kind === undefined ? [] : [{ kind, id: thingOf(row, nextStep), ...about(row), dueAt, application: row }];
  });
}

/** Names are looked up for what is shown. */
const nobodyByName = (accountId: string) => ({ accountId, name: '' });

const thingOf = (row: ApplicationStored, step: NextStep): string => {
  if (aboutOffer.includes(step)) return row.data.offers.at(-1)?.offerId ?? row.id;
  return aboutCollection.includes(step) ? collectionIdOf(row) : row.id;
};

/** The application, as an item of my work names it. */
export const about = ({ id, jobSeekerId, positionId, since, data }: ApplicationStored) => ({
  ...{ applicationId: id, jobSeekerId, positionId },
  since: since > data.since ? since : data.since,
});
