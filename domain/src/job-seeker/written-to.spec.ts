import { describe, expect, it } from '@jest/globals';
import { given, happened, type Told, testNow } from '../shared/testing.ts';
import { addHours, addMinutes } from '../shared/time.ts';
import { decidedJobSeeker } from './deciders.ts';
import { jobSeekerCreated, jobSeekerId } from './fixtures.ts';

const both = jobSeekerCreated({ email: 'w@b.cn' });
const letter = { channels: ['MAIL', 'SMS'], subject: '{{name}}', content: '{{name}}你好\n{{number}}', sms: '请看邮件' };
const write = (change: object = {}, history: readonly Told[] = [both], now = testNow) =>
  given(decidedJobSeeker, jobSeekerId, history).when(
    'WriteToPerson',
    { jobSeekerId, letter: { ...letter, ...change } },
    { now },
  );
const without = (...off: string[]) =>
  happened('MessagesChosen', { jobSeekerId, off: off.map((channel) => ({ group: 'LETTER', channel })), by: 'MAIL' });
const told = (minutes: number) =>
  happened('PersonWrittenTo', { jobSeekerId, number: '1003', ...letter, writtenBy: 'x' }, addMinutes(testNow, minutes));

describe('writing to somebody of the talent base', () => {
  it('keeps the words as they were written, by the ways that were chosen and that they did not end', () => {
    expect(write().own).toMatchObject([{ type: 'PersonWrittenTo', data: { ...letter, jobSeekerId, number: '1003' } }]);
    expect(write({}, [both, without('MAIL')]).own).toMatchObject([
      { data: { channels: ['SMS'], subject: '', content: '', sms: '请看邮件' } },
    ]);
    expect(write({}, [jobSeekerCreated()]).own).toMatchObject([{ data: { channels: ['SMS'] } }]);
    expect(write({}, [both, without('MAIL', 'SMS')]).refused).toBe('record.no_way_to_write');
  });

  it.each([
    [{ content: '{{position}}' }, 'messageTemplate.placeholder_unknown', 'letter.content'],
    [{ sms: '{{link}}' }, 'messageTemplate.placeholder_unknown', 'letter.sms'],
    [{ subject: ' ' }, 'messageTemplate.empty', 'letter.subject'],
    [{ sms: '字'.repeat(300) }, 'messageTemplate.sms_too_long', 'letter.sms'],
  ])('in words like %j is refused where they stand', (change, refused, path) =>
    expect(write(change)).toMatchObject({ refused, path }),
  );

  it('three times an hour is enough', () => {
    const three = [both, told(0), told(20), told(40)];
    expect(write({}, three, addMinutes(testNow, 50))).toMatchObject({ refused: 'record.written_too_often' });
    expect(write({}, three, addMinutes(addHours(testNow, 1), 1)).own).toHaveLength(1);
  });
});
