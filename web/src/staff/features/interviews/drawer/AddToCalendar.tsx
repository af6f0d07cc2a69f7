import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';
import { keepMeeting } from '../../../../ui/keep-meeting.ts';
import { useApplicationWords } from '../../../model/application-words.ts';
import { paths } from '../../../model/paths.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { Interview } from '../types.ts';

/** Gives the interview to the reader's own calendar, with how and where it is held as far as they may know. */
export function AddToCalendar({ interview }: { interview: Interview }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const words = useApplicationWords();
  const { interviewId, person, position, start, end, place, placeDetails } = interview;
  const keep = () => {
    const title = `${nameOf(person)} · ${words.positionTitle(position)}`;
    const { mode, site, meetingCode, password, link, contact } = { ...placeDetails };
    const lines = [
      mode && t({ id: `vocabulary.mode.${mode}` }),
      meetingCode && `${t({ id: 'hiring.place.meetingCode' })}: ${meetingCode}`,
      password && `${t({ id: 'hiring.place.password' })}: ${password}`,
      link,
      contact && `${t({ id: 'hiring.place.contact' })}: ${contact}`,
      new URL(`/staff${paths.interview(interviewId)}`, location.href).href,
    ];
    // What is shown in one line has code and contact in it: where one may know more, it is the room or the link alone.
    keepMeeting({ id: interviewId, start, end, title, place: site || link || place, lines });
  };
  return (
    <Button size="small" variant="minimal" onClick={keep}>
      {t({ id: 'hiring.interview.calendar' })}
    </Button>
  );
}
