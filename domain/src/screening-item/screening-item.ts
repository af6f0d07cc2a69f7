import { screeningItemCommands, screeningItemEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { cancelScreening, markItemOverdue, reviseItem, screenItem } from './answering.ts';
import { assignScreening, reassignScreening } from './assigning.ts';
import { evolveScreeningItem, noScreeningItem, screeningItemLifecycle } from './lifecycle.ts';

/** A resume in the hands of a screener; see `lifecycle.ts` for what it protects. */
export const screeningItem = defineAggregate({
  name: 'screeningItem',
  commands: screeningItemCommands,
  events: screeningItemEvents,
  lifecycle: screeningItemLifecycle,
  initialData: noScreeningItem,
  evolve: evolveScreeningItem,
  deciders: {
    AssignScreening: assignScreening,
    ScreenItem: screenItem,
    ReviseItem: reviseItem,
    MarkItemOverdue: markItemOverdue,
    CancelScreening: cancelScreening,
    ReassignScreening: reassignScreening,
  },
  ownership: ({ positionId, jobSeekerId, screenerId }) => ({ positionId, jobSeekerId, assignees: [screenerId] }),
});
