import { type NextStep, type PermissionCode, type StepOfHr, stepsOfHr } from '@talentlog/contracts';
import { rowScope, takesAnswers } from '@talentlog/domain/fold';
import { oneOf } from '../access/pages.ts';
import {
  aboutCollection,
  aboutOffer,
  collectionIdOf,
  openWorkOf,
  permissionOf,
  turnOf,
} from '../applications/index.ts';
import type { RowOf } from '../open-views.ts';
import type { On, ViewReader } from '../views/view.ts';
import { counted, type Found, mostRead, type OfMine, type Owed, type Viewer } from './found.ts';
import { interviewsOver, nothingOver, underWay } from './interviews-over.ts';

const isOfHr = (step: NextStep | null): step is StepOfHr => stepsOfHr.some((one) => one === step);

/** The applications that these rows are about. */
export async function applicationsOf<C extends string>(
  view: ViewReader<{ readonly id: string; readonly data: { readonly applicationId: string } }, C | 'updatedAt'>,
  where: readonly On<C>[],
): Promise<string[]> {
  const rows = await view.first({ where, sort: [{ field: 'updatedAt', descending: true }], limit: mostRead });
  return rows.map(({ data }) => data.applicationId);
}

/** Those whose work came back to HR: a time was chosen, or none while one could be, or an interview declined. */
async function returned(viewer: Viewer, mine: OfMine): Promise<string[]> {
  const { views } = viewer;
  const [chosen, unanswered, declined] = await Promise.all([
    applicationsOf(views.appointments, [...oneOf('state', ['RESERVED']), ...mine]),
    neverChosen(viewer, mine),
    applicationsOf(views.interviews, [...underWay, ...oneOf('state.reply', ['DECLINED']), ...mine]),
  ]);
  return [...chosen, ...unanswered, ...declined];
}

/** Those who chose no time before their session was closed; those who still may are not read. */
async function neverChosen({ views, now }: Viewer, mine: OfMine): Promise<string[]> {
  const open: readonly On<'state' | 'positionId'>[] = [...oneOf('state', ['NOT_RESERVED', 'IN_RESERVATION']), ...mine];
  const asking = await views.appointments.countBy('data.appointmentSessionId', { where: open });
  if (asking.size === 0) return [];
  const sessions = await views.sessions.getMany(asking.keys());
  const over = [...sessions.values()].filter((session) => !takesAnswers(session, now)).map(({ id }) => id);
  if (over.length === 0) return [];
  return applicationsOf(views.appointments, [...open, { field: 'data.appointmentSessionId', in: over }]);
}

/** Those whose collection is HR's: it is not the candidate's, or no more because the link is over. */
async function withCollection({ views, now }: Viewer, mine: OfMine): Promise<string[]> {
  const [atHr, linkOver] = await Promise.all([
    applicationsOf(views.collections, [...oneOf('state', ['TO_COLLECT', 'COLLECTED', 'LOCKED', 'PUSHED']), ...mine]),
    applicationsOf(views.collections, [
      ...oneOf('state', ['COLLECTING']),
      { field: 'data.link.expiresAt', from: '', to: now },
      ...mine,
    ]),
  ]);
  return [...atHr, ...linkOver];
}

/** Where a permission lets the viewer take steps; undefined where nowhere. */
export function placeOf(permission: PermissionCode, { account }: Viewer, own: On<'positionId'>): OfMine | undefined {
  const { everything, ownPositions } = rowScope([permission], account.roles);
  if (everything) return [];
  return ownPositions ? [own] : undefined;
}

/** Applications of which some step may be the viewer's, by the permission that it needs. */
type Candidates = ReadonlyMap<PermissionCode, ReadonlySet<string>>;

/**
 * Steps of applications that others worked on, which are the viewer's to take now, and those that somebody else is late with. What
 * nobody works on is found by itself (`idle.ts`), and so are offers (`offers.ts`).
 */
export async function stepsOf(viewer: Viewer, own: On<'positionId'>): Promise<Owed> {
  const place = (permission: PermissionCode) => placeOf(permission, viewer, own);
  const [records, collections] = [place('MANAGE_RECORD'), place('MANAGE_COLLECTION')];
  const [back, over, collected] = await Promise.all([
    records ? returned(viewer, records) : [],
    records ? interviewsOver(viewer, records) : nothingOver,
    collections ? withCollection(viewer, collections) : [],
  ]);
  const candidates: Candidates = new Map([
    ['MANAGE_RECORD', new Set([...back, ...over.applicationIds])],
    ['MANAGE_COLLECTION', new Set(collected)],
  ]);
  const { found, counts } = counted(await stepsAmong(candidates, viewer));
  return { found, counts: new Map([...counts, ['CHASE', (counts.get('CHASE') ?? 0) + over.unread]]) };
}

/** Found by the states of the work, and told by the table of turns, so that lists name the same step. */
export async function stepsAmong(found: Candidates, viewer: Viewer): Promise<Found[]> {
  const all = await viewer.views.applications.getMany([...found.values()].flatMap((ids) => [...ids]));
  const rows = [...all.values()]
    .filter(({ inHand }) => inHand !== 'NOTHING')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const work = await openWorkOf(rows, viewer);
  return rows.flatMap((row): Found[] => {
    const { nextStep, dueAt } = turnOf(row, work, { account: nobodyByName }, viewer);
    if (nextStep === null || !found.get(permissionOf(nextStep))?.has(row.id)) return [];
    const isLate = dueAt !== null && dueAt < viewer.now;
    const kind = isOfHr(nextStep) ? nextStep : nextStep === 'EVALUATE' && isLate ? 'CHASE' : undefined;
    return kind === undefined ? [] : [{ kind, id: thingOf(row, nextStep), ...about(row), dueAt, application: row }];
  });
}

/** Names are looked up for what is shown. */
const nobodyByName = (accountId: string) => ({ accountId, name: '' });

const thingOf = (row: RowOf<'applications'>, step: NextStep): string => {
  if (aboutOffer.includes(step)) return row.data.offers.at(-1)?.offerId ?? row.id;
  return aboutCollection.includes(step) ? collectionIdOf(row) : row.id;
};

/** The application, as an item of my work names it. */
export const about = ({ id, jobSeekerId, positionId, since, data }: RowOf<'applications'>) => ({
  ...{ applicationId: id, jobSeekerId, positionId },
  since: since > data.since ? since : data.since,
});
