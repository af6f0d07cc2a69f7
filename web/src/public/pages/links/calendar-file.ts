import { keepFile } from '../../../api/files.ts';
import { calendarFile } from '../../../format/calendar-event.ts';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import type { LinkContent } from './LinkPage.tsx';

type Place = LinkContent<'interviewPage'>['data']['place'];

/** An interview as far as a calendar keeps it. */
export interface CalendarMeeting {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: Place;
}

/** Gives a meeting to the phone's own calendar, with how and where it is held. */
export function useCalendarFile(): (meeting: CalendarMeeting) => void {
  const t = useTranslate();
  const has = useHasMessage();
  return ({ id, start, end, title, place }) => {
    const tool = `person.videoTool.${place.videoTool}`;
    const lines = [
      t({ id: `vocabulary.mode.${place.mode}` }),
      has(tool) ? t({ id: tool }) : place.videoTool,
      place.meetingCode && `${t({ id: 'person.interview.code' })}: ${place.meetingCode}`,
      place.password && `${t({ id: 'person.interview.password' })}: ${place.password}`,
      place.link,
      place.contact && `${t({ id: 'person.interview.contact' })}: ${place.contact}`,
    ];
    const text = lines.filter((line) => line !== '').join('\n');
    const file = calendarFile({ id, start, end, title, place: place.site || place.link, text }, Date.now());
    keepFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`);
  };
}
