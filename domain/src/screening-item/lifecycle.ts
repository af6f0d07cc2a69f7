import { type EventsOf, type ScreeningVerdict, type Stage, screeningItemEvents } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

type ScreeningEvent = EventsOf<typeof screeningItemEvents>;
type Answered = Extract<ScreeningEvent, { type: 'ItemScreened' | 'ItemRevised' }>;

const when = (verdict: ScreeningVerdict) => ({
  target: verdict,
  guard: (event: Answered) => event.data.verdict === verdict,
});
const byVerdict = [when('PASS'), when('ELIMINATED'), when('UNDETERMINED'), when('RECOMMENDED')];
const waiting = { ItemScreened: byVerdict, ItemOverdue: 'OVERDUE', ItemCancelled: 'CANCELLED' };
const answered = { on: { ItemRevised: byVerdict } };

/**
 * One resume handed to one screener with a deadline. It protects that only the screener answers, and only in time. Items of one
 * assignment share a task id. Source: DOMAIN.md section 5, table 8.
 */
export const screeningItemLifecycle = lifecycle(screeningItemEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { ScreeningAssigned: 'UNSCREENED' } },
    UNSCREENED: { on: waiting },
    UNDETERMINED: { on: waiting },
    PASS: answered,
    ELIMINATED: answered,
    RECOMMENDED: answered,
    OVERDUE: { on: { ItemReassigned: 'OVERDUE' } },
    CANCELLED: { on: { ItemReassigned: 'CANCELLED' } },
  },
});

export interface ScreeningItemData {
  readonly taskId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly stage: Stage;
  readonly screenerId: string;
  readonly creatorId: string;
  readonly deadline: string;
  readonly note: string | null;
  readonly verdict: ScreeningVerdict | null;
  readonly opinion: string | null;
  readonly reason: string | null;
  readonly recommendedPositionId: string | null;
  /** The item that took its place. */
  readonly replacedBy: string | null;
}

export const noScreeningItem: ScreeningItemData = {
  taskId: '',
  applicationId: '',
  jobSeekerId: '',
  positionId: '',
  stage: 'RESUME_SCREENING',
  screenerId: '',
  creatorId: '',
  deadline: '',
  note: null,
  verdict: null,
  opinion: null,
  reason: null,
  recommendedPositionId: null,
  replacedBy: null,
};

export function evolveScreeningItem(data: ScreeningItemData, event: ScreeningEvent): ScreeningItemData {
  switch (event.type) {
    case 'ScreeningAssigned': {
      const { taskId, applicationId, jobSeekerId, positionId, stage, screenerId, creatorId, deadline, note } =
        event.data;
      const assigned = { taskId, applicationId, jobSeekerId, positionId, stage, screenerId, creatorId, deadline, note };
      return { ...data, ...assigned };
    }
    case 'ItemScreened':
    case 'ItemRevised': {
      const { verdict, opinion, reason, recommendedPositionId } = event.data;
      return { ...data, verdict, opinion, reason, recommendedPositionId };
    }
    case 'ItemOverdue':
    case 'ItemCancelled':
      return data;
    case 'ItemReassigned':
      return { ...data, replacedBy: event.data.newItemId };
  }
}
