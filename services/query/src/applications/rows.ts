import { type ApplicationRow, type NextStep, scopeFor } from '@talentlog/contracts';
import { application, beginningsOn, infoCollection, stagesAhead } from '@talentlog/domain/fold';
import { actionsFor, agreed, onlookerOf, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { gated } from '../access/person-seen.ts';
import type { QueryContext } from '../bus/query-context.ts';
import { resumeLine } from '../resumes/index.ts';
import { grouped } from '../views/grouped.ts';
import { accountsIn, collectionIdOf, type OpenWork, openWorkOf } from './open-work.ts';
import { permissionOf } from './step-permission.ts';
import { turnOf } from './turns.ts';
import { verdictsOn } from './verdicts.ts';
import type { ApplicationStored } from './view.ts';

/** Applications as staff see them, in the same order. */
export async function applicationRows(
  rows: readonly ApplicationStored[],
  context: QueryContext,
): Promise<ApplicationRow[]> {
  const ids = rows.map(({ id }) => id);
  const [work, screened] = await Promise.all([
    openWorkOf(rows, context),
    context.views.screeningItems.find('data.applicationId', ids),
  ]);
  const screenings = grouped(screened, ({ data }) => data.applicationId);
  const screeners = screened.map(({ data }) => data.screenerId);
  const lockers = rows.flatMap(({ data }) => data.lock?.lockedBy ?? []);
  const [beside, resumes] = await Promise.all([
    besideOf(rows, [...accountsIn(work), ...screeners, ...lockers], context),
    context.views.resumes.getMany(rows.map(({ jobSeekerId }) => jobSeekerId)),
  ]);
  return rows.map((row) => ({
    ...applicationRow(row, work, beside, context),
    verdicts: verdictsOn(row, { ...work, screenings }, beside, context),
    resumeLine:
      beside.person(row.jobSeekerId).consent === 'AUTHORIZED' ? resumeLine(resumes.get(row.jobSeekerId)) : null,
  }));
}

function applicationRow(
  row: ApplicationStored,
  work: OpenWork,
  beside: Beside,
  viewer: Viewer,
): Omit<ApplicationRow, 'resumeLine' | 'verdicts'> {
  const { data } = row;
  const person = beside.person(row.jobSeekerId);
  const allowedActions = gated(person, offeredOn(row, work, beside, viewer));
  const { waitsForAccount, ...turn } = turnOf(row, work, beside, viewer);
  const waitsForIds = waitsForAccount
    ? [waitsForAccount.accountId]
    : turn.waitsFor === 'HR' && mayTake(turn.nextStep, viewer)
      ? beside.owned(row).ownerIds
      : [];
  const hidden = person.consent === 'UNAUTHORIZED';
  return {
    applicationId: row.id,
    person,
    position: beside.position(row.positionId),
    track: data.track,
    bucket: row.bucket,
    stage: data.stage,
    stepStatus: row.state,
    outcome: hidden ? null : data.outcome,
    since: row.since > data.since ? row.since : data.since,
    deliveredAt: row.createdAt,
    ...turn,
    waitsForName: waitsForAccount?.name ?? null,
    waitsForMe: waitsForIds.includes(viewer.caller.account?.accountId ?? ''),
    lockedBy: data.lock ? beside.account(data.lock.lockedBy).name : null,
    tags: hidden ? [] : [...beside.tagsOf(row.jobSeekerId)],
    source: hidden ? null : row.source,
    revision: row.revision,
    allowedActions,
    nextStages: allowedActions.includes('AdvanceStage') ? [...stagesAhead(data)] : [],
  };
}

/** Whether the viewer is one who could take the step at all: who owns a position need not be allowed to make its offers. */
const mayTake = (step: NextStep | null, { caller }: Viewer): boolean =>
  step !== null && scopeFor(permissionOf(step), caller.account?.roles ?? []) !== undefined;

/** What can be done about the application now. Onboarding is confirmed once its collection is ready for it, too. */
function offeredOn(row: ApplicationStored, { collections }: OpenWork, beside: Beside, viewer: Viewer): string[] {
  const actions = actionsFor(application, row, beside.owned(row), viewer);
  const collection = collections.get(collectionIdOf(row));
  return agreed(
    actions,
    'ConfirmOnboarding',
    collection ? beginningsOn(infoCollection.name, collection, onlookerOf(viewer)) : [],
  );
}
