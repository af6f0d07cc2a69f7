import { hour, iso, metHour, shanghai } from './hours.ts';
import { made, type Steps } from './journey.ts';

const place = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};
const scores = ['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT'].map((dimension, index) => ({
  dimension,
  score: 5 - (index % 2),
}));

/** A half hour of the interviewer's next days that nobody else has; the first whose talk is ahead meets them the day after tomorrow at two. */
const halfHourAhead = (today: Date, index: number): Date =>
  index < 24 ? shanghai(today, 2, 14) : shanghai(today, 1 + (index % 5), 9 + ((index * 3) % 14) / 2);

/** From the invitation to an interview that was held. */
export const interviewSteps: Steps = {
  async 'interview-invited'(journey) {
    // Only who stops around here is shown with a session; for the others the interview was arranged directly.
    if (journey.person.until !== 'interview-invited' && journey.person.until !== 'interview-reserved') return;
    const { teller, hr, company, applicationId, position, today } = journey;
    const at = (days: number, hours: number) => iso(shanghai(today, days, hours));
    const starts = [at(4, 9), at(4, 10), at(4, 14), at(4, 15), at(5, 10), at(5, 16)];
    const { appointmentSessionId } = await teller.tell(hr, 'CreateAppointmentSession', {
      facts: {
        name: `${position.title} 初试`,
        positionId: position.positionId,
        stage: 'FIRST_INTERVIEW',
        place,
        durationMinutes: 30,
        gapMinutes: 10,
        principalId: company.idOf(position.owner),
        interviewerIds: [company.idOf('interviewer')],
      },
      deadline: at(3, 18),
      segments: starts.map((start) => ({ start, end: iso(new Date(Date.parse(start) + hour / 2)), seats: 2 })),
    });
    const { appointmentIds } = await teller.tell(hr, 'InviteToSession', {
      appointmentSessionId,
      applicationIds: [applicationId],
    });
    await teller.tell(hr, 'OpenAppointmentSession', { appointmentSessionId });
    journey.made.appointmentSessionId = String(appointmentSessionId);
    journey.made.appointmentId = (appointmentIds as string[])[0] ?? '';
  },

  async 'interview-reserved'(journey) {
    if (journey.person.until !== 'interview-reserved') return;
    const appointmentId = made(journey, 'appointmentId');
    const [, segmentId] = await journey.teller.segmentsOf(made(journey, 'appointmentSessionId'));
    await journey.teller.tell(journey.me, 'ChooseSlot', { appointmentId, segmentId });
    await journey.teller.tell(journey.me, 'ConfirmSlot', { appointmentId, segmentId });
  },

  async 'interview-arranged'(journey) {
    const { teller, hr, me, company, applicationId, today, index } = journey;
    const ahead = journey.person.until === 'interview-arranged';
    const start = ahead ? halfHourAhead(today, index) : metHour(teller.now(), today, index);
    const end = iso(new Date(start.getTime() + hour / 2));
    const { interviewId } = await teller.tell(hr, 'ArrangeInterview', {
      applicationId,
      start: iso(start),
      end,
      place,
      interviewerIds: [company.idOf('interviewer')],
    });
    await teller.tell(me, 'AcceptInterview', { interviewId });
    journey.made.interviewId = String(interviewId);
    journey.made.interviewStart = iso(start);
  },

  async 'interview-evaluated'(journey) {
    const { teller, company } = journey;
    const interviewId = made(journey, 'interviewId');
    teller.at(new Date(made(journey, 'interviewStart')));
    const interviewer = company.as('interviewer');
    await teller.tell(interviewer, 'SignInCandidate', { interviewId });
    const evaluationId = await teller.evaluationOf(interviewId);
    await teller.tell(interviewer, 'SubmitEvaluation', {
      evaluationId,
      scores,
      result: 'PASS',
      text: '基础扎实，讲得清楚取舍；带过两个人的小组。',
    });
    teller.at(new Date(teller.now().getTime() + hour));
    await teller.tell(journey.hr, 'FinishInterview', { interviewId });
  },
};
