import { workClosed } from '../application/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutItem } from './about.ts';
import { applicationOf, needApplication } from './application.ts';
import { screeningItem } from './screening-item.ts';

/** By staff who manage the position (the creator may have left), or because the application ended. */
export const cancelScreening = screeningItem.decider('CancelScreening', {
  needs: needApplication,
  decide: (context) => {
    const cause = context.actor.kind === 'system' ? 'RECORD_ENDED' : 'STAFF';
    return accept([
      screeningItem.fact('ItemCancelled', { ...aboutItem(context), cause }),
      ...workClosed(applicationOf(context.related), 'SCREENING', context.id),
    ]);
  },
});
