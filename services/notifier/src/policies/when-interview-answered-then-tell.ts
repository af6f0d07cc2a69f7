import { when } from '@talentlog/runtime';
import { byMail, type Field, type NotificationRequest, type Recipient, type Words } from '../request.ts';

interface Answered {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

const what = {
  accepted: { 'zh-CN': '答复参加', 'en-US': 'will come' },
  declined: { 'zh-CN': '答复不参加', 'en-US': 'will not come' },
} as const satisfies Record<string, Words>;

const toStaff = (
  template: 'interview-answered' | 'appointment-declined',
  to: Recipient,
  { applicationId, jobSeekerId, positionId }: Answered,
  fields: Readonly<Record<string, Field>>,
): NotificationRequest => {
  const page = 'recruiterOf' in to ? `/staff/applications/${applicationId}` : '/staff/interviews';
  return byMail({ template, to, about: jobSeekerId, positionId, link: { page }, fields });
};

/** The recruiter in charge, and the interviewers whom the answer concerns, each once. */
const answerReaders = (answer: {
  readonly positionId: string;
  readonly interviewerIds: readonly string[];
}): Recipient[] => [
  { recruiterOf: answer.positionId },
  ...[...new Set(answer.interviewerIds)].map((accountId) => ({ accountId })),
];

/** The recruiter in charge learns what a candidate answers; whoever was to interview learns that nobody comes, both with the reason, or that somebody does after all. */
export const interviewAnswers = [
  when('InterviewAccepted', ({ data }) => {
    const fields = { what: { words: what.accepted }, start: { instant: data.start }, reason: '' };
    return answerReaders(data).map((to) => toStaff('interview-answered', to, data, fields));
  }),
  when('InterviewDeclined', ({ data }) => {
    const fields = { what: { words: what.declined }, start: { instant: data.start }, reason: { typed: data.reason } };
    return answerReaders(data).map((to) => toStaff('interview-answered', to, data, fields));
  }),
  when('AppointmentRejected', ({ data }) => [
    toStaff('appointment-declined', { recruiterOf: data.positionId }, data, { reason: { typed: data.reason } }),
  ]),
];
