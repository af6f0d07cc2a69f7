import type { PayloadOf, ScreeningVerdict, screeningItemCommands } from '@talentlog/contracts';
import { applicationRef, isActiveApplication, loadedApplication, workClosed, workOpened } from '../application/work.ts';
import { position } from '../position/position.ts';
import { accept, type DecideContext, type Decider, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import type { ScreeningItemData } from './lifecycle.ts';

type Commands = typeof screeningItemCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, ScreeningItemData, string>;
type Answer = PayloadOf<Commands['ScreenItem']>;
type Context<P> = DecideContext<P, ScreeningItemData, string>;

/** What every fact about an item names. */
const itemOf = ({ id, data }: Pick<Context<unknown>, 'id' | 'data'>) => ({
  screeningItemId: id,
  taskId: data.taskId,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
  screenerId: data.screenerId,
  creatorId: data.creatorId,
  deadline: data.deadline,
});

const needRecord = ({ data }: { readonly data: ScreeningItemData }) => ({
  application: data.applicationId === '' ? undefined : applicationRef(data.applicationId),
});

const needRecordAndTarget: NonNullable<Deciding<'ScreenItem'>['needs']> = ({ payload, data }) => ({
  ...needRecord({ data }),
  recommended:
    payload.recommendedPositionId === null ? undefined : { aggregate: 'position', id: payload.recommendedPositionId },
});

/** The screener's own task, in time, with what the verdict asks for. */
function cannotAnswer({ payload, data, actor, now, related: from }: Context<Answer>): Refusal | undefined {
  if (actor.id !== data.screenerId) return refuse('screening.not_your_task');
  if (!isBefore(now, data.deadline)) return refuse('screening.overdue', { deadline: data.deadline });
  if (payload.verdict === 'ELIMINATED' && payload.reason === '')
    return refuse('common.reason_required', undefined, 'reason');
  if (payload.verdict !== 'RECOMMENDED') return undefined;
  if (payload.recommendedPositionId === null)
    return refuse('screening.position_required', undefined, 'recommendedPositionId');
  if (loaded(from, 'recommended', position).revision < 0)
    return refuse('common.not_found', undefined, 'recommendedPositionId');
  return undefined;
}

/** An undetermined item is still work on the record; an answered one is not. */
function work(context: Context<Answer>, to: ScreeningVerdict): Fact[] {
  const record = loadedApplication(context.related, 'application');
  const wasOpen = context.data.verdict === null || context.data.verdict === 'UNDETERMINED';
  const isOpen = to === 'UNDETERMINED';
  if (wasOpen && !isOpen) return workClosed(record, 'SCREENING', context.id);
  if (!wasOpen && isOpen) return [workOpened(record.id, 'SCREENING', context.id)];
  return [];
}

function answer(type: 'ItemScreened' | 'ItemRevised', context: Context<Answer>) {
  const { verdict, opinion, reason, recommendedPositionId } = context.payload;
  const said = {
    verdict,
    opinion,
    reason: verdict === 'ELIMINATED' ? reason : '',
    recommendedPositionId: verdict === 'RECOMMENDED' ? recommendedPositionId : null,
  };
  return accept([{ type, data: { ...itemOf(context), ...said } }, ...work(context, verdict)]);
}

/** An item that ran out says so; any other state is just not one to answer in. */
const overdue = ({ state }: { readonly state: string }) =>
  state === 'OVERDUE' ? refuse('screening.overdue') : undefined;

export const screenItem: Deciding<'ScreenItem'> = {
  needs: needRecordAndTarget,
  illegal: overdue,
  decide: (context) => cannotAnswer(context) ?? answer('ItemScreened', context),
};

/** A verdict can be changed until the record was moved because of it. */
export const reviseItem: Deciding<'ReviseItem'> = {
  needs: needRecordAndTarget,
  illegal: overdue,
  decide: (context) => {
    const refused = cannotAnswer(context);
    if (refused) return refused;
    const record = loadedApplication(context.related, 'application');
    const unmoved =
      isActiveApplication(record) && record.state !== 'PASSED' && record.data.stage === context.data.stage;
    return unmoved ? answer('ItemRevised', context) : refuse('screening.already_used');
  },
};

export const markItemOverdue: Deciding<'MarkItemOverdue'> = {
  needs: needRecord,
  decide: (context) => {
    if (isBefore(context.now, context.data.deadline)) return refuse('screeningItem.invalid_transition');
    const record = loadedApplication(context.related, 'application');
    return accept([{ type: 'ItemOverdue', data: itemOf(context) }, ...workClosed(record, 'SCREENING', context.id)]);
  },
};

/** By staff who manage the position (the creator may have left), or because the record ended. */
export const cancelScreening: Deciding<'CancelScreening'> = {
  needs: needRecord,
  decide: (context) => {
    const cause = context.actor.kind === 'system' ? 'RECORD_ENDED' : 'STAFF';
    const record = loadedApplication(context.related, 'application');
    return accept([
      { type: 'ItemCancelled', data: { ...itemOf(context), cause } },
      ...workClosed(record, 'SCREENING', context.id),
    ]);
  },
};
