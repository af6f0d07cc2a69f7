import type { SentLink, TemplateName } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, type Field, type NotificationRequest, oneTimeLink, type Words } from '../request.ts';
import { interviewFields, startAlone } from './interview-place.ts';

const what = {
  arranged: { 'zh-CN': '新的面试', 'en-US': 'New interview' },
  tomorrow: { 'zh-CN': '明天的面试', 'en-US': 'Interview tomorrow' },
  changed: { 'zh-CN': '面试改期', 'en-US': 'Interview rescheduled' },
  cancelled: { 'zh-CN': '面试取消', 'en-US': 'Interview cancelled' },
} as const satisfies Record<string, Words>;

const noAnswer: Words = { 'zh-CN': '还没有答复', 'en-US': 'no answer yet' };

interface Of {
  readonly interviewId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

/** What interviewers are told, with how and where where they are to come. */
const interviewers = (
  ids: readonly string[],
  kind: keyof typeof what,
  { interviewId, jobSeekerId, positionId }: Of,
  fields: Readonly<Record<string, Field>>,
): NotificationRequest[] =>
  [...new Set(ids)].map((accountId) =>
    byMail({
      template: 'interview-for-interviewer',
      to: { accountId },
      about: jobSeekerId,
      positionId,
      link: { page: kind === 'cancelled' ? '/staff/interviews' : `/staff/interviews/${interviewId}` },
      fields: { what: { words: what[kind] }, ...fields },
    }),
  );

const candidate = (
  template: TemplateName,
  arranged: SentLink & Of,
  fields: Readonly<Record<string, Field>> | undefined,
): readonly NotificationRequest[] => {
  if (fields === undefined) return [];
  const { jobSeekerId, positionId } = arranged;
  return byMailAndSms({ template, to: { jobSeekerId }, positionId, link: oneTimeLink('interview', arranged), fields });
};

/** When, how and where, or when alone where the rest was erased. */
const at = (data: Parameters<typeof interviewFields>[0]): Readonly<Record<string, Field>> =>
  interviewFields(data) ?? startAlone(data.start);

/** Candidate and interviewers learn of an interview, of its change unless staff chose not to tell, of its day the day before, and of its end before it began. */
export const interviewInvitations = [
  when('InterviewArranged', ({ data }) => [
    ...candidate('interview-arranged', data, interviewFields(data)),
    ...interviewers(data.interviewerIds, 'arranged', data, at(data)),
  ]),
  when('InterviewRescheduled', ({ data }) => {
    const gone = data.formerInterviewerIds.filter((id) => !data.interviewerIds.includes(id));
    const fields = interviewFields(data);
    const told = fields && { ...fields, formerStart: { instant: data.formerStart } };
    return [
      ...(data.notify ? candidate('interview-rescheduled', data, told) : []),
      ...interviewers(data.interviewerIds, 'changed', data, at(data)),
      ...interviewers(gone, 'cancelled', data, startAlone(data.formerStart)),
    ];
  }),
  when('InterviewReminded', ({ data }) => {
    const fields = interviewFields(data);
    const told = fields && { ...fields, unanswered: data.unanswered ? { words: noAnswer } : '' };
    return [
      ...candidate('interview-reminded', data, told),
      ...interviewers(data.interviewerIds, 'tomorrow', data, at(data)),
    ];
  }),
  when('InterviewCancelled', ({ data }) => [
    ...byMailAndSms({
      // An application that is over, perhaps by the person's own wish, is told by a message of its own: nobody is sorry, and none comes after.
      template: data.cause === 'RECORD_ENDED' ? 'interview-called-off' : 'interview-cancelled',
      to: { jobSeekerId: data.jobSeekerId },
      positionId: data.positionId,
      fields: { start: { instant: data.start } },
    }),
    ...interviewers(data.interviewerIds, 'cancelled', data, startAlone(data.start)),
  ]),
];
