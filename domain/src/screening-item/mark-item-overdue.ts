import { workClosed } from '../application/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutItem } from './about.ts';
import { applicationOf, needApplication } from './application.ts';
import { screeningItem } from './screening-item.ts';

/** The clock's command: nobody answered before the deadline. */
export const markItemOverdue = screeningItem.decider('MarkItemOverdue', {
  needs: needApplication,
  decide: (context) => {
    const { id, data, now, related } = context;
    if (isBefore(now, data.deadline)) return refuse('screeningItem.invalid_transition');
    return accept([
      screeningItem.fact('ItemOverdue', aboutItem(context)),
      ...workClosed(applicationOf(related), 'SCREENING', id),
    ]);
  },
});
