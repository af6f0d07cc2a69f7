import { application, waitsForScreening } from '../application/index.ts';
import { accept, beginsOn, type Fact } from '../shared/decider.ts';
import { applicationNamed, needApplicationsWithLocks } from './locks.ts';
import { screeningItem } from './screening-item.ts';
import { assignment, cannotHandOut, cannotScreen, needScreener, screeningOpened } from './task.ts';

/** Hands resumes to a screener. The command's own stream is the first item's; the others are created beside it in the same commit. */
export const assignScreening = screeningItem.decider('AssignScreening', {
  begins: beginsOn(application, waitsForScreening),
  target: (_payload, { newId }) => screeningItem.ref(newId()),
  needs: ({ payload, related }) => ({
    ...needScreener(payload.screenerId),
    ...needApplicationsWithLocks(payload.applicationIds, related),
  }),
  decide: (context) => {
    const { id, payload, related, actor, newId } = context;
    const notNow = cannotHandOut(payload, context);
    if (notNow) return notNow;
    const { screenerId, deadline, note } = payload;
    const task = { taskId: newId(), screenerId, creatorId: actor.id, deadline, note };
    const facts: Fact[] = [];
    const itemIds: string[] = [];
    for (const [index, applicationId] of [...new Set(payload.applicationIds)].entries()) {
      const found = applicationNamed(related, applicationId);
      const refused = cannotScreen(found, context, `applicationIds.${index}`);
      if (refused) return refused;
      const itemId = index === 0 ? id : newId();
      const assigned = assignment(found, itemId, task);
      itemIds.push(itemId);
      facts.push(
        index === 0
          ? screeningItem.fact('ScreeningAssigned', assigned)
          : screeningItem.factOn(itemId, 'ScreeningAssigned', assigned),
        screeningOpened(found, itemId),
      );
    }
    return accept(facts, { taskId: task.taskId, itemIds });
  },
});
