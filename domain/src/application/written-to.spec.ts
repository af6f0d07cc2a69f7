import { describe, expect, it } from '@jest/globals';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { given, happened, story, testNow } from '../shared/testing.ts';
import { addHours, addMinutes } from '../shared/time.ts';
import { decidedApplication } from './deciders.ts';
import { applicationId, created, endedAs } from './fixtures.ts';

const { jobSeekerId } = created().data as { readonly jobSeekerId: string };
const person = (contact: object, off: readonly object[] = []) =>
  story(jobSeeker, jobSeekerId, [
    happened('JobSeekerCreated', {
      ...{ jobSeekerId, accountId: null, source: 'STAFF', number: 'C-1', name: '林', phone: null, email: null },
      ...contact,
    }),
    happened('MessagesChosen', { jobSeekerId, off, by: 'SELF' }),
  ]);
const both = { phone: '+8613800006021', email: 'l@b.cn' };
const letter = {
  channels: ['MAIL', 'SMS'],
  subject: '{{name}}',
  content: '{{name}}你好\n{{position}}',
  sms: '请看邮件',
};
const history = [created()];
const write = (change: object = {}, who = person(both), of = history, now = testNow) =>
  given(decidedApplication, applicationId, of)
    .related({ jobSeeker: who })
    .when('WriteToCandidate', { applicationId, letter: { ...letter, ...change } }, { now });
const without = (channel: string) => ({ group: 'LETTER', channel });

describe('writing to a candidate', () => {
  it('keeps the words as they were written, by the ways that were chosen, also once it is over', () => {
    expect(write().own).toMatchObject([{ type: 'CandidateWrittenTo', data: { ...letter, jobSeekerId } }]);
    const { own } = write({ channels: ['SMS'] }, person(both), [created(), endedAs('NOT_PASSED')]);
    expect(own).toMatchObject([{ data: { channels: ['SMS'], subject: '', content: '', sms: '请看邮件' } }]);
  });

  // By hand: who has what, does without what, and what is left.
  it.each([
    [{ email: 'l@b.cn' }, [], ['MAIL']],
    [{ phone: '+8613800006021' }, [], ['SMS']],
    [both, [without('MAIL')], ['SMS']],
    [both, [{ group: 'REMINDER', channel: 'MAIL' }], ['MAIL', 'SMS']],
    [{}, [], undefined],
    [both, [without('MAIL'), without('SMS')], undefined],
  ])('to %j without %j leaves %j', (contact, off, channels) => {
    const answer = write({}, person(contact, off));
    if (channels === undefined) expect(answer.refused).toBe('record.no_way_to_write');
    else expect(answer.own).toMatchObject([{ data: { channels } }]);
  });

  it.each([
    [{ subject: ' ' }, 'messageTemplate.empty', 'letter.subject'],
    [{ content: '' }, 'messageTemplate.empty', 'letter.content'],
    [{ sms: '' }, 'messageTemplate.empty', 'letter.sms'],
    [{ content: '{{salary}}' }, 'messageTemplate.placeholder_unknown', 'letter.content'],
    [{ sms: '{{link}}' }, 'messageTemplate.placeholder_unknown', 'letter.sms'],
    [{ subject: '{name}' }, 'messageTemplate.braces', 'letter.subject'],
    [{ content: '{{#if name}}x' }, 'messageTemplate.condition', 'letter.content'],
    [{ sms: '字'.repeat(300) }, 'messageTemplate.sms_too_long', 'letter.sms'],
  ])('in words like %j is refused where they stand', (change, refused, path) =>
    expect(write(change)).toMatchObject({ refused, path }),
  );

  it('takes no second line for a header, and no way at all', () => {
    expect(JSON.stringify(write({ subject: 'x\r\nBcc: a@b.cn' }).own)).not.toMatch(/x(\\r|\\n)/);
    expect(() => write({ channels: [] })).toThrow();
  });

  it('three times an hour is enough', () => {
    const told = (minutes: number) => {
      const { number: _n, ...data } = { ...write().own[0]?.data, number: 1 } as { number: number };
      return happened('CandidateWrittenTo', { ...data, number: 'D-1' }, addMinutes(testNow, minutes));
    };
    const three = [created(), told(0), told(20), told(40)];
    expect(write({}, person(both), three, addMinutes(testNow, 50))).toMatchObject({
      refused: 'record.written_too_often',
    });
    expect(write({}, person(both), three, addMinutes(addHours(testNow, 1), 1)).own).toHaveLength(1);
  });
});
