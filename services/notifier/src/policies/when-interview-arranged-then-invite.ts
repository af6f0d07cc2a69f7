import type { SentLink, TemplateName } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import {
  byMail,
  byMailAndSms,
  type Field,
  type InvitationWanted,
  type NotificationRequest,
  oneTimeLink,
  type Words,
} from '../request.ts';
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
  readonly start: string;
  /** Of one that takes place. */
  readonly end?: string;
}

/** The interview as the reader's calendar enters or moves it. */
const entered = ({ interviewId, start, end }: Of): InvitationWanted => ({
  ...{ interviewId, start },
  ...(end === undefined ? {} : { end }),
});
/** The same one taken out. */
const takenOut = ({ interviewId, start }: Of): InvitationWanted => ({ interviewId, start, isOff: true });

/** What interviewers are told, with how and where where they are to come. */
const interviewers = (
  ids: readonly string[],
  kind: keyof typeof what,
  of: Of,
  fields: Readonly<Record<string, Field>>,
): NotificationRequest[] =>
  [...new Set(ids)].map((accountId) =>
    byMail({
      template: 'interview-for-interviewer',
      to: { accountId },
      about: of.jobSeekerId,
      positionId: of.positionId,
      link: { page: kind === 'cancelled' ? '/staff/interviews' : `/staff/interviews/${of.interviewId}` },
      calendar: kind === 'cancelled' ? takenOut(of) : { ...entered(of), withLink: true },
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
  return byMailAndSms({
    ...{ template, to: { jobSeekerId }, positionId, fields },
    link: oneTimeLink('interview', arranged),
    calendar: entered(arranged),
  });
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
      ...interviewers(gone, 'cancelled', { ...data, start: data.formerStart }, startAlone(data.formerStart)),
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
      calendar: takenOut(data),
    }),
    ...interviewers(data.interviewerIds, 'cancelled', data, startAlone(data.start)),
  ]),
];
