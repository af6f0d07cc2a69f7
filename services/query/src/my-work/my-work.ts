import { type PermissionCode, scopeFor } from '@talentlog/contracts';
import { besideOf } from '../access/beside.ts';
import { ofOwnPositions } from '../access/scope.ts';
import type { ApplicationStored } from '../applications/view.ts';
import { accountOf, type QueryContext, type QueryHandlers, type QueryResult } from '../http/query-context.ts';
import { grouped } from '../views/grouped.ts';
import type { On } from '../views/view.ts';
import { type Found, type Kind, kinds, sources } from './sources.ts';

type Item = QueryResult<'myWork'>['items'][number];
const shownItems = 100;

/** What the viewer owes, by due time, and the counts for the rail. */
export const myWorkQueries: Pick<QueryHandlers, 'myWork'> = {
  async myWork(_params, context) {
    const viewer = { ...context, account: accountOf(context), ofMine: await positionsOf(context) };
    const found = (await Promise.all(sources.map((source) => source(viewer)))).flat();
    const applications = await context.views.applications.getMany(found.map(({ applicationId }) => applicationId));
    const owed = found
      .filter(({ kind, applicationId }) => isOwed(kind, applications.get(applicationId)))
      .sort((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999') || a.row.since.localeCompare(b.row.since));
    const byKind = grouped(owed, ({ kind }) => kind);
    const counts = Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0]));
    return { data: { items: await itemsOf(owed.slice(0, shownItems), context), counts } };
  },
};

/** Rows that are the viewer's to handle by a permission: all, those of own positions, or none. */
async function positionsOf(context: QueryContext) {
  const own = await ofOwnPositions(context);
  return (permission: PermissionCode): On<'positionId'>[] | undefined => {
    const scope = scopeFor(permission, accountOf(context).roles);
    return scope === 'A' ? [] : scope === 'P' ? [own] : undefined;
  };
}

/** Done work of an ended application may still stand in its view; whoever lost it does not owe it any more. */
const isOwed = (kind: Kind, application: ApplicationStored | undefined): boolean =>
  kind === 'CONFIRM_ONBOARDING' ? application?.data.outcome !== 'EMPLOYED' : application?.bucket === 'ACTIVE';

async function itemsOf(owed: readonly Found[], context: QueryContext): Promise<Item[]> {
  const beside = await besideOf(
    owed.map(({ row }) => row),
    [],
    context,
  );
  return owed.map(({ kind, row, applicationId, interviewId, dueAt }) => ({
    kind,
    id: row.id,
    applicationId,
    ...(interviewId === undefined ? {} : { interviewId }),
    person: beside.person(row.jobSeekerId),
    position: beside.position(row.positionId),
    dueAt,
    since: row.since,
  }));
}
