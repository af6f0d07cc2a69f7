import { decides } from '../shared/aggregate.ts';
import { cancelScreening, markItemOverdue, reviseItem, screenItem } from './answering.ts';
import { assignScreening, reassignScreening } from './assigning.ts';
import { screeningItem } from './screening-item.ts';

/** Every command of the screeningItem with its decision. */
export const decidedScreeningItem = decides(screeningItem, {
  AssignScreening: assignScreening,
  ScreenItem: screenItem,
  ReviseItem: reviseItem,
  MarkItemOverdue: markItemOverdue,
  CancelScreening: cancelScreening,
  ReassignScreening: reassignScreening,
});
