import type { Outcome } from '@talentlog/contracts';
import type { ApplicationData } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import type { Look } from './look.ts';
import { process } from './process.ts';
import type { Wish } from './wish.ts';

/** Screenings, interviews and appointments of an application that is over are called off. Its offer ended in the same commit. */
export const whenApplicationEndedThenCloseItsWork = process(
  'when-record-ended-then-close-its-work',
  when('RecordEnded', ({ data: { applicationId, outcome } }, look: Look) =>
    reached.includes(outcome) ? [] : closings(applicationId, look),
  ),
  when(['RecordInvalidated', 'RecordTransferred'], ({ data: { applicationId } }, look: Look) =>
    closings(applicationId, look),
  ),
);

/** Ends that an application was meant to reach: nothing of it is called off. */
const reached: readonly Outcome[] = ['EMPLOYED', 'SIGNED_TWO_PARTY', 'SIGNED_THREE_PARTY'];

async function closings(applicationId: string, look: Look): Promise<readonly Wish[]> {
  const { openWork } = await look.application(applicationId);
  // What began after it was opened again goes on, however late this is looked at.
  return openWork.filter(({ over }) => over).map(closing);
}

function closing({ work, workId }: ApplicationData['openWork'][number]): Wish {
  switch (work) {
    case 'SCREENING':
      return { name: 'CancelScreening', payload: { screeningItemId: workId } };
    case 'INTERVIEW':
      return { name: 'CancelInterview', payload: { interviewId: workId, reason: 'RECORD_ENDED' } };
    case 'APPOINTMENT':
      return { name: 'CancelAppointment', payload: { appointmentId: workId } };
  }
}
