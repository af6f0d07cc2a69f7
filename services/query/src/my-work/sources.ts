import type { PermissionCode } from '@talentlog/contracts';
import { notEvaluated } from '@talentlog/domain/fold';
import type { AccountCaller } from '@talentlog/runtime';
import { oneOf } from '../access/pages.ts';
import type { QueryContext, QueryResult } from '../http/query-context.ts';
import type { Keyed, On, ViewReader } from '../views/view.ts';

export type Kind = QueryResult<'myWork'>['items'][number]['kind'];

interface OfSomebody extends Keyed {
  readonly since: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly assigneeIds: readonly string[];
}

/** One thing that waits for the viewer. */
export interface Found {
  readonly kind: Kind;
  readonly row: OfSomebody;
  readonly applicationId: string;
  readonly dueAt: string | null;
  readonly interviewId?: string;
}

export interface Viewer extends Pick<QueryContext, 'views' | 'now'> {
  readonly account: AccountCaller;
  /** Rows that are the viewer's to handle by this permission; undefined when none ever is. */
  readonly ofMine: (permission: PermissionCode) => On<'positionId'>[] | undefined;
}

/** One source of work: one read of one view. */
type Source = (viewer: Viewer) => Promise<Found[]>;

/** Kinds that something is looked for of, for the counts. */
export const kinds = [
  'SCREEN',
  'EVALUATE',
  'APPROVE',
  'HANDLE',
  'SIGN_IN',
  'SEND_OFFER',
  'SEND_COLLECTION',
  'REVIEW_COLLECTION',
  'PUSH_COLLECTION',
  'CONFIRM_ONBOARDING',
] as const satisfies readonly Kind[];

const mostOfKind = 200;

interface Reading<R, C extends string> {
  readonly kind: Kind;
  /** Undefined when it is never the viewer's work. */
  readonly where: readonly On<C>[] | undefined;
  readonly waits?: (row: R) => boolean;
  readonly dueAt?: (row: R) => string | null;
  readonly applicationId: (row: R) => string;
}

async function read<R extends OfSomebody, C extends string>(
  view: ViewReader<R, C | 'updatedAt'>,
  { kind, where, waits = () => true, dueAt = () => null, applicationId }: Reading<R, C>,
): Promise<Found[]> {
  if (where === undefined) return [];
  const { rows } = await view.list({ where, sort: [{ field: 'updatedAt', descending: true }], limit: mostOfKind });
  return rows.filter(waits).map((row) => ({ kind, row, applicationId: applicationId(row), dueAt: dueAt(row) }));
}

const ofApplication = ({ data }: { readonly data: { readonly applicationId: string } }) => data.applicationId;

const collection =
  (state: string, kind: Kind, waits: (row: { data: { pushing: string | null } }) => boolean = () => true): Source =>
  ({ views, ofMine }) => {
    const mine = ofMine('MANAGE_COLLECTION');
    return read(views.collections, {
      kind,
      where: mine && [...oneOf('state', [state]), ...mine],
      waits,
      dueAt: ({ data }) => data.entry?.entryDate ?? null,
      applicationId: ofApplication,
    });
  };

/** Sheets that can be written now: not before their interview begins, nor after it was finished. */
const toEvaluate: Source = async ({ views, account, now }) => {
  const { rows } = await views.evaluations.list({
    where: [...oneOf('data.interviewerId', [account.accountId]), ...oneOf('state', ['UNEVALUATED'])],
    sort: [{ field: 'updatedAt', descending: true }],
    limit: mostOfKind,
  });
  const interviews = await views.interviews.getMany(rows.map(({ data }) => data.interviewId));
  return rows.flatMap((row): Found[] => {
    const about = interviews.get(row.data.interviewId);
    if (about === undefined || notEvaluated(about, now) !== undefined) return [];
    const { applicationId, interviewId } = row.data;
    return [{ kind: 'EVALUATE', row, applicationId, interviewId, dueAt: null }];
  });
};

export const sources: readonly Source[] = [
  ({ views, account }) =>
    read(views.screeningItems, {
      kind: 'SCREEN',
      where: [...oneOf('data.screenerId', [account.accountId]), ...oneOf('state', ['UNSCREENED', 'UNDETERMINED'])],
      dueAt: ({ data }) => data.deadline,
      applicationId: ofApplication,
    }),
  toEvaluate,
  ({ views, account }) =>
    read(views.offers, {
      kind: 'APPROVE',
      where: [...oneOf('assigneeIds', [account.accountId]), ...oneOf('state.approval', ['APPROVING'])],
      waits: ({ data }) => data.steps[data.currentStep]?.approverId === account.accountId,
      applicationId: ofApplication,
    }),
  ({ views, ofMine }) => {
    const mine = ofMine('MANAGE_RECORD');
    return read(views.applications, {
      kind: 'HANDLE',
      where: mine && [...oneOf('state', ['TO_HANDLE']), ...mine],
      waits: ({ data }) => data.openWork.length === 0 && data.offers.length === 0,
      applicationId: ({ id }) => id,
    });
  },
  ({ views, account }) =>
    read(views.interviews, {
      kind: 'SIGN_IN',
      where: [...oneOf('assigneeIds', [account.accountId]), ...oneOf('state.life', ['NOT_STARTED'])],
      dueAt: ({ data }) => data.start,
      applicationId: ofApplication,
    }),
  ({ views, ofMine }) => {
    const mine = ofMine('MANAGE_OFFER');
    const agreed = [...oneOf('state.approval', ['PASSED']), ...oneOf('state.status', ['PENDING_SEND'])];
    return read(views.offers, {
      kind: 'SEND_OFFER',
      where: mine && [...agreed, ...mine],
      applicationId: ofApplication,
    });
  },
  collection('TO_COLLECT', 'SEND_COLLECTION'),
  collection('COLLECTED', 'REVIEW_COLLECTION'),
  collection('LOCKED', 'PUSH_COLLECTION', ({ data }) => data.pushing === null),
  collection('PUSHED', 'CONFIRM_ONBOARDING'),
];
