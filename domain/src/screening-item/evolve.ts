import type { EventsOf, ScreeningVerdict, Stage, screeningItemEvents } from '@talentlog/contracts';

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
  /** Which of the company's reasons it is. */
  readonly reasonCode: string | null;
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
  reasonCode: null,
  recommendedPositionId: null,
  replacedBy: null,
};

/** The fold of an item: whose task it is, and the present answer. */
export function evolveScreeningItem(
  data: ScreeningItemData,
  event: EventsOf<typeof screeningItemEvents>,
): ScreeningItemData {
  switch (event.type) {
    case 'ScreeningAssigned': {
      const { taskId, applicationId, jobSeekerId, positionId, stage, screenerId, creatorId, deadline, note } =
        event.data;
      const assigned = { taskId, applicationId, jobSeekerId, positionId, stage, screenerId, creatorId, deadline, note };
      return { ...data, ...assigned };
    }
    case 'ItemScreened':
    case 'ItemRevised': {
      const { verdict, opinion, reason, reasonCode = null, recommendedPositionId } = event.data;
      return { ...data, verdict, opinion, reason, reasonCode, recommendedPositionId };
    }
    case 'VerdictTakenBack':
      return { ...data, verdict: null, opinion: null, reason: null, reasonCode: null, recommendedPositionId: null };
    case 'ItemOverdue':
    case 'ItemCancelled':
      return data;
    case 'ItemHandedOver':
      return { ...data, screenerId: event.data.newScreenerId };
    case 'ItemReassigned':
      return { ...data, replacedBy: event.data.newItemId };
  }
}
