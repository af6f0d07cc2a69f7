import { accept } from '../shared/decider.ts';
import { alreadyUsed, answerOf, cannotAnswer, needToAnswer, offeredToScreener, overdue, workMoved } from './answer.ts';
import { screeningItem } from './screening-item.ts';

/** A verdict can be changed until the application was moved because of it. */
export const reviseItem = screeningItem.decider('ReviseItem', {
  illegal: overdue,
  offered: offeredToScreener,
  needs: needToAnswer,
  decide: (context) =>
    cannotAnswer(context) ??
    alreadyUsed(context) ??
    accept([screeningItem.fact('ItemRevised', answerOf(context)), ...workMoved(context, context.payload.verdict)]),
});
