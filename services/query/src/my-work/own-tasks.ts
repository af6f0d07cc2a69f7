import { waitsForScreener } from '@talentlog/contracts';
import { interview, notEvaluated, ownActions } from '@talentlog/domain/fold';
import { onlookerOf } from '../access/actions.ts';
import { oneOf } from '../access/pages.ts';
import { wasMissed } from '../interviews/index.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { type Found, type Kind, mostRead, mostShown, type Owed, type Viewer } from './found.ts';

type Row = Pick<FoldedRow<{ readonly applicationId: string }>, 'id' | 'data' | 'jobSeekerId' | 'positionId' | 'since'>;

const foundAs = (kind: Kind, row: Row, dueAt: string | null = null): Found => ({
  ...{ kind, dueAt },
  id: row.id,
  applicationId: row.data.applicationId,
  jobSeekerId: row.jobSeekerId,
  positionId: row.positionId,
  since: row.since,
});
const newestFirst = { sort: [{ field: 'updatedAt' as const, descending: true }], limit: mostRead };

/** Sheets that can be written now: not before their interview begins, nor after it was finished or its candidate marked as absent. */
async function toEvaluate({ views, account, now }: Viewer): Promise<Found[]> {
  const rows = await views.evaluations.first({
    where: [...oneOf('data.interviewerId', [account.accountId]), ...oneOf('state', ['UNEVALUATED'])],
    ...newestFirst,
  });
  const interviews = await views.interviews.getMany(rows.map(({ data }) => data.interviewId));
  return rows.flatMap((row): Found[] => {
    const about = interviews.get(row.data.interviewId);
    if (about === undefined || notEvaluated(about, now) !== undefined || wasMissed(about)) return [];
    return [{ ...foundAs('EVALUATE', row, about.data.end), interviewId: about.id }];
  });
}

async function toApprove({ views, account }: Viewer): Promise<Found[]> {
  const rows = await views.offers.first({
    where: [...oneOf('assigneeIds', [account.accountId]), ...oneOf('state.approval', ['APPROVING'])],
    ...newestFirst,
  });
  return rows
    .filter(({ data }) => data.steps[data.currentStep]?.approverId === account.accountId)
    .map((row) => foundAs('APPROVE', row));
}

/** Candidates who may be signed in now; before its time there is nothing to do about an interview. */
async function toSignIn(viewer: Viewer): Promise<Found[]> {
  const rows = await viewer.views.interviews.first({
    where: [...oneOf('assigneeIds', [viewer.account.accountId]), ...oneOf('state.life', ['NOT_STARTED'])],
    ...newestFirst,
  });
  return rows
    .filter((row) => ownActions(interview.name, row, onlookerOf(viewer)).includes('SignInCandidate'))
    .map((row) => foundAs('SIGN_IN', row, row.data.start));
}

/** What the viewer was asked to screen, by its deadline; and how many there are, also beyond what is shown. */
export async function toScreen({ views, account }: Viewer): Promise<Owed> {
  const where = [
    ...oneOf<'state' | 'data.screenerId'>('data.screenerId', [account.accountId]),
    ...oneOf('state', waitsForScreener),
  ];
  const { rows, total } = await views.screeningItems.list({
    where,
    sort: [{ field: 'data.deadline' }],
    limit: mostShown,
  });
  const found = await ofActive(
    rows.map((row) => foundAs('SCREEN', row, row.data.deadline)),
    views,
  );
  // An item goes with its application; where that is still to be heard of, those that are read tell.
  return { found, counts: new Map([['SCREEN', total - rows.length + found.length]]) };
}

async function ofActive(found: readonly Found[], { applications }: Viewer['views']): Promise<Found[]> {
  const rows = await applications.getMany(found.flatMap(({ applicationId }) => applicationId ?? []));
  return found.filter(({ applicationId }) => rows.get(applicationId ?? '')?.bucket === 'ACTIVE');
}

/** What the viewer was asked for by name, screening apart: a read or two for each kind. */
export const ownTasks = async (viewer: Viewer): Promise<Found[]> =>
  ofActive((await Promise.all([toEvaluate(viewer), toApprove(viewer), toSignIn(viewer)])).flat(), viewer.views);
