import { calendarFile } from '@talentlog/contracts';
import { keepFile } from '../api/files.ts';

/** A meeting, and how it is held. */
interface Meeting {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: string;
  /** What else to know, a line each; those that say nothing are left out. */
  readonly lines: readonly (string | undefined)[];
}

/** Gives a meeting to the reader's own calendar. */
export function keepMeeting({ lines, ...meeting }: Meeting): void {
  const text = lines.filter(Boolean).join('\n');
  const file = calendarFile({ ...meeting, text }, new Date().toISOString());
  keepFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${meeting.title}.ics`);
}
