import { describe, expect, it } from '@jest/globals';
import { type CalendarInvitation, calendarFile } from './calendar-file.ts';

const event = {
  id: '0f0e7a52',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T06:30:00.000Z',
  title: '初试；芯片, 验证',
  place: '滨江园区; 3 号楼',
  text: '签到\n带身份证',
};
const said = '2026-11-23T00:00:00.000Z';
const file = (change: Partial<typeof event> = {}, invitation?: CalendarInvitation) =>
  calendarFile({ ...event, ...change }, said, invitation);
/** RFC 5545, 3.6.5: China has kept one offset since its last summer time ended on 15 September 1991. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a meeting for a calendar', () => {
  it('says when in the zone of the company, what and where, with the signs that mean something else escaped', () => {
    expect(unfolded(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Talentlog//Interview//EN',
      ...zone,
      'BEGIN:VEVENT',
      'UID:0f0e7a52@talentlog',
      'DTSTAMP:20261123T000000Z',
      'DTSTART;TZID=Asia/Shanghai:20261125T140000',
      'DTEND;TZID=Asia/Shanghai:20261125T143000',
      'SUMMARY:初试；芯片\\, 验证',
      'LOCATION:滨江园区\\; 3 号楼',
      'DESCRIPTION:签到\\n带身份证',
      ...['P1D', 'PT1H'].flatMap((before) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-${before}`,
        'DESCRIPTION:初试；芯片\\, 验证',
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
  it('asks the calendar of its reader to enter or to remove it, by RFC 5546', () => {
    const mail = { organizer: 'hr@example.com', attendee: 'zhao@example.com' };
    const request = unfolded(file({}, { ...mail, method: 'REQUEST', sequence: 0 }));
    expect(request.slice(3, 4)).toEqual(['METHOD:REQUEST']);
    expect(request).toEqual(
      expect.arrayContaining([
        'UID:0f0e7a52@talentlog',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'ORGANIZER:mailto:hr@example.com',
        'ATTENDEE;RSVP=FALSE:mailto:zhao@example.com',
      ]),
    );
    const off = { id: event.id, start: event.start, title: 'x', place: '', text: '' };
    const cancel = unfolded(calendarFile(off, said, { ...mail, method: 'CANCEL', sequence: 3 }));
    expect(cancel).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:0f0e7a52@talentlog', 'SEQUENCE:3', 'STATUS:CANCELLED']),
    );
    expect(cancel.filter((line) => /^(?:DTEND|BEGIN:VALARM)/.test(line))).toEqual([]);
  });
  it('lets no typed text begin a line of its own', () => {
    const lines = unfolded(file({ title: 'x\r\nATTENDEE:mailto:a@b.example\u0007', place: 'y\u0085z' }));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines).toContain('SUMMARY:x\\nATTENDEE:mailto:a@b.example');
    expect(lines).toContain('LOCATION:yz');
  });
  it('has no line for what is not known', () => {
    const lines = unfolded(file({ place: '', text: '' }));
    expect(lines.filter((line) => line.startsWith('LOCATION') || line === 'DESCRIPTION:')).toEqual([]);
  });
  it('holds 75 octets in a line, and cuts no sign in two', () => {
    const place = '杭州市滨江区江南大道一号云岭网络滨江园区三号楼二层面试接待处，请从南门进😀';
    const lines = file({ place }).split('\r\n');
    expect(lines.map((line) => new TextEncoder().encode(line).length).filter((length) => length > 75)).toEqual([]);
    expect(unfolded(file({ place }))).toContain(`LOCATION:${place}`);
  });
});
