import {
  type CalendarPart,
  calendarFile,
  fillLine,
  interviewPlaceLines,
  type MessageValues,
} from '@talentlog/contracts';
import type { EventReader, OpenedEvent } from '@talentlog/runtime';
import type { InvitationWanted, Words } from '../request.ts';
import type { Known } from './field-values.ts';

interface Parts extends Pick<Known, 'language' | 'links' | 'company'> {
  readonly store: Pick<EventReader, 'readStream'>;
}

const interviewOf: Words = { 'zh-CN': '面试', 'en-US': 'Interview' };

/** The calendar file of a mail about an interview, in the words of that mail. */
export async function invitationOf(
  wanted: InvitationWanted,
  {
    event,
    receiver,
    values,
  }: { readonly event: OpenedEvent; readonly receiver: string; readonly values: MessageValues },
  { language, links, company, store }: Parts,
): Promise<CalendarPart> {
  const { interviewId: id, start, end, isOff = false, withLink = false } = wanted;
  const method = isOff ? 'CANCEL' : 'REQUEST';
  const said = (name: string): string => values[name] ?? '';
  const about = ['candidate', 'position'].map(said).filter((part) => part !== '');
  const details = isOff ? [] : interviewPlaceLines[language].slice(1).map((line) => fillLine(line, values));
  const text = [...details, withLink && !isOff ? said('link') : ''].filter((line) => line.trim() !== '').join('\n');
  const content = calendarFile(
    {
      ...{ id, start, end, text },
      title: [interviewOf[language], ...about].join(' · '),
      place: isOff ? '' : said('where') || said('meetingLink'),
    },
    event.at,
    {
      ...{ method, attendee: receiver, sequence: await changesUpTo(event, store) },
      organizer: company.contactMail || `no-reply@${new URL(links.page('/')).hostname}`,
    },
  );
  return { method, content };
}

const changes: readonly string[] = ['InterviewRescheduled', 'InterviewCancelled'];

/** How often the interview was changed, this event included: a reminder changes nothing. */
async function changesUpTo({ stream, revision }: OpenedEvent, store: Parts['store']): Promise<number> {
  const history = await store.readStream(stream);
  return history.filter((one) => one.revision <= revision && changes.includes(one.type)).length;
}
