import type { Caller } from '@talentlog/runtime';
import type { DemoPerson, Milestone } from './people.ts';
import { seeker, system, type Teller } from './teller.ts';

/** The colleagues of the story and the positions they own, by the demo's own keys. */
export interface Company {
  readonly as: (login: string) => Caller;
  readonly idOf: (login: string) => string;
  readonly positions: ReadonlyMap<
    string,
    {
      readonly positionId: string;
      readonly advertisementId: string;
      readonly owner: string;
      readonly title: string;
      readonly type: 'SOCIAL' | 'CAMPUS' | 'INTERN';
    }
  >;
}

const hour = 3_600_000;
const day = 24 * hour;
const iso = (date: Date): string => date.toISOString();
const policyVersion = '2025-01-23';

/** Milestones on the way to an offer, in order; the others branch off where `branches` says. */
const way: readonly Milestone[] = [
  'delivered',
  'screening',
  'screening-assigned',
  'dept-passed',
  'interview-invited',
  'interview-reserved',
  'interview-arranged',
  'interview-evaluated',
  'hr-interview',
  'offer-drafted',
  'offer-approving',
  'offer-sent',
  'collecting',
];
const branches: Partial<Record<Milestone, Milestone>> = {
  'screening-held': 'screening-assigned',
  eliminated: 'screening-assigned',
  withdrawn: 'screening',
  'consent-withdrawn': 'screening',
};

interface Journey {
  readonly person: DemoPerson;
  readonly company: Company;
  readonly teller: Teller;
  readonly me: Caller;
  readonly hr: Caller;
  readonly position: NonNullable<ReturnType<Company['positions']['get']>>;
  readonly applicationId: string;
  /** The story's real end: dates of sessions and deadlines lie after it. */
  readonly today: Date;
  /** Place in the list of people, so that no two of them meet the same interviewer at once. */
  readonly index: number;
  /** Ids that later steps ask for. */
  readonly made: Record<string, string>;
}

/** Walks one person to their milestone with the commands of the people who would have done it, spread over the days since. */
export async function walk(
  person: DemoPerson,
  index: number,
  company: Company,
  teller: Teller,
  today: Date,
): Promise<void> {
  const position = company.positions.get(person.position);
  if (!position) throw new Error(`no demo position ${person.position}`);
  const start = today.getTime() - person.daysAgo * day - 3 * hour;
  teller.at(new Date(start));
  const me = await register(person, teller);
  const { positionId, advertisementId } = position;
  const { applicationId } = await teller.tell(me, 'DeliverApplication', { positionId, advertisementId });
  const journey: Journey = {
    person,
    company,
    teller,
    me,
    hr: company.as(position.owner),
    position,
    applicationId: String(applicationId),
    today,
    index,
    made: {},
  };
  const goal = branches[person.until] ?? person.until;
  const milestones = way.slice(1, way.indexOf(goal) + 1);
  for (const [step, milestone] of milestones.entries()) {
    teller.at(new Date(start + ((step + 1) * (today.getTime() - start)) / (milestones.length + 1)));
    await steps[milestone]?.(journey);
  }
  await turns[person.until]?.(journey);
}

async function register({ name, phone, ...person }: DemoPerson, teller: Teller): Promise<Caller> {
  const { accountId, jobSeekerId } = await teller.tell(system, 'RegisterAccount', { phone, name });
  const me = seeker(String(accountId), String(jobSeekerId), name);
  await teller.tell(me, 'GrantConsent', { policyVersion });
  const { gender, birthDate, degree, residence, school, major, company, title } = person;
  const graduated = Number(birthDate.slice(0, 4)) + (degree === 'BACHELOR' ? 22 : 25);
  const workYears = Math.max(0, teller.now().getUTCFullYear() - graduated);
  const email = `${phone.slice(-8)}@mail.example`;
  const save = (block: string, content: unknown) => teller.tell(me, 'SaveResumeBlock', { block, content });
  await save('basic', { name, gender, birthDate, phone, email, highestDegree: degree, residence, workYears });
  await save('education', [{ school, major, degree, start: `${graduated - 3}-09`, end: `${graduated}-06` }]);
  if (company && title)
    await save('work', [
      { company, title, start: `${graduated}-07`, untilNow: true, description: '负责核心模块的交付，带过两名新人。' },
    ]);
  await teller.tell(me, 'ConfirmResumeStatement', { agreed: true });
  return me;
}

const advance = async ({ teller, hr, applicationId }: Journey, to: string): Promise<void> => {
  await teller.tell(hr, 'PassStep', { applicationId });
  await teller.tell(hr, 'AdvanceStage', { applicationId, to });
};

const made = ({ made: ids }: Journey, name: string): string => {
  const id = ids[name];
  if (id === undefined) throw new Error(`the demo story has no ${name} yet`);
  return id;
};

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

const steps: Partial<Record<Milestone, (journey: Journey) => Promise<void>>> = {
  screening: (journey) => advance(journey, 'RESUME_SCREENING'),

  async 'screening-assigned'(journey) {
    const { teller, hr, company, applicationId, today } = journey;
    await advance(journey, 'DEPT_SCREENING');
    const deadline = iso(new Date(today.getTime() + 5 * day));
    const task = {
      applicationIds: [applicationId],
      screenerId: company.idOf('screener'),
      deadline,
      note: '请重点看项目深度。',
    };
    const { itemIds } = await teller.tell(hr, 'AssignScreening', task);
    journey.made.screeningItemId = (itemIds as string[])[0] ?? '';
  },

  async 'dept-passed'(journey) {
    const opinion = '项目经历与岗位很近，建议初试重点问他独立负责的部分。';
    await journey.teller.tell(journey.company.as('screener'), 'ScreenItem', {
      screeningItemId: made(journey, 'screeningItemId'),
      verdict: 'PASS',
      opinion,
    });
    await advance(journey, 'FIRST_INTERVIEW');
  },

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
    await journey.teller.tell(journey.me, 'ConfirmSlot', { appointmentId });
  },

  async 'interview-arranged'(journey) {
    const { teller, hr, me, company, applicationId, today, index } = journey;
    const ahead = journey.person.until === 'interview-arranged';
    const start = ahead ? shanghai(today, 2, 14) : officeHour(teller.now(), index);
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

  'hr-interview': (journey) => advance(journey, 'HR_INTERVIEW'),

  async 'offer-drafted'(journey) {
    const { teller, hr, company, applicationId, position, person, today } = journey;
    await advance(journey, 'OFFER');
    const { offerId } = await teller.tell(hr, 'DraftOffer', {
      applicationId,
      type: position.type,
      positionTitle: position.title,
      plannedEntryDate: iso(new Date(today.getTime() + 45 * day)).slice(0, 10),
      probationMonths: 6,
      workLocation: person.residence,
      approverIds: [company.idOf('approver1'), company.idOf('approver2')],
      pay: { monthly: 32_000, months: 15, signOn: 0, note: '' },
    });
    journey.made.offerId = String(offerId);
  },

  async 'offer-approving'(journey) {
    await journey.teller.tell(journey.hr, 'SubmitOfferForApproval', { offerId: made(journey, 'offerId') });
    await journey.teller.tell(journey.company.as('approver1'), 'AgreeOffer', { offerId: made(journey, 'offerId') });
  },

  async 'offer-sent'(journey) {
    const { teller, hr, company, person, position, today } = journey;
    const offerId = made(journey, 'offerId');
    // The link lives seven days, so the letter left within them.
    teller.at(new Date(Math.max(teller.now().getTime(), today.getTime() - 2 * day)));
    await teller.tell(company.as('approver2'), 'AgreeOffer', { offerId });
    const content = `${person.name}，你好：\n\n我们诚挚邀请你加入云岭网络，担任${position.title}。薪酬与入职安排见链接中的录用信。\n\n云岭网络招聘组`;
    await teller.tell(hr, 'SendOffer', {
      offerId,
      subject: '云岭网络录用通知',
      content,
      sms: `${person.name}，你的录用通知已发出，请打开链接查看。`,
    });
  },

  async collecting(journey) {
    const { teller, hr, me } = journey;
    const offerId = made(journey, 'offerId');
    await teller.tell(me, 'AcceptOffer', { offerId });
    const collectionId = await teller.collectionOf(offerId);
    await advance(journey, 'ONBOARDING');
    await teller.tell(hr, 'SendCollection', { collectionId });
    journey.made.collectionId = collectionId;
  },
};

const turns: Partial<Record<Milestone, (journey: Journey) => Promise<void>>> = {
  'screening-held': async (journey) => {
    await journey.teller.tell(journey.company.as('screener'), 'ScreenItem', {
      screeningItemId: made(journey, 'screeningItemId'),
      verdict: 'UNDETERMINED',
      opinion: '经验合适，想先看同批的其他人。',
    });
  },
  eliminated: async ({ teller, hr, applicationId, company, ...journey }) => {
    await teller.tell(company.as('screener'), 'ScreenItem', {
      screeningItemId: journey.made.screeningItemId,
      verdict: 'ELIMINATED',
      reason: '射频经验不足两年',
    });
    await teller.tell(hr, 'EliminateApplication', { applicationId, reason: '射频经验不足两年' });
  },
  withdrawn: async ({ teller, me, applicationId }) => {
    await teller.tell(me, 'WithdrawApplication', { applicationId, reason: '已接受其他机会' });
  },
  'consent-withdrawn': async ({ teller, me }) => {
    await teller.tell(me, 'WithdrawConsent', {});
  },
};

/** Half an hour of the next working morning or afternoon; people met later sit later in the day. */
function officeHour(after: Date, index: number): Date {
  const start = shanghai(after, 1, 9 + (index % 8) / 2);
  const weekday = new Date(start.getTime() + 8 * hour).getUTCDay();
  return weekday === 6 || weekday === 0 ? new Date(start.getTime() + 2 * day) : start;
}

/** An hour of a day in Shanghai, counted from today. */
function shanghai(today: Date, days: number, hours: number): Date {
  const midnight = Math.floor((today.getTime() + 8 * hour) / day) * day - 8 * hour;
  return new Date(midnight + days * day + hours * hour);
}
