import type { PayloadOf, screeningItemCommands } from '@talentlog/contracts';
import { account } from '../account/account.ts';
import { isActiveApplication, workOpened } from '../application/work.ts';
import { type Ref } from '../shared/aggregate.ts';
import { accept, type Decider, type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import type { ScreeningItemData } from './lifecycle.ts';
import { lockedElsewhere, needRecordsWithLocks, recordOf } from './locks.ts';

type Commands = typeof screeningItemCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, ScreeningItemData, string>;
type LoadedRecord = ReturnType<typeof recordOf>;

/** What all items of one task have in common. */
interface Task {
  readonly taskId: string;
  readonly screenerId: string;
  readonly creatorId: string;
  readonly deadline: string;
  readonly note: string;
}

/** Only an active record waiting for screening can be screened, and nobody whose lock is on another one. */
function cannotScreen(record: LoadedRecord, related: Related, now: string, path: string): Refusal | undefined {
  if (record.revision < 0) return refuse('common.not_found', undefined, path);
  const screens = record.data.stage === 'RESUME_SCREENING' || record.data.stage === 'DEPT_SCREENING';
  if (!isActiveApplication(record) || !screens)
    return refuse('application.invalid_transition', { stage: record.data.stage }, path);
  return lockedElsewhere(related, record, now, path);
}

const deadlinePast = (now: string, deadline: string): Refusal | undefined =>
  isBefore(now, deadline) ? undefined : refuse('screening.deadline_past', undefined, 'deadline');

const screenerRef = (id: string): Ref => ({ aggregate: account.name, id });

/** Work is not handed to somebody who cannot sign in. */
function screenerGone(related: Related): Refusal | undefined {
  const screener = loaded(related, 'screener', account);
  if (screener.revision < 0) return refuse('common.not_found', undefined, 'screenerId');
  return screener.state === 'ACTIVE' ? undefined : refuse('account.suspended', undefined, 'screenerId');
}

function assigned(
  record: LoadedRecord,
  screeningItemId: string,
  task: Task,
  replacesItemId: string | null,
  on?: Ref,
): Fact {
  const { jobSeekerId, positionId, stage } = record.data;
  return {
    type: 'ScreeningAssigned',
    data: { screeningItemId, applicationId: record.id, jobSeekerId, positionId, stage, ...task, replacesItemId },
    ...(on ? { on } : {}),
  };
}

/** The command's own stream is that of the first item; the others are created beside it in the same commit. */
export const assignScreening: Deciding<'AssignScreening'> = {
  target: (_payload, { newId }) => ({ aggregate: 'screeningItem', id: newId() }),
  needs: ({ payload, related }) => ({
    screener: screenerRef(payload.screenerId),
    ...needRecordsWithLocks(payload.applicationIds, related),
  }),
  decide: ({ id, payload, related, now, actor, newId }) => {
    const notNow = deadlinePast(now, payload.deadline) ?? screenerGone(related);
    if (notNow) return notNow;
    const { screenerId, deadline, note } = payload;
    const task = { taskId: newId(), screenerId, creatorId: actor.id, deadline, note };
    const facts: Fact[] = [];
    const itemIds: string[] = [];
    for (const [index, applicationId] of [...new Set(payload.applicationIds)].entries()) {
      const record = recordOf(related, applicationId);
      const refused = cannotScreen(record, related, now, `applicationIds.${index}`);
      if (refused) return refused;
      const itemId = index === 0 ? id : newId();
      const on = index === 0 ? undefined : { aggregate: 'screeningItem', id: itemId };
      itemIds.push(itemId);
      facts.push(assigned(record, itemId, task, null, on), workOpened(applicationId, 'SCREENING', itemId));
    }
    return accept(facts, { taskId: task.taskId, itemIds });
  },
};

export const reassignScreening: Deciding<'ReassignScreening'> = {
  needs: ({ payload, data, related }) => ({
    screener: screenerRef(payload.screenerId),
    ...needRecordsWithLocks(data.applicationId === '' ? [] : [data.applicationId], related),
  }),
  decide: ({ id, payload, data, related, now, actor, newId }) => {
    if (data.replacedBy !== null) return refuse('screening.already_used', { by: data.replacedBy });
    const record = recordOf(related, data.applicationId);
    const refused =
      deadlinePast(now, payload.deadline) ??
      screenerGone(related) ??
      cannotScreen(record, related, now, 'screeningItemId');
    if (refused) return refused;
    const { screenerId, deadline, note } = payload;
    const task = { taskId: newId(), screenerId, creatorId: actor.id, deadline, note };
    const newItemId = newId();
    const { taskId, applicationId, jobSeekerId, positionId } = data;
    const old = {
      taskId,
      applicationId,
      jobSeekerId,
      positionId,
      screenerId: data.screenerId,
      creatorId: data.creatorId,
    };
    const reassigned = { screeningItemId: id, ...old, deadline: data.deadline, newItemId, newScreenerId: screenerId };
    return accept(
      [
        { type: 'ItemReassigned', data: reassigned },
        assigned(record, newItemId, task, id, { aggregate: 'screeningItem', id: newItemId }),
        workOpened(applicationId, 'SCREENING', newItemId),
      ],
      { taskId: task.taskId, itemIds: [newItemId] },
    );
  },
};
