import { isInterviewStage, type StepOfHr } from '@talentlog/contracts';
import { type ApplicationData, liveOffer } from '@talentlog/domain/fold';

/** Work on an application that somebody else was given: what is screened, and who is met. */
export interface WorkGiven {
  readonly id: string;
  readonly kind: 'SCREENING' | 'INTERVIEW';
  readonly at: string;
  readonly state: 'GIVEN' | 'OVERDUE' | 'FINISHED' | 'CANCELLED';
}
/** What HR does with an application where it stands, while nobody else has it in hand. */
export function ownStep(state: string, data: ApplicationData, work: readonly WorkGiven[]): StepOfHr {
  if (data.stage === 'OFFER' && liveOffer(data) === undefined) return 'DRAFT_OFFER';
  if (state === 'PASSED') return 'ADVANCE';
  if (state === 'UNDETERMINED') return 'DECIDE_HELD';
  // What was given out at an earlier stage has been dealt with.
  const back = data.openWork.length > 0 ? [] : work.filter(({ at }) => at >= data.since);
  const item = newest(back.filter((one) => one.kind === 'SCREENING' && one.state !== 'CANCELLED'));
  if (item?.state === 'OVERDUE') return 'REASSIGN';
  const interview = newest(back.filter(({ kind }) => kind === 'INTERVIEW'));
  if (item !== undefined || interview?.state === 'FINISHED') return 'CONCLUDE';
  if (isInterviewStage(data.stage)) return 'ARRANGE';
  return data.stage === 'DEPT_SCREENING' ? 'ASSIGN' : 'HANDLE';
}

const newest = (work: readonly WorkGiven[]): WorkGiven | undefined =>
  work.toSorted((a, b) => a.at.localeCompare(b.at) || (a.id < b.id ? -1 : 1)).at(-1);
