import { keepFile } from '../../../api/files.ts';
import { calendarFile } from '../../../format/calendar-event.ts';
import { useHasMessage, useT } from '../../../i18n/react.tsx';
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
  const t = useT();
  const has = useHasMessage();
  return ({ id, start, end, title, place }) => {
    const tool = `person.videoTool.${place.videoTool}`;
    const lines = [
      t(`vocabulary.mode.${place.mode}`),
      has(tool) ? t(tool) : place.videoTool,
      place.meetingCode && `${t('person.interview.code')}: ${place.meetingCode}`,
      place.password && `${t('person.interview.password')}: ${place.password}`,
      place.link,
      place.contact && `${t('person.interview.contact')}: ${place.contact}`,
    ];
    const text = lines.filter((line) => line !== '').join('\n');
    const file = calendarFile({ id, start, end, title, place: place.site || place.link, text }, Date.now());
    keepFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`);
  };
}
