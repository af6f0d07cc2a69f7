import type { Colleague } from './support/colleague.ts';

/** Ids a story gathers on its way. */
export interface Story {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly hr: Colleague;
  readonly screener: Colleague;
  readonly interviewer: Colleague;
  readonly approvers: readonly [Colleague, Colleague];
}

const minute = 60_000;
const iso = (time: number): string => new Date(time).toISOString();

const place = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};

/** A session with two segments; the earlier one starts within half an hour, so that its candidate can sign in now. */
export async function createSession({ hr, interviewer, positionId }: Story): Promise<string> {
  const first = Date.now() + 20 * minute;
  const { appointmentSessionId } = await hr.does('CreateAppointmentSession', {
    facts: {
      name: '初试',
      positionId,
      stage: 'FIRST_INTERVIEW',
      place,
      durationMinutes: 30,
      gapMinutes: 10,
      principalId: hr.accountId,
      interviewerIds: [interviewer.accountId],
    },
    deadline: iso(first - 5 * minute),
    segments: [first, first + 60 * minute].map((start) => ({
      start: iso(start),
      end: iso(start + 30 * minute),
      seats: 1,
    })),
  });
  return String(appointmentSessionId);
}

/** The interview that was arranged for the story's person. */
export async function interviewOf({ hr, applicationId }: Story): Promise<string> {
  const { interviews } = await hr.asks<{ interviews: { interviewId: string }[] }>('applicationDetail', {
    applicationId,
  });
  return interviews[0]?.interviewId ?? '';
}

/** The collection that began when the offer was accepted. */
export async function collectionOf({ hr, applicationId }: Story): Promise<string> {
  const { collection } = await hr.asks<{ collection: { collectionId: string } }>('applicationDetail', {
    applicationId,
  });
  return collection.collectionId;
}

/** A day in Beijing, counted from today. */
export const dayFromNow = (days: number): string => iso(Date.now() + (days * 24 + 8) * 60 * minute).slice(0, 10);
