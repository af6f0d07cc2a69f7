import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { keepMeeting } from '../../../ui/keep-meeting.ts';
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
  return ({ place, ...meeting }) => {
    const tool = `person.videoTool.${place.videoTool}`;
    const lines = [
      t({ id: `vocabulary.mode.${place.mode}` }),
      has(tool) ? t({ id: tool }) : place.videoTool,
      place.meetingCode && `${t({ id: 'person.interview.code' })}: ${place.meetingCode}`,
      place.password && `${t({ id: 'person.interview.password' })}: ${place.password}`,
      place.link,
      place.contact && `${t({ id: 'person.interview.contact' })}: ${place.contact}`,
    ];
    keepMeeting({ ...meeting, place: place.site || place.link, lines });
  };
}
