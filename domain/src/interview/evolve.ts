import type { EventsOf, interviewEvents } from '@talentlog/contracts';
import type { InterviewData } from './data.ts';

/** The fold of an interview: its time, place and people, and what its candidate said. */
export function evolveInterview(data: InterviewData, event: EventsOf<typeof interviewEvents>): InterviewData {
  switch (event.type) {
    case 'InterviewArranged': {
      const { interviewId: _id, seed: _seed, ...arranged } = event.data;
      return { ...data, ...arranged, signInCode: arranged.signInCode ?? '' };
    }
    case 'InterviewRescheduled': {
      const { start, end, place, interviewerIds, seats, groupId, signInCode, linkId } = event.data;
      const moved = { start, end, place, interviewerIds, seats, groupId, signInCode: signInCode ?? '', linkId };
      return { ...data, ...moved, declineReason: null, attendedAt: null };
    }
    case 'InterviewDeclined':
      return { ...data, declineReason: event.data.reason };
    case 'InterviewAccepted':
      return { ...data, declineReason: null };
    case 'SignedIn':
    case 'MarkedNotPresent':
      return { ...data, attendedAt: event.at };
    case 'SignInReset':
      return { ...data, attendedAt: null };
    case 'InterviewReminded':
      return { ...data, remindedOf: event.data.start, linkId: event.data.linkId };
    case 'InterviewStarted':
    case 'InterviewFinished':
    case 'InterviewCancelled':
      return data;
  }
}
