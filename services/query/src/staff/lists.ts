import type { PermissionCode } from '@talentlog/contracts';
import type {
  AccountData,
  AppointmentSessionData,
  InfoCollectionData,
  InterviewData,
  OfferData,
  PositionData,
  ScreeningItemData,
} from '@talentlog/domain';
import type { Condition, ListQuery, Row } from '@talentlog/runtime';
import {
  accountOf,
  type Page,
  pageOf,
  type QueryContext,
  type QueryHandlers,
  refusedWith,
  window,
} from '../http/query-context.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { listScope, reaches } from '../views/scope.ts';
import { personSeen } from '../views/seen.ts';
import type { WorkspaceRow } from '../views/workspace.ts';
import {
  type ApplicationStored,
  applicationRow,
  collectionRow,
  interviewRow,
  notificationRow,
  offerRow,
  positionRow,
  screeningRow,
  sessionRow,
} from './rows.ts';

const oneOf = (field: string, values: readonly string[]): Condition[] =>
  values.length > 0 ? [{ field, in: values }] : [];
const searched = (text: string): Pick<ListQuery, 'search'> => (text ? { search: text } : {});
const sorted = (sort: string, fields: Readonly<Record<string, string>>): ListQuery['sort'] => {
  const name = sort.replace(/^-/, '');
  return [{ field: fields[name] ?? name, descending: sort.startsWith('-') }];
};

/** One page of a view within the viewer's scope, each row as they may see it. */
async function page<R extends Row, T>(
  view: string,
  permissions: readonly PermissionCode[],
  list: Omit<ListQuery, 'limit' | 'offset' | 'anyOf'>,
  params: { page: number; size: number },
  context: QueryContext,
  show: (row: R, context: QueryContext) => Promise<T> | T,
): Promise<{ data: { rows: T[] }; page: Page }> {
  const { rows, total } = await context.views.list(view, {
    ...list,
    anyOf: listScope(permissions, accountOf(context)),
    ...window(params),
  });
  return {
    data: { rows: await Promise.all((rows as R[]).map((row) => show(row, context))) },
    page: pageOf(total, params),
  };
}

type ListNames =
  | 'staffMembers'
  | 'applications'
  | 'positions'
  | 'positionDetail'
  | 'screeningItems'
  | 'sessions'
  | 'interviews'
  | 'interviewDetail'
  | 'offers'
  | 'collections'
  | 'notifications'
  | 'paletteSearch';

export const listHandlers: Pick<QueryHandlers, ListNames> = {
  async staffMembers({ role }, { views, caller }) {
    if (!caller.account?.roles.some((own) => own !== 'JS' && own !== 'CA')) return refusedWith('auth.forbidden');
    const { rows } = await views.list('account', {
      where: [
        { field: 'state', in: ['ACTIVE'] },
        ...(role.length > 0 ? [{ field: 'data.roles', in: role }] : [{ field: 'data.roles', isNull: false }]),
      ],
      limit: 200,
    });
    return {
      data: (rows as FoldedRow<AccountData>[]).map(({ id, data }) => ({
        accountId: id,
        name: data.name ?? '',
        roles: [...data.roles],
      })),
    };
  },

  async applications(params, context) {
    const { accountId } = accountOf(context);
    const where: Condition[] = [
      ...oneOf('positionId', params.position),
      ...oneOf('data.stage', params.stage),
      ...oneOf('state', params.stepStatus),
      ...oneOf('bucket', params.bucket),
      ...oneOf('data.track', params.track),
      ...(params.mine ? [{ field: 'ownerIds', in: [accountId] }] : []),
    ];
    const fields = { since: 'data.since', deliveredAt: 'createdAt', stage: 'data.stage' };
    const answer = await page<ApplicationStored, Awaited<ReturnType<typeof applicationRow>>>(
      'application',
      ['VIEW_JOB_SEEKER'],
      { where, ...searched(params.text), sort: sorted(params.sort, fields) },
      params,
      context,
      applicationRow,
    );
    const stages = await context.views.countBy('application', 'data.stage', {
      where: where.filter((condition) => condition.field !== 'data.stage'),
      anyOf: listScope(['VIEW_JOB_SEEKER'], accountOf(context)),
      ...searched(params.text),
    });
    return { ...answer, data: { ...answer.data, stages: Object.fromEntries(stages) } };
  },

  positions: (params, context) =>
    page<FoldedRow<PositionData> & { ownerIds: string[] }, Awaited<ReturnType<typeof positionRow>>>(
      'position',
      ['MANAGE_POSITION'],
      {
        where: [
          ...oneOf('state', params.state),
          ...oneOf('data.details.track', params.track),
          ...(params.mine ? [{ field: 'ownerIds', in: [accountOf(context).accountId] }] : []),
        ],
        ...searched(params.text),
        sort: sorted(params.sort, { title: 'data.details.title' }),
      },
      params,
      context,
      positionRow,
    ),

  async positionDetail({ positionId }, context) {
    const row = (await context.views.get('position', positionId)) as
      | (FoldedRow<PositionData> & { ownerIds: string[] })
      | undefined;
    if (!row || !reaches('MANAGE_POSITION', accountOf(context), row)) return refusedWith('common.not_found');
    return { data: await positionRow(row, context) };
  },

  screeningItems: (params, context) =>
    page<WorkspaceRow<ScreeningItemData>, Awaited<ReturnType<typeof screeningRow>>>(
      'screeningItem',
      ['SCREEN_RESUME', 'MANAGE_SCREENING'],
      {
        where: [
          ...oneOf('state', params.state),
          ...(params.mine ? [{ field: 'data.screenerId', in: [accountOf(context).accountId] }] : []),
        ],
        ...searched(params.text),
        sort: [{ field: 'data.deadline' }],
      },
      params,
      context,
      screeningRow,
    ),

  sessions: (params, context) =>
    page<WorkspaceRow<AppointmentSessionData>, Awaited<ReturnType<typeof sessionRow>>>(
      'appointmentSession',
      ['MANAGE_INTERVIEW'],
      {
        where: oneOf('state', params.state),
        ...searched(params.text),
        sort: [{ field: 'updatedAt', descending: true }],
      },
      params,
      context,
      sessionRow,
    ),

  interviews: (params, context) =>
    page<WorkspaceRow<InterviewData>, Awaited<ReturnType<typeof interviewRow>>>(
      'interview',
      ['VIEW_JOB_SEEKER'],
      {
        where: [
          ...oneOf('state.life', params.life),
          ...(params.from || params.to
            ? [
                {
                  field: 'data.start',
                  ...(params.from ? { from: params.from } : {}),
                  ...(params.to ? { to: params.to } : {}),
                },
              ]
            : []),
          ...(params.mine ? [{ field: 'assigneeIds', in: [accountOf(context).accountId] }] : []),
        ],
        sort: [{ field: 'data.start' }],
      },
      params,
      context,
      interviewRow,
    ),

  async interviewDetail({ interviewId }, context) {
    const row = (await context.views.get('interview', interviewId)) as WorkspaceRow<InterviewData> | undefined;
    if (!row || !reaches('VIEW_JOB_SEEKER', accountOf(context), row)) return refusedWith('common.not_found');
    return { data: await interviewRow(row, context) };
  },

  offers: (params, context) =>
    page<WorkspaceRow<OfferData>, Awaited<ReturnType<typeof offerRow>>>(
      'offer',
      ['VIEW_OFFER'],
      {
        where: [
          ...oneOf('state.approval', params.approval),
          ...oneOf('state.status', params.status),
          ...(params.mine ? [{ field: 'assigneeIds', in: [accountOf(context).accountId] }] : []),
        ],
        ...searched(params.text),
        sort: [{ field: 'updatedAt', descending: true }],
      },
      params,
      context,
      offerRow,
    ),

  collections: (params, context) =>
    page<WorkspaceRow<InfoCollectionData>, Awaited<ReturnType<typeof collectionRow>>>(
      'infoCollection',
      ['MANAGE_COLLECTION'],
      {
        where: oneOf('state', params.state),
        ...searched(params.text),
        sort: [{ field: 'updatedAt', descending: true }],
      },
      params,
      context,
      collectionRow,
    ),

  async notifications(params, context) {
    const account = accountOf(context);
    const person = params.jobSeekerId
      ? await context.views.list('application', {
          where: [{ field: 'jobSeekerId', in: [params.jobSeekerId] }],
          anyOf: listScope(['VIEW_NOTIFICATION'], account),
          limit: 1,
        })
      : undefined;
    // Without a person, only who sees everybody may list; the text of a message is about a person.
    const all = listScope(['VIEW_NOTIFICATION'], account).some((group) => group.length === 0);
    if (person ? person.total === 0 && !all : !all) return { data: { rows: [] }, page: { total: 0 } };
    const { rows, total } = await context.views.list('notification', {
      where: [
        ...oneOf('jobSeekerId', params.jobSeekerId ? [params.jobSeekerId] : []),
        ...oneOf('state', params.state),
        ...oneOf('channel', params.channel),
      ],
      sort: [{ field: 'createdAt', descending: true }],
      ...window(params),
    });
    return {
      data: { rows: await Promise.all((rows as FoldedRow[]).map((row) => notificationRow(row, context))) },
      page: pageOf(total, params),
    };
  },

  async paletteSearch({ text }, context) {
    const account = accountOf(context);
    const people = await context.views.list('application', {
      search: text,
      anyOf: listScope(['VIEW_JOB_SEEKER'], account),
      limit: 8,
    });
    const positions = await context.views.list('position', {
      search: text,
      anyOf: listScope(['MANAGE_POSITION'], account),
      limit: 5,
    });
    return {
      data: {
        people: await Promise.all(
          (people.rows as ApplicationStored[]).map(async (row) => {
            const seen = await personSeen(context.views, row.jobSeekerId, context.now);
            return {
              applicationId: row.id,
              name: seen.name || seen.number,
              position: row.title,
              stage: row.data.stage,
            };
          }),
        ),
        positions: (positions.rows as FoldedRow<PositionData>[]).map(({ id, data, state }) => ({
          positionId: id,
          title: data.details?.title ?? '',
          state: state as string,
        })),
      },
    };
  },
};
