import { isStaff, WorkKindOwed } from '@talentlog/contracts';
import { besideOf } from '../access/beside.ts';
import { applicationRows } from '../applications/rows.ts';
import { accountOf, type QueryContext, type QueryHandlers, type QueryResult } from '../http/query-context.ts';
import { grouped } from '../views/grouped.ts';
import type { Found } from './found.ts';
import { ownTasks } from './own-tasks.ts';
import { stepsOf } from './steps.ts';

type Item = QueryResult<'myWork'>['items'][number];
const shownItems = 100;

/** What the viewer owes, by due time, and the counts for the rail. */
export const myWorkQueries: Pick<QueryHandlers, 'myWork'> = {
  async myWork(_params, context) {
    const viewer = { ...context, account: accountOf(context) };
    // Tasks are staff's: who acts as a job seeker has none, whatever they were given as a colleague.
    const tasks = isStaff(viewer.account.roles) ? await ownTasks(viewer) : [];
    const steps = await stepsOf(viewer);
    const applications = await context.views.applications.getMany(tasks.map(({ applicationId }) => applicationId));
    const owed = [
      ...tasks.filter(({ applicationId }) => applications.get(applicationId)?.bucket === 'ACTIVE'),
      ...steps,
    ].toSorted((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999') || a.since.localeCompare(b.since));
    const byKind = grouped(owed, ({ kind }) => kind);
    const counts = Object.fromEntries(WorkKindOwed.options.map((kind) => [kind, byKind.get(kind)?.length ?? 0]));
    return { data: { items: await itemsOf(owed.slice(0, shownItems), context), counts } };
  },
};

async function itemsOf(owed: readonly Found[], context: QueryContext): Promise<Item[]> {
  const rows = await applicationRows(
    owed.flatMap(({ application }) => application ?? []),
    context,
  );
  const shown = new Map(rows.map((row) => [row.applicationId, row]));
  const belonging = owed.map((one) => ({ ...one, assigneeIds: [], tasks: [] }));
  const beside = await besideOf(belonging, [], context);
  return owed.map(({ jobSeekerId, positionId, application, ...one }) => ({
    ...one,
    person: beside.person(jobSeekerId),
    position: beside.position(positionId),
    application: (application && shown.get(application.id)) ?? null,
  }));
}
