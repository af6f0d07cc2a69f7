/** What a calendar keeps of a meeting. */
export interface CalendarEvent {
  /** The same meeting keeps its id, so that a calendar moves it rather than adding another. */
  readonly id: string;
  readonly start: string;
  /** Not known of one that is off. */
  readonly end?: string | undefined;
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** How a meeting is sent by mail (RFC 5546), so that the reader's calendar enters, moves or removes it by itself. */
export interface CalendarInvitation {
  readonly method: CalendarMethod;
  /** How often time, place or people changed; a calendar ignores what is older than what it knows. */
  readonly sequence: number;
  /** E-mail addresses. */
  readonly organizer: string;
  readonly attendee: string;
}

export const calendarMethods = ['REQUEST', 'CANCEL'] as const;
export type CalendarMethod = (typeof calendarMethods)[number];

/** All times of the product are those of this zone, which has had no summer time since 1991. */
const zone = 'Asia/Shanghai';
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** `20261125T060000Z` */
const utc = (instant: string): string => `${compact(Date.parse(instant))}Z`;
/** `;TZID=Asia/Shanghai:20261125T140000` */
const local = (instant: string): string => `;TZID=${zone}:${compact(Date.parse(instant) + 8 * 3_600_000)}`;
const compact = (at: number): string => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** Texts of RFC 5545: these characters are written with a backslash, and no other control character is allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A line holds 75 octets; what is longer goes on behind a blank, and no character is cut in two. */
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

/** One meeting as a calendar file (RFC 5545), reminding a day and an hour before. `now`: when it is said. */
export function calendarFile(meeting: CalendarEvent, now: string, invitation?: CalendarInvitation): string {
  const { id, start, end, title, place, text } = meeting;
  const isOff = invitation?.method === 'CANCEL';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talentlog//Interview//EN',
    ...(invitation === undefined ? [] : [`METHOD:${invitation.method}`]),
    ...zoneLines,
    'BEGIN:VEVENT',
    `UID:${id}@talentlog`,
    `DTSTAMP:${utc(now)}`,
    ...(invitation === undefined ? [] : sent(invitation)),
    `DTSTART${local(start)}`,
    ...(end === undefined ? [] : [`DTEND${local(end)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(isOff ? [] : [...alarm('P1D', title), ...alarm('PT1H', title)]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** Nobody waits for an answer by calendar: candidates answer on their page, and interviewers were asked before. */
const sent = ({ method, sequence, organizer, attendee }: CalendarInvitation): readonly string[] => [
  `SEQUENCE:${sequence}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  `ORGANIZER:mailto:${organizer}`,
  `ATTENDEE;RSVP=FALSE:mailto:${attendee}`,
];

const alarm = (before: string, title: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${before}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];
