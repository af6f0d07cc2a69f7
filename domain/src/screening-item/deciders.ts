import { decides } from '../shared/aggregate.ts';
import { assignScreening } from './assign-screening.ts';
import { cancelScreening } from './cancel-screening.ts';
import { handOverScreening } from './hand-over-screening.ts';
import { markItemOverdue } from './mark-item-overdue.ts';
import { reassignScreening } from './reassign-screening.ts';
import { reviseItem } from './revise-item.ts';
import { screenItem } from './screen-item.ts';
import { screeningItem } from './screening-item.ts';
import { takeBackVerdict } from './take-back-verdict.ts';

/** The screening item with the decision of every command. */
export const decidedScreeningItem = decides(screeningItem, {
  AssignScreening: assignScreening,
  ScreenItem: screenItem,
  ReviseItem: reviseItem,
  TakeBackVerdict: takeBackVerdict,
  MarkItemOverdue: markItemOverdue,
  CancelScreening: cancelScreening,
  HandOverScreening: handOverScreening,
  ReassignScreening: reassignScreening,
});
