import type { PayloadOf, screeningItemCommands } from '@talentlog/contracts';
import { workClosed, workOpened } from '../application/work.ts';
import { position } from '../position/position.ts';
import { type Fact, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { aboutItem, type Context } from './about.ts';
import { applicationOf, needApplication } from './application.ts';
import type { ScreeningItemData } from './evolve.ts';

export type Answer = PayloadOf<typeof screeningItemCommands.ScreenItem>;

/** Loads the application and the position that is recommended. */
export const needToAnswer = ({ payload, data }: { readonly payload: Answer; readonly data: ScreeningItemData }) => ({
  ...needApplication({ data }),
  recommended: payload.recommendedPositionId === null ? undefined : position.ref(payload.recommendedPositionId),
});

/** Only the screener is offered an answer, until the deadline. */
export const offeredToScreener = ({ data, actor, now }: Shown<ScreeningItemData>): boolean =>
  (actor === undefined || actor.id === data.screenerId) && isBefore(now, data.deadline);

/** An item that ran out says so; any other state is just not one to answer in. */
export const overdue = ({ state }: { readonly state: string }): Refusal | undefined =>
  state === 'OVERDUE' ? refuse('screening.overdue') : undefined;

/** The screener's own task, in time, with what the verdict asks for. */
export function cannotAnswer({ payload, data, actor, now, related }: Context<Answer>): Refusal | undefined {
  if (actor.id !== data.screenerId) return refuse('screening.not_your_task');
  if (!isBefore(now, data.deadline)) return refuse('screening.overdue', { deadline: data.deadline });
  if (payload.verdict === 'ELIMINATED' && payload.reason === '')
    return refuse('common.reason_required', undefined, 'reason');
  if (payload.verdict !== 'RECOMMENDED') return undefined;
  if (payload.recommendedPositionId === null)
    return refuse('screening.position_required', undefined, 'recommendedPositionId');
  if (loaded(related, 'recommended', position).revision < 0)
    return refuse('common.not_found', undefined, 'recommendedPositionId');
  return undefined;
}

/** What the item says once it is answered: a reason and a position stand only beside the verdict that asks for them. */
export function answerOf(context: Context<Answer>) {
  const { verdict, opinion, reason, recommendedPositionId } = context.payload;
  return {
    ...aboutItem(context),
    verdict,
    opinion,
    reason: verdict === 'ELIMINATED' ? reason : '',
    recommendedPositionId: verdict === 'RECOMMENDED' ? recommendedPositionId : null,
  };
}

/** An undetermined item is still work on the application; an answered one is not. */
export function workMoved({ id, data, payload, related }: Context<Answer>): Fact[] {
  const wasOpen = data.verdict === null || data.verdict === 'UNDETERMINED';
  const isOpen = payload.verdict === 'UNDETERMINED';
  if (wasOpen && !isOpen) return workClosed(applicationOf(related), 'SCREENING', id);
  if (!wasOpen && isOpen) return [workOpened(data.applicationId, 'SCREENING', id)];
  return [];
}
