import { accept } from '../shared/decider.ts';
import { answerOf, cannotAnswer, needToAnswer, offeredToScreener, overdue, workMoved } from './answer.ts';
import { screeningItem } from './screening-item.ts';

/** The screener says what they think of the resume. */
export const screenItem = screeningItem.decider('ScreenItem', {
  illegal: overdue,
  offered: offeredToScreener,
  needs: needToAnswer,
  decide: (context) =>
    cannotAnswer(context) ??
    accept([screeningItem.fact('ItemScreened', answerOf(context)), ...workMoved(context, context.payload.verdict)]),
});
