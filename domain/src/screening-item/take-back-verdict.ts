import { accept } from '../shared/decider.ts';
import { aboutItem } from './about.ts';
import { alreadyUsed, notTheirs, offeredToScreener, overdue, workMoved } from './answer.ts';
import { needApplication } from './application.ts';
import { screeningItem } from './screening-item.ts';

/** A slip of the finger is as if nothing had been said, until the application was moved because of it. */
export const takeBackVerdict = screeningItem.decider('TakeBackVerdict', {
  illegal: overdue,
  offered: offeredToScreener,
  needs: needApplication,
  decide: (context) =>
    notTheirs(context) ??
    alreadyUsed(context) ??
    accept([screeningItem.fact('VerdictTakenBack', aboutItem(context)), ...workMoved(context, null)]),
});
