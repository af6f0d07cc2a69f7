import { describe, expect, it } from '@jest/globals';
import { calendarFile } from './calendar-event.ts';

const event = {
  id: '0f0e7a52',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T06:30:00.000Z',
  title: '初试；芯片, 验证',
  place: '滨江园区; 3 号楼',
  text: '签到\n带身份证',
};
const file = (change: Partial<typeof event> = {}) => calendarFile({ ...event, ...change }, Date.UTC(2026, 10, 23));
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a meeting for a calendar', () => {
  it('says when in world time, what and where, with the signs that mean something else escaped', () => {
    expect(unfolded(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Talentlog//Interview//EN',
      'BEGIN:VEVENT',
      'UID:0f0e7a52@talentlog',
      'DTSTAMP:20261123T000000Z',
      'DTSTART:20261125T060000Z',
      'DTEND:20261125T063000Z',
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
