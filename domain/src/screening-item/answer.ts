import type { PayloadOf, screeningItemCommands } from '@talentlog/contracts';
import { isActiveApplication, workClosed, workOpened } from '../application/index.ts';
import { position } from '../position/index.ts';
import { type Fact, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { notOffered } from '../shared/dictionaries/offered.ts';
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

/** The screener's own task, in time. */
export function notTheirs({ data, actor, now }: Context): Refusal | undefined {
  if (actor.id !== data.screenerId) return refuse('screening.not_your_task');
  return isBefore(now, data.deadline) ? undefined : refuse('screening.overdue', { deadline: data.deadline });
}

/** What was said counts for good once the application was moved because of it. */
export function alreadyUsed({ data, related }: Context): Refusal | undefined {
  const found = applicationOf(related);
  const unmoved = isActiveApplication(found) && found.state !== 'PASSED' && found.data.stage === data.stage;
  return unmoved ? undefined : refuse('screening.already_used');
}

/** Against somebody there is a reason: one that the company offers, or words. One that was given before stays, retired meanwhile or not. */
function withoutReason({ payload: { reason, reasonCode }, data, settings }: Context<Answer>): Refusal | undefined {
  if (reasonCode === null) return reason === '' ? refuse('common.reason_required', undefined, 'reason') : undefined;
  const chosen = { dictionary: 'screeningReason', path: 'reasonCode', code: reasonCode } as const;
  return notOffered({ ...chosen, before: [data.reasonCode] }, settings);
}

/** The screener's own task, in time, with what the verdict asks for. */
export function cannotAnswer(context: Context<Answer>): Refusal | undefined {
  const { payload, related } = context;
  const refused = notTheirs(context);
  if (refused) return refused;
  if (payload.verdict === 'ELIMINATED') return withoutReason(context);
  if (payload.verdict !== 'RECOMMENDED') return undefined;
  if (payload.recommendedPositionId === null)
    return refuse('screening.position_required', undefined, 'recommendedPositionId');
  if (loaded(related, 'recommended', position).revision < 0)
    return refuse('common.not_found', undefined, 'recommendedPositionId');
  return undefined;
}

/** What the item says once it is answered: a reason and a position stand only beside the verdict that asks for them. */
export function answerOf(context: Context<Answer>) {
  const { verdict, opinion, reason, reasonCode, recommendedPositionId } = context.payload;
  return {
    ...aboutItem(context),
    verdict,
    opinion,
    reason: verdict === 'ELIMINATED' ? reason : '',
    ...(verdict === 'ELIMINATED' && reasonCode !== null ? { reasonCode } : {}),
    recommendedPositionId: verdict === 'RECOMMENDED' ? recommendedPositionId : null,
  };
}

/** An undetermined item is still work on the application; an answered one is not. */
export function workMoved({ id, data, related }: Context, verdict: Answer['verdict'] | null): Fact[] {
  const wasOpen = data.verdict === null || data.verdict === 'UNDETERMINED';
  const isOpen = verdict === null || verdict === 'UNDETERMINED';
  if (wasOpen && !isOpen) return workClosed(applicationOf(related), 'SCREENING', id);
  if (!wasOpen && isOpen) return [workOpened(data.applicationId, 'SCREENING', id)];
  return [];
}
