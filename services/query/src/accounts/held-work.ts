import type { accountQueries as contract, HeldKind } from '@talentlog/contracts';
import { heldKind } from '@talentlog/domain/fold';
import { besideOf } from '../access/beside.ts';
import type { QueryContext, QueryHandlers, QueryResult } from '../bus/query-context.ts';
import type { AnyRow } from '../views/folded-view.ts';
import { taskKey } from '../views/tasks.ts';

type Held = QueryResult<'heldWork'>[number];
interface Found {
  readonly kind: HeldKind;
  readonly row: AnyRow;
  readonly at: string | null;
  readonly interview: Held['interview'];
}

/** More than one leaves behind; the rest is found once these are handed over. */
const most = 500;

/** Approvals under way, of everybody: who comes later in one has no task of it yet. */
const underWay = {
  where: [
    { field: 'state.approval', in: ['APPROVING'] },
    { field: 'state.status', in: ['PENDING_SEND'] },
  ],
  limit: 10 * most,
} as const;

/** What of a view is open in a colleague's name. */
async function open(accountId: string, { views, now }: QueryContext): Promise<readonly Found[]> {
  const key = taskKey({ accountId, finishedAt: null });
  const tasks = { where: [{ field: 'tasks', from: key, to: key }] as const, limit: most };
  const [positions, items, interviews, offers, sheets] = await Promise.all([
    views.positions.first({ where: [{ field: 'ownerIds', in: [accountId] }], limit: most }),
    views.screeningItems.first(tasks),
    views.interviews.first(tasks),
    views.offers.first(underWay),
    views.evaluations.first({
      where: [
        { field: 'data.interviewerId', in: [accountId] },
        { field: 'state', in: ['UNEVALUATED'] },
      ],
      limit: most,
    }),
  ]);
  const of = <R extends AnyRow>(
    aggregate: string,
    rows: readonly R[],
    more: (row: R) => Pick<Found, 'at' | 'interview'>,
  ) =>
    rows.flatMap((row): Found[] => {
      const kind = heldKind(aggregate, row, accountId);
      return kind === undefined ? [] : [{ kind, row, ...more(row) }];
    });
  // Whose interview is still to come is handed over with it.
  const met = await views.interviews.getMany(sheets.map(({ data }) => data.interviewId));
  const due = sheets.filter(({ data }) => (met.get(data.interviewId)?.data.start ?? '') <= now);
  const plain = () => ({ at: null, interview: null });
  return [
    ...of('position', positions, plain),
    ...of('screeningItem', items, ({ data }) => ({ at: data.deadline, interview: null })),
    ...of('interview', interviews, ({ data: { start, end, place, interviewerIds } }) => ({
      at: start,
      interview: place === null ? null : { start, end, place, interviewerIds: [...interviewerIds] },
    })),
    ...of('evaluation', due, plain),
    ...of('offer', offers, plain),
  ];
}

/** What is handed over before somebody leaves. */
export const heldWorkQueries: Pick<QueryHandlers, keyof typeof contract & 'heldWork'> = {
  async heldWork({ accountId }, context) {
    const found = await open(accountId, context);
    const rows = found.map(({ row }) => (row.positionId === '' ? { ...row, positionId: row.id } : row));
    const beside = await besideOf(rows, [], context);
    return {
      data: found.map(({ kind, row, at, interview }) => ({
        kind,
        id: row.id,
        revision: row.revision,
        position: beside.position(row.positionId === '' ? row.id : row.positionId),
        person: row.jobSeekerId === '' ? null : beside.person(row.jobSeekerId),
        at,
        interview,
      })),
    };
  },
};
