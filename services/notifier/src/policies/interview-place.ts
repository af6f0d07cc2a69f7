import type { InterviewPlace } from '@talentlog/contracts';
import type { Field, Words } from '../request.ts';

const modes: Readonly<Record<InterviewPlace['mode'], Words>> = {
  ON_SITE: { 'zh-CN': '现场面试', 'en-US': 'on site' },
  VIDEO: { 'zh-CN': '视频面试', 'en-US': 'by video' },
  PHONE: { 'zh-CN': '电话面试', 'en-US': 'by phone' },
};

interface Arrangement {
  readonly start: string;
  readonly end: string;
  /** Null once its words were erased. */
  readonly place: InterviewPlace | null;
  /** Whom to ask, where the event says it. */
  readonly arrangedBy?: string;
}

/** When it was to be and nothing else: of one that is off, or whose place was erased before it was told. */
export const startAlone = (start: string): Readonly<Record<string, Field>> => ({
  start: { instant: start },
  ...{ minutes: '', mode: '', where: '', meetingLink: '', meetingCode: '', meetingPassword: '' },
  ...{ contact: '', recruiter: '' },
});

/** When, how and where an interview is, as the templates name it; undefined where that was erased before it was told. */
export function interviewFields(arrangement: Arrangement): Readonly<Record<string, Field>> | undefined {
  const { start, end, place, arrangedBy } = arrangement;
  if (place === null) return undefined;
  const { mode, site, link, meetingCode, password, contact } = place;
  return {
    ...startAlone(start),
    minutes: Math.round((Date.parse(end) - Date.parse(start)) / 60_000),
    mode: { words: modes[mode] },
    ...(mode === 'ON_SITE' ? { where: { typed: site } } : {}),
    ...(mode === 'VIDEO'
      ? { meetingLink: { typed: link }, meetingCode: { typed: meetingCode }, meetingPassword: { typed: password } }
      : {}),
    contact: { typed: contact },
    ...(arrangedBy === undefined ? {} : { recruiter: { colleague: arrangedBy } }),
  };
}
