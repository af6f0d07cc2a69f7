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

export async function screen({ hr, screener, applicationId }: Story): Promise<void> {
  await hr.does('PassStep', { applicationId });
  await hr.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
  await hr.does('PassStep', { applicationId });
  await hr.does('AdvanceStage', { applicationId, to: 'DEPT_SCREENING' });
  const deadline = iso(Date.now() + 3 * 24 * 60 * minute);
  const { itemIds } = await hr.does('AssignScreening', {
    applicationIds: [applicationId],
    screenerId: screener.accountId,
    deadline,
  });
  await screener.does('ScreenItem', {
    screeningItemId: itemIds?.[0],
    verdict: 'PASS',
    opinion: '项目经历与岗位很近。',
  });
  await hr.does('PassStep', { applicationId });
  await hr.does('AdvanceStage', { applicationId, to: 'FIRST_INTERVIEW' });
}

const place = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};

/** A session with two segments; the earlier one starts within half an hour, so that its candidate can sign in now. */
export async function openSession({ hr, interviewer, applicationId, positionId }: Story): Promise<string> {
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
  await hr.does('InviteToSession', { appointmentSessionId, applicationIds: [applicationId] });
  await hr.does('OpenAppointmentSession', { appointmentSessionId });
  return String(appointmentSessionId);
}

export async function meet({ hr, interviewer, applicationId }: Story): Promise<void> {
  const { interviews } = await hr.asks<{
    interviews: { interviewId: string; evaluations: { evaluationId: string }[] }[];
  }>('applicationDetail', { applicationId });
  const { interviewId = '', evaluations = [] } = interviews[0] ?? {};
  await interviewer.does('SignInCandidate', { interviewId });
  const scores = ['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT'].map((dimension) => ({
    dimension,
    score: 4,
  }));
  await interviewer.does('SubmitEvaluation', {
    evaluationId: evaluations[0]?.evaluationId,
    scores,
    result: 'PASS',
    text: '讲得清楚取舍。',
  });
  await hr.does('FinishInterview', { interviewId });
  for (const to of ['HR_INTERVIEW', 'OFFER']) {
    await hr.does('PassStep', { applicationId });
    await hr.does('AdvanceStage', { applicationId, to });
  }
}

export async function sendOffer({ hr, approvers: [first, second], applicationId }: Story): Promise<string> {
  const { offerId } = await hr.does('DraftOffer', {
    applicationId,
    type: 'SOCIAL',
    positionTitle: '交换芯片验证工程师',
    plannedEntryDate: iso(Date.now() + 45 * 24 * 60 * minute).slice(0, 10),
    probationMonths: 6,
    workLocation: '杭州',
    approverIds: [first.accountId],
    pay: { monthly: 32_000, months: 15, signOn: 0, note: '' },
  });
  await hr.does('SubmitOfferForApproval', { offerId });
  await first.does('ForwardOffer', { offerId, toAccountId: second.accountId });
  await second.does('AgreeOffer', { offerId });
  await hr.does('SendOffer', {
    offerId,
    subject: '云岭网络录用通知',
    content: '我们诚挚邀请你加入云岭网络。',
    sms: '你的录用通知已发出。',
  });
  return String(offerId);
}
