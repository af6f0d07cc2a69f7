import type { CommandInput, QueryData } from '../../../api/index.ts';
import type { WorkItem } from './groups.ts';

export type Times = QueryData<'interviewTimes'>;
export type Time = Times['times'][number];

/** What sets the interview at that time, as its screen was answered; undefined where somebody must say more first. */
export type Setting =
  | { readonly name: 'GenerateArrangements'; readonly payload: CommandInput<'GenerateArrangements'> }
  | { readonly name: 'RescheduleInterview'; readonly payload: CommandInput<'RescheduleInterview'> }
  | { readonly name: 'ArrangeInterview'; readonly payload: CommandInput<'ArrangeInterview'> };

/** Whether its open row offers times: HR owes an interview. */
export const offersTimes = ({ kind }: Pick<WorkItem, 'kind'>): boolean => kind === 'ARRANGE';

export function settingOf(times: Times, { start, end, free }: Time): Setting | undefined {
  const { applicationId, appointmentId, by, interviewers, place, subject } = times;
  if (place === null || interviewers.length === 0 || !free) return undefined;
  const interviewerIds = interviewers.map(({ accountId }) => accountId);
  if (by === 'ArrangeInterview') return { name: by, payload: { applicationId, start, end, place, interviewerIds } };
  if (subject === null) return undefined;
  if (by === 'RescheduleInterview') {
    return { name: by, payload: { interviewId: subject.id, start, end, place, interviewerIds, notify: true } };
  }
  if (appointmentId === null) return undefined;
  return { name: by, payload: { appointmentSessionId: subject.id, appointmentIds: [appointmentId], interviewerIds } };
}
