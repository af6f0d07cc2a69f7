import { isStaff, WorkKindOwed } from '@talentlog/contracts';
import { besideOf } from '../access/beside.ts';
import { ofOwnPositions } from '../access/scope.ts';
import { applicationRows } from '../applications/index.ts';
import { accountOf, type QueryContext, type QueryHandlers, type QueryResult } from '../bus/query-context.ts';
import { grouped } from '../views/grouped.ts';
import { counted, type Found, leastOfEach, mostShown, type Owed } from './found.ts';
import { idleOf } from './idle.ts';
import { offersOf } from './offers.ts';
import { ownTasks, toScreen } from './own-tasks.ts';
import { requestsOf } from './requests.ts';
import { stepsOf } from './steps.ts';

type Item = QueryResult<'myWork'>['items'][number];

/** What the viewer owes, the most urgent of it by due time and some of each kind, and the counts of all for the rail. */
export const myWorkQueries: Pick<QueryHandlers, 'myWork'> = {
  async myWork(_params, context) {
    const viewer = { ...context, account: accountOf(context) };
    const own = await ofOwnPositions(viewer);
    // Tasks are staff's: who acts as a job seeker has none, whatever they were given as a colleague.
    const tasks = isStaff(viewer.account.roles)
      ? [toScreen(viewer), ownTasks(viewer).then(counted), requestsOf(viewer)]
      : [];
    const dated = await Promise.all([...tasks, stepsOf(viewer, own)]);
    // What is due on a day comes first: of the rest no more is read than there is room for.
    const due = dated.flatMap(({ found }) => found).filter(({ dueAt }) => dueAt !== null);
    const room = Math.max(leastOfEach, mostShown - due.length);
    const all = [...dated, ...(await Promise.all([offersOf(viewer, own), idleOf(viewer, own, room)]))];
    const parts = all.map((part) => withoutOwn(part, viewer.account.ownPersonId));
    const owed = parts
      .flatMap(({ found }) => found)
      .toSorted((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999') || a.since.localeCompare(b.since));
    const countOf = (kind: string) => parts.reduce((sum, { counts }) => sum + (counts.get(kind) ?? 0), 0);
    const counts = Object.fromEntries(WorkKindOwed.options.map((kind) => [kind, countOf(kind)]));
    return { data: { items: await itemsOf(mostUrgent(owed), context), counts } };
  },
};

/** The most urgent of all, and of each kind some, so that none is out of sight behind another that is late a hundred times. */
function mostUrgent(owed: readonly Found[]): readonly Found[] {
  const byKind = grouped(owed, ({ kind }) => kind);
  const kept = new Set([...byKind.values()].flatMap((some) => some.slice(0, leastOfEach)));
  const others = new Set(owed.filter((one) => !kept.has(one)).slice(0, Math.max(0, mostShown - kept.size)));
  return owed.filter((one) => kept.has(one) || others.has(one));
}

/** Nobody has work about themselves. */
function withoutOwn({ found, counts }: Owed, own: string | undefined): Owed {
  const { counts: theirs } = counted(found.filter(({ jobSeekerId }) => jobSeekerId === own));
  return {
    found: found.filter(({ jobSeekerId }) => jobSeekerId !== own),
    counts: new Map([...counts].map(([kind, count]) => [kind, count - (theirs.get(kind) ?? 0)])),
  };
}

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
