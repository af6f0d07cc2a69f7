import type {
  EvaluationData,
  InfoCollectionData,
  InterviewData,
  OfferData,
  ScreeningItemData,
} from '@talentlog/domain';
import type { Condition } from '@talentlog/runtime';
import { accountOf, type QueryContext, type QueryHandlers, type QueryResult } from '../http/query-context.ts';
import { listScope } from '../views/scope.ts';
import { personSeen, positionRef } from '../views/seen.ts';
import type { WorkspaceRow } from '../views/workspace.ts';
import type { ApplicationStored } from './rows.ts';

type Item = QueryResult<'myWork'>['items'][number];
type Kind = Item['kind'];

/** One source of work: which rows of which view wait for the viewer, and until when. */
interface Source<D = unknown> {
  readonly kind: Kind;
  readonly view: string;
  /** Conditions for this viewer, or undefined when it is never their work. */
  readonly where: (context: QueryContext) => readonly Condition[] | undefined;
  readonly scope?: Parameters<typeof listScope>[0];
  readonly waits?: (row: WorkspaceRow<D>, context: QueryContext) => boolean;
  readonly dueAt: (row: WorkspaceRow<D>) => string | null;
  readonly applicationId: (row: WorkspaceRow<D>) => string;
}

const mine =
  (field: string) =>
  (context: QueryContext): Condition[] => [{ field, in: [accountOf(context).accountId] }];
const define = <D>(source: Source<D>): Source => source as unknown as Source;
const has = (context: QueryContext, ...roles: readonly string[]) =>
  accountOf(context).roles.some((role) => roles.includes(role));
const forHr = (conditions: readonly Condition[]) => (context: QueryContext) =>
  has(context, 'HR', 'PR', 'AD')
    ? [...conditions, ...(has(context, 'AD') ? [] : mine('ownerIds')(context))]
    : undefined;

const sources: readonly Source[] = [
  define<ScreeningItemData>({
    kind: 'SCREEN',
    view: 'screeningItem',
    where: (context) => [...mine('data.screenerId')(context), { field: 'state', in: ['UNSCREENED', 'UNDETERMINED'] }],
    dueAt: ({ data }) => data.deadline,
    applicationId: ({ data }) => data.applicationId,
  }),
  define<EvaluationData>({
    kind: 'EVALUATE',
    view: 'evaluation',
    where: (context) => [...mine('data.interviewerId')(context), { field: 'state', in: ['UNEVALUATED'] }],
    dueAt: () => null,
    applicationId: ({ data }) => data.applicationId,
  }),
  define<OfferData>({
    kind: 'APPROVE',
    view: 'offer',
    where: (context) => [...mine('assigneeIds')(context), { field: 'state.approval', in: ['APPROVING'] }],
    waits: ({ data }, context) => data.steps[data.currentStep]?.approverId === accountOf(context).accountId,
    dueAt: () => null,
    applicationId: ({ data }) => data.applicationId,
  }),
  define<ApplicationStored['data']>({
    kind: 'HANDLE',
    view: 'application',
    where: forHr([{ field: 'state', in: ['TO_HANDLE'] }]),
    waits: ({ data }) => data.openWork.length === 0 && data.offers.length === 0,
    dueAt: () => null,
    applicationId: ({ id }) => id,
  }),
  define<InterviewData>({
    kind: 'SIGN_IN',
    view: 'interview',
    where: (context) => [...mine('assigneeIds')(context), { field: 'state.life', in: ['NOT_STARTED'] }],
    dueAt: ({ data }) => data.start,
    applicationId: ({ data }) => data.applicationId,
  }),
  define<OfferData>({
    kind: 'SEND_OFFER',
    view: 'offer',
    where: forHr([
      { field: 'state.approval', in: ['PASSED'] },
      { field: 'state.status', in: ['PENDING_SEND'] },
    ]),
    dueAt: () => null,
    applicationId: ({ data }) => data.applicationId,
  }),
  ...(
    [
      'TO_COLLECT:SEND_COLLECTION',
      'COLLECTED:REVIEW_COLLECTION',
      'LOCKED:PUSH_COLLECTION',
      'PUSHED:CONFIRM_ONBOARDING',
    ] as const
  ).map((pair) => {
    const [state, kind] = pair.split(':') as [string, Kind];
    return define<InfoCollectionData>({
      kind,
      view: 'infoCollection',
      where: (context) => (has(context, 'HR', 'AD') ? forHr([{ field: 'state', in: [state] }])(context) : undefined),
      waits: ({ data }) => kind !== 'PUSH_COLLECTION' || data.pushing === null,
      dueAt: ({ data }) => data.entry?.entryDate ?? null,
      applicationId: ({ data }) => data.applicationId,
    });
  }),
];

export const myWorkHandlers: Pick<QueryHandlers, 'myWork'> = {
  async myWork(_params, context) {
    const found = await Promise.all(sources.map((source) => itemsOf(source, context)));
    const items = found
      .flatMap(({ items: some }) => some)
      .sort((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999') || a.since.localeCompare(b.since));
    const counts: Record<string, number> = {};
    for (const { kind, count } of found) counts[kind] = (counts[kind] ?? 0) + count;
    return { data: { items: items.slice(0, 100), counts } };
  },
};

async function itemsOf(source: Source, context: QueryContext): Promise<{ kind: Kind; count: number; items: Item[] }> {
  const where = source.where(context);
  if (where === undefined) return { kind: source.kind, count: 0, items: [] };
  const { rows } = await context.views.list(source.view, {
    where,
    sort: [{ field: 'updatedAt', descending: true }],
    limit: 200,
  });
  const waiting = (rows as WorkspaceRow[]).filter((row) => source.waits?.(row, context) ?? true);
  const { views, now } = context;
  // Done work of an ended record may still stand in its view; whoever lost it does not owe it any more.
  const items: Item[] = [];
  for (const row of waiting) {
    const applicationId = source.applicationId(row);
    const record = (await views.get('application', applicationId)) as ApplicationStored | undefined;
    const ended = record?.bucket !== 'ACTIVE' && source.kind !== 'CONFIRM_ONBOARDING';
    if (ended || (source.kind === 'CONFIRM_ONBOARDING' && record?.data.outcome === 'EMPLOYED')) continue;
    items.push({
      kind: source.kind,
      id: row.id,
      applicationId,
      person: await personSeen(views, row.jobSeekerId, now),
      position: await positionRef(views, row.positionId),
      dueAt: source.dueAt(row),
      since: row.since,
    });
  }
  return { kind: source.kind, count: items.length, items };
}
