import type { EventNamed } from '@talentlog/contracts';
import { ofApplication, present, type Tellings, tell } from './public-event.ts';

interface OfInterview {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}
const ofInterview = (data: OfInterview) => ({ interviewId: data.interviewId, ...ofApplication(data) });

const when = ({ start, end, place }: EventNamed<'InterviewArranged' | 'InterviewRescheduled'>['data']) => ({
  ...{ start, end },
  ...present({ mode: place?.mode ?? null }),
});

/** What other systems hear of interviews: never where, by which password, or who asks. */
export const ofInterviews: Tellings = {
  InterviewArranged: ({ data }) =>
    tell('interview.arranged', { ...ofInterview(data), ...when(data), stage: data.stage }),
  InterviewRescheduled: ({ data }) =>
    tell('interview.rescheduled', { ...ofInterview(data), ...when(data), formerStart: data.formerStart }),
  InterviewAccepted: ({ data }) => tell('interview.accepted', ofInterview(data)),
  InterviewDeclined: ({ data }) =>
    tell('interview.declined', { ...ofInterview(data), ...present({ reason: data.reason }) }),
  InterviewCancelled: ({ data }) => {
    const { cause, reason } = data;
    return tell('interview.cancelled', { ...ofInterview(data), cause, ...present({ reason }) });
  },
  SignedIn: ({ data }) => tell('interview.attended', ofInterview(data)),
  MarkedNotPresent: ({ data }) => tell('interview.missed', ofInterview(data)),
  SignInReset: ({ data }) => tell('interview.attendance-withdrawn', ofInterview(data)),
  InterviewFinished: ({ data }) => tell('interview.finished', { ...ofInterview(data), end: data.end }),
};
