import { type ApplicationRow, waitsForScreener } from '@talentlog/contracts';
import type { Viewer } from '../access/actions.ts';
import type { Beside } from '../access/beside.ts';
import { type Owned, sees } from '../access/scope.ts';
import { maySeeSheet } from '../interviews/index.ts';
import type { RowOf } from '../open-views.ts';
import type { OpenWork } from './open-work.ts';
import type { ApplicationStored } from './view.ts';

/** Items and sheets by application. */
interface Found extends Pick<OpenWork, 'evaluations'> {
  readonly screenings: ReadonlyMap<string, readonly RowOf<'screeningItems'>[]>;
}
type Verdict = ApplicationRow['verdicts'][number];

/** What one judges of an application: items and sheets, those of others among them. */
interface Judged {
  readonly items: readonly RowOf<'screeningItems'>[];
  readonly sheets: readonly RowOf<'evaluations'>[];
}

/** Whether the viewer has still to screen or to evaluate: until then they read no opinion of others, unless they are the position's HR. */
export function judgesYet({ items, sheets }: Judged, owned: Owned, viewer: Viewer): boolean {
  const me = viewer.caller.account?.accountId;
  const isOpen =
    items.some(({ state, data }) => data.screenerId === me && waitsForScreener.includes(state)) ||
    sheets.some(({ state, data }) => data.interviewerId === me && state === 'UNEVALUATED');
  return isOpen && !sees('EVALUATE_ON_BEHALF', viewer, owned);
}

/** Results of screening and interviews at the present stage that the viewer may read, in the order they were given. */
export function verdictsOn(
  application: ApplicationStored,
  { screenings, evaluations }: Found,
  beside: Beside,
  viewer: Viewer,
): Verdict[] {
  const { id, jobSeekerId, data } = application;
  const person = beside.person(jobSeekerId);
  if (person.consent === 'UNAUTHORIZED') return [];
  const [items, sheets] = [screenings.get(id) ?? [], evaluations.get(id) ?? []];
  const me = viewer.caller.account?.accountId;
  const ownOnly = judgesYet({ items, sheets }, beside.owned(application), viewer);
  const screened = items
    .filter(({ data }) => data.verdict !== null)
    .map((row) => ({ row, by: row.data.screenerId, of: 'SCREENING' as const, result: row.state }));
  const evaluated = sheets.flatMap((row) => {
    const { result, interviewerId: by } = row.data;
    return result !== null && maySeeSheet(row, person, beside, viewer)
      ? [{ row, by, of: 'INTERVIEW' as const, result }]
      : [];
  });
  return [...screened, ...evaluated]
    .filter(({ row, by }) => row.createdAt >= data.since && (!ownOnly || by === me))
    .toSorted((a, b) => a.row.updatedAt.localeCompare(b.row.updatedAt))
    .map(({ by, of, result }) => ({ of, by: beside.account(by), result }));
}
