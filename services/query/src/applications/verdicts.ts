import type { ApplicationRow } from '@talentlog/contracts';
import type { Viewer } from '../access/actions.ts';
import type { Beside } from '../access/beside.ts';
import { maySeeSheet } from '../interviews/index.ts';
import type { RowOf } from '../open-views.ts';
import type { OpenWork } from './open-work.ts';
import type { ApplicationStored } from './view.ts';

/** Items and sheets by application. */
interface Found extends Pick<OpenWork, 'evaluations'> {
  readonly screenings: ReadonlyMap<string, readonly RowOf<'screeningItems'>[]>;
}
type Verdict = ApplicationRow['verdicts'][number];

/** Results of screening and interviews at the present stage that the viewer may read, in the order they were given. */
export function verdictsOn(
  { id, jobSeekerId, data: { since } }: ApplicationStored,
  { screenings, evaluations }: Found,
  beside: Beside,
  viewer: Viewer,
): Verdict[] {
  const person = beside.person(jobSeekerId);
  if (person.consent === 'UNAUTHORIZED') return [];
  const screened = (screenings.get(id) ?? [])
    .filter(({ data }) => data.verdict !== null)
    .map((row) => ({ row, by: row.data.screenerId, of: 'SCREENING' as const, result: row.state }));
  const evaluated = (evaluations.get(id) ?? []).flatMap((row) => {
    const { result, interviewerId: by } = row.data;
    return result !== null && maySeeSheet(row, person, beside, viewer)
      ? [{ row, by, of: 'INTERVIEW' as const, result }]
      : [];
  });
  return [...screened, ...evaluated]
    .filter(({ row }) => row.createdAt >= since)
    .toSorted((a, b) => a.row.updatedAt.localeCompare(b.row.updatedAt))
    .map(({ by, of, result }) => ({ of, by: beside.account(by), result }));
}
