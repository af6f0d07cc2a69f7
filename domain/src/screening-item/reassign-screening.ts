import { accept, refuse } from '../shared/decider.ts';
import { aboutItem } from './about.ts';
import { applicationNamed, needApplicationsWithLocks } from './locks.ts';
import { screeningItem } from './screening-item.ts';
import { assignment, cannotHandOut, cannotScreen, needScreener, screeningOpened } from './task.ts';

/** Hands on, once, what ran out or was cancelled: a new item of a new task; the old one is kept. */
export const reassignScreening = screeningItem.decider('ReassignScreening', {
  offered: ({ data }) => data.replacedBy === null,
  needs: ({ payload, data, related }) => ({
    ...needScreener(payload.screenerId),
    ...needApplicationsWithLocks(data.applicationId === '' ? [] : [data.applicationId], related),
  }),
  decide: (context) => {
    const { id, payload, data, related, actor, newId } = context;
    if (data.replacedBy !== null) return refuse('screening.already_used', { by: data.replacedBy });
    const found = applicationNamed(related, data.applicationId);
    const refused = cannotHandOut(payload, context) ?? cannotScreen(found, context, 'screeningItemId');
    if (refused) return refused;
    const { screenerId, deadline, note } = payload;
    const task = { taskId: newId(), screenerId, creatorId: actor.id, deadline, note };
    const newItemId = newId();
    return accept(
      [
        screeningItem.fact('ItemReassigned', { ...aboutItem(context), newItemId, newScreenerId: screenerId }),
        screeningItem.factOn(newItemId, 'ScreeningAssigned', assignment(found, newItemId, task, id)),
        screeningOpened(found, newItemId),
      ],
      { taskId: task.taskId, itemIds: [newItemId] },
    );
  },
});
