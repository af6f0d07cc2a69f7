import { describe, expect, it } from '@jest/globals';
import type { MessageChoice } from '@talentlog/contracts';
import { given, happened, testId, testSystem } from '../shared/testing.ts';
import { decidedJobSeeker } from './deciders.ts';

const jobSeekerId = testId(50);
const created = happened('JobSeekerCreated', {
  ...{ jobSeekerId, accountId: null, source: 'STAFF', number: 'C-1', name: '林', phone: null, email: 'l@b.cn' },
});
const chose = (off: readonly MessageChoice[]) => happened('MessagesChosen', { jobSeekerId, off, by: 'SELF' });
const person = (...off: MessageChoice[]) => given(decidedJobSeeker, jobSeekerId, [created, chose(off)]);
const system = { actor: testSystem };
const progress = { group: 'PROGRESS', channel: 'MAIL' } as const;
const bySms = { group: 'PROGRESS', channel: 'SMS' } as const;
const reminders = { group: 'REMINDER', channel: 'MAIL' } as const;

describe('what a person does without', () => {
  it('is what they say, each once, whatever it was before', () => {
    expect(person(reminders).when('ChooseMessages', { jobSeekerId, off: [bySms, progress, bySms] }).own).toMatchObject([
      { type: 'MessagesChosen', data: { off: [progress, bySms], by: 'SELF' } },
    ]);
    expect(person(progress).when('ChooseMessages', { jobSeekerId, off: [] }).own).toMatchObject([
      { data: { off: [] } },
    ]);
  });

  it('grows by the mails of a group whose way out is taken, and by nothing else', () => {
    const { own } = person(bySms).when('Unsubscribe', { jobSeekerId, group: 'REMINDER' }, system);
    expect(own).toMatchObject([{ data: { off: [bySms, reminders], by: 'MAIL' } }]);
  });

  it('is told once, however often a mail program calls', () => {
    expect(person(reminders).when('Unsubscribe', { jobSeekerId, group: 'REMINDER' }, system).own).toEqual([]);
    expect(person().when('SubscribeAgain', { jobSeekerId, group: 'REMINDER' }, system).own).toEqual([]);
  });

  it('shrinks again by that group alone', () =>
    expect(
      person(progress, reminders).when('SubscribeAgain', { jobSeekerId, group: 'REMINDER' }, system).own,
    ).toMatchObject([{ data: { off: [progress] } }]));

  it('never is what is duty', () =>
    expect(() =>
      person().when('ChooseMessages', { jobSeekerId, off: [{ group: 'DUTY', channel: 'MAIL' }] }),
    ).toThrow());
});
