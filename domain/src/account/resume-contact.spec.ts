import { describe, expect, it } from '@jest/globals';
import { emptyResume } from '@talentlog/contracts';
import { aClaim, aJobSeeker, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { resume } from '../resume/resume.ts';
import { given, happened, type Story, story, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountHistories, accountId } from './fixtures.ts';

const newPhone = '+8613900139000';
const oldMail = 'old@example.com';
const newMail = 'new@example.com';
const basic = { ...emptyResume.basic, name: '王晨', phone, email: oldMail };
const aResume = (contact: { readonly phone: string | null; readonly email: string | null }) =>
  story(resume, jobSeekerId, [
    happened('ResumeCreated', { jobSeekerId }),
    happened('ResumeBlockSaved', {
      jobSeekerId,
      block: 'basic',
      complete: true,
      content: { basic: { ...basic, ...contact } },
    }),
    happened('ResumeStatementConfirmed', { jobSeekerId }),
  ]);
const own = { accountId, jobSeekerId, personId: jobSeekerId };
const mailed = (proved: boolean) => happened('EmailChanged', { ...own, email: oldMail, former: null, proved });

const change = (command: string, to: object, resumeStory: Story | undefined, proved = true) => {
  const claims = {
    present: aClaim(accountId),
    next: aClaim(),
    presentPerson: aClaim(jobSeekerId),
    nextPerson: aClaim(),
  };
  const { others } = given(decidedAccount, accountId, [...accountHistories.ACTIVE, mailed(proved)])
    .related({ jobSeeker: aJobSeeker(), ...claims, ...(resumeStory ? { resume: resumeStory } : {}) })
    .when(command, { accountId, ...to }, { actor: testSystem });
  return others.filter(({ type }) => type.startsWith('Resume')).map(({ type, data, on }) => ({ type, data, on }));
};
const told = (contact: object) => [
  { type: 'ResumeContactChanged', on: { aggregate: 'resume', id: jobSeekerId }, data: { jobSeekerId, ...contact } },
];

describe('the resume that staff read', () => {
  const asRegistered = aResume({ phone, email: oldMail });

  it('names the phone that was proved, and the e-mail as it was', () =>
    expect(change('ChangePhone', { phone: newPhone }, asRegistered)).toEqual(
      told({ phone: newPhone, email: oldMail }),
    ));

  it('names the e-mail that was proved, and the phone as it was', () =>
    expect(change('ChangeEmail', { email: newMail }, asRegistered)).toEqual(told({ phone, email: newMail })));

  it('names it also where it had been typed and another stood there, or none', () => {
    const proved = told({ phone, email: oldMail });
    expect(change('ChangeEmail', { email: oldMail }, aResume({ phone, email: newMail }), false)).toEqual(proved);
    expect(change('ChangeEmail', { email: oldMail }, aResume({ phone, email: null }), false)).toEqual(proved);
  });

  it('keeps an e-mail when the account has none any more: it is incomplete without', () =>
    expect(change('ChangeEmail', { email: null }, asRegistered)).toEqual([]));

  it('is not told again what it says', () => {
    expect(change('ChangePhone', { phone: newPhone }, aResume({ phone: newPhone, email: null }))).toEqual([]);
    expect(change('ChangeEmail', { email: newMail }, aResume({ phone: null, email: newMail }))).toEqual([]);
  });

  it('begins with nobody’s phone', () => {
    expect(change('ChangePhone', { phone: newPhone }, story(resume, jobSeekerId))).toEqual([]);
    expect(change('ChangePhone', { phone: newPhone }, undefined)).toEqual([]);
  });
});
