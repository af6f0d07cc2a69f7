import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, type NotificationRequest, type Words } from '../request.ts';
import { interviewFields } from './interview-place.ts';

const what = {
  arranged: { 'zh-CN': '新的面试', 'en-US': 'New interview' },
  changed: { 'zh-CN': '面试改期', 'en-US': 'Interview rescheduled' },
  cancelled: { 'zh-CN': '面试取消', 'en-US': 'Interview cancelled' },
} as const satisfies Record<string, Words>;

const interviewers = (
  ids: readonly string[],
  kind: keyof typeof what,
  positionId: string,
  start: string,
): NotificationRequest[] =>
  [...new Set(ids)].map((accountId) =>
    byMail({
      template: 'interview-for-interviewer',
      to: { accountId },
      positionId,
      link: { page: '/staff/interviews' },
      fields: { what: { words: what[kind] }, start: { instant: start } },
    }),
  );

/** Candidate and interviewers learn of an interview, of its change unless staff chose not to tell, and of its end before it began. */
export const interviewInvitations = [
  when('InterviewArranged', ({ data }) => [
    ...byMailAndSms({
      template: 'interview-arranged',
      to: { jobSeekerId: data.jobSeekerId },
      positionId: data.positionId,
      link: { purpose: 'interview', seed: data.seed },
      fields: interviewFields(data),
    }),
    ...interviewers(data.interviewerIds, 'arranged', data.positionId, data.start),
  ]),
  when('InterviewRescheduled', ({ data }) => {
    const gone = data.formerInterviewerIds.filter((id) => !data.interviewerIds.includes(id));
    const candidate = byMailAndSms({
      template: 'interview-rescheduled',
      to: { jobSeekerId: data.jobSeekerId },
      positionId: data.positionId,
      link: { purpose: 'interview', seed: data.seed },
      fields: { ...interviewFields(data), formerStart: { instant: data.formerStart } },
    });
    return [
      ...(data.notify ? candidate : []),
      ...interviewers(data.interviewerIds, 'changed', data.positionId, data.start),
      ...interviewers(gone, 'cancelled', data.positionId, data.formerStart),
    ];
  }),
  when('InterviewCancelled', ({ data: { jobSeekerId, positionId, start, interviewerIds } }) => [
    ...byMailAndSms({
      template: 'interview-cancelled',
      to: { jobSeekerId },
      positionId,
      fields: { start: { instant: start } },
    }),
    ...interviewers(interviewerIds, 'cancelled', positionId, start),
  ]),
];
