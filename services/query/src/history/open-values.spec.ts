import { describe, expect, it } from '@jest/globals';
import { type EventContract, events, revealableFields } from '@talentlog/contracts';
import { id } from '../testing/story.ts';
import { blankedData, maskedData } from './open-values.ts';

const contracts: Readonly<Record<string, EventContract>> = events;
const contractOf = (type: string): EventContract => contracts[type] as EventContract;
const asked = { masked: 'REVEALABLE' };
const never = { masked: 'ALWAYS' };
const where = { interviewId: id(1), applicationId: id(2), jobSeekerId: id(3), positionId: id(4) };

describe('the data of an event as an auditor may read it', () => {
  it('masks each value of a personal field by itself; what is empty is seen to be', () => {
    const content = {
      basic: { name: '王晨', workYears: 3 },
      education: [{ school: '浙江大学', start: '2017-09' }],
      work: [],
    };
    const data = { jobSeekerId: id(3), block: 'basic', complete: true, content };
    expect(maskedData(contractOf('ResumeBlockSaved'), data, ['content'])).toEqual({
      jobSeekerId: id(3),
      block: 'basic',
      complete: true,
      content: { basic: { name: asked, workYears: asked }, education: [{ school: asked, start: asked }], work: [] },
    });
    expect(maskedData(contractOf('ResumeBlockSaved'), data, [])).toMatchObject({ content: { basic: { name: never } } });
  });

  it('shows ids, times, numbers and words of a list, and no text that is not known to be harmless', () => {
    const data = { ...where, start: '2026-11-30T01:00:00.000Z', by: 'CODE', interviewerIds: [id(5)] };
    expect(maskedData(contractOf('SignedIn'), data, [])).toEqual(data);
    // A word where the contract wants another shape is a text like any other.
    const odd = maskedData(contractOf('SignedIn'), { ...data, by: '王晨', start: 'token-1' }, []);
    expect(odd).toMatchObject({ by: never, start: never });
  });

  it('has nothing that the contract does not name, as fields of long ago', () => {
    const data = { ...where, token: 'abc', passwordHash: '$argon2id$' };
    expect(maskedData(contractOf('InterviewStarted'), data, [])).toEqual(where);
  });

  it('asks for nothing that lets somebody in, nor for the hash of a file', () => {
    const message = { personId: id(3), jobSeekerId: id(3), receiver: '138', subject: 's', content: 'c', html: 'h' };
    const askable = revealableFields('NotificationQueued');
    expect(maskedData(contractOf('NotificationQueued'), message, askable)).toMatchObject({
      receiver: asked,
      subject: never,
      content: never,
      html: never,
    });
    const attachment = { fileId: 'a'.repeat(64), name: '附件.pdf', size: 3, type: 'application/pdf' };
    const offer = maskedData(contractOf('OfferEdited'), { attachment }, revealableFields('OfferEdited'));
    expect(offer).toEqual({ attachment: { fileId: never, name: asked, size: asked, type: asked } });
  });

  it('is, blanked, what is open and null for everything else', () => {
    const data = { jobSeekerId: id(3), commentId: id(9), text: '慎重', private: true, mentions: [], authorId: 'a' };
    const open = { jobSeekerId: id(3), commentId: id(9), private: true, mentions: [], authorId: 'a' };
    expect(blankedData(contractOf('JobSeekerCommented'), data)).toEqual({ ...open, text: null });
  });
});

describe('values that may be asked for', () => {
  it('are of personal fields, and never a password, a token or a whole message', () => {
    for (const type of Object.keys(events))
      for (const field of revealableFields(type))
        expect([type, contractOf(type).personal]).toEqual([type, expect.arrayContaining([field])]);
    expect(Object.keys(events).flatMap(revealableFields)).not.toContain('passwordHash');
    expect(revealableFields('PasswordChanged')).toEqual([]);
  });

  it('leave out these personal fields on purpose, and no other', () => {
    const left = Object.entries(contracts).flatMap(([type, { personal = [] }]) =>
      personal.filter((field) => !revealableFields(type).includes(field)).map((field) => `${type}.${field}`),
    );
    // Accounts of staff, sessions, positions and subscribers belong to no job seeker; a message and a way into a meeting may let somebody in; the text of a
    // whole file is no single value: what was read from it is, field by field.
    const onPurpose = [
      ...['name', 'loginName', 'phone', 'email'].flatMap((field) => [
        `StaffAccountCreated.${field}`,
        `ColleagueInvited.${field}`,
      ]),
      ...['InvitationSentAgain.loginName', 'ColleagueSignedIn.browser', 'ColleagueSignedIn.network'],
      ...['CompanyAccountLinked.issuer', 'CompanyAccountLinked.companySubject'],
      ...['InterviewArranged', 'InterviewRescheduled'].flatMap((type) => [`${type}.place`, `${type}.signInCode`]),
      ...['InterviewReminded.place', 'SessionCreated.place', 'SessionCancelled.reason', 'PositionClosed.reason'],
      ...['Registered', 'Changed', 'Suspended'].map((what) => `Subscriber${what}.reason`),
      'WebhookSet.url',
      'ResumeFileParsed.lines',
      ...['subject', 'content', 'html', 'words', 'calendar'].map((field) => `NotificationQueued.${field}`),
    ];
    expect(left.filter((field) => !onPurpose.includes(field))).toEqual([]);
  });
});
