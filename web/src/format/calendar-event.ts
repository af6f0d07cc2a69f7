/** What a calendar keeps of a meeting. */
export interface CalendarEvent {
  /** The same meeting keeps its id, so that a calendar moves it rather than adding another. */
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** `20261125T060000Z` */
const utc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Texts of RFC 5545: these signs are written with a backslash. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A line holds 75 octets; what is longer goes on behind a blank, and no sign is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (octets(current + sign) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += sign;
  }
  return [...lines, current].join('\r\n');
}

/** One meeting as a calendar file (RFC 5545), reminding a day and an hour before. */
export function calendarFile({ id, start, end, title, place, text }: CalendarEvent, now: number): string {
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-${before}`,
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talentlog//Interview//EN',
    'BEGIN:VEVENT',
    `UID:${id}@talentlog`,
    `DTSTAMP:${utc(new Date(now).toISOString())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...alarm('P1D'),
    ...alarm('PT1H'),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
