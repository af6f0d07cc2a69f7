import { isActiveApplication } from '../application/work.ts';
import { accept, refuse } from '../shared/decider.ts';
import { answerOf, cannotAnswer, needToAnswer, offeredToScreener, overdue, workMoved } from './answer.ts';
import { applicationOf } from './application.ts';
import { screeningItem } from './screening-item.ts';

/** A verdict can be changed until the application was moved because of it. */
export const reviseItem = screeningItem.decider('ReviseItem', {
  illegal: overdue,
  offered: offeredToScreener,
  needs: needToAnswer,
  decide: (context) => {
    const refused = cannotAnswer(context);
    if (refused) return refused;
    const found = applicationOf(context.related);
    const unmoved = isActiveApplication(found) && found.state !== 'PASSED' && found.data.stage === context.data.stage;
    if (!unmoved) return refuse('screening.already_used');
    return accept([screeningItem.fact('ItemRevised', answerOf(context)), ...workMoved(context)]);
  },
});
