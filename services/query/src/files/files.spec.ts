import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MaskedField } from '@talentlog/contracts';
import { addMinutes, defaultSettings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { openViews } from '../open-views.ts';
import {
  anApplication,
  aPosition,
  approver,
  colleagues,
  hr,
  interviewer,
  otherHr,
  screener,
} from '../testing/company.ts';
import { draftedOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { begunWith, uploadedFile } from '../testing/resume-file.ts';
import { happened, id, now, seeker, staff } from '../testing/story.ts';
import { anInterview, screened } from '../testing/work.ts';
import { readableUse } from './file-access.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const person = { jobSeekerId: id(21) };
const cv = 'c'.repeat(64);
const letter = 'd'.repeat(64);
const holder = (subjectId: string, ...satisfied: ('tail' | 'code')[]): Caller => ({
  link: { linkId: 'l', purpose: 'offer', subjectAggregate: 'offer', subjectId, jobSeekerId: id(21), satisfied },
});

describe('a file', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    const drafted = draftedOffer(id(41), about);
    const attachment = { fileId: letter, name: '附件.pdf', size: 10, type: 'application/pdf' };
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      anApplication(about),
      { ...drafted, data: { ...drafted.data, attachment } },
      ...begunWith({
        resumeFileId: id(31),
        jobSeekerId: id(21),
        fileId: cv,
        size: 1000,
        type: 'application/pdf',
        name: '简历.pdf',
      }),
    );
  });
  afterEach(() => reading.close());
  let settings = defaultSettings;
  beforeEach(() => {
    settings = defaultSettings;
  });
  const named = async (fileId: string, caller: Caller, at = now) => {
    const use = await readableUse(fileId, { views: openViews(reading.store), caller, now: at, settings });
    return use === 'after the code' ? use : use?.name;
  };

  it.each<[string, Caller, string | undefined, string | undefined]>([
    // The offer is a draft.
    ['the person', seeker(id(91), id(21), []), '简历.pdf', undefined],
    ['the person after the code', seeker(id(91), id(21)), '简历.pdf', undefined],
    ['another person', seeker(id(92), id(22)), undefined, undefined],
    ['the owner of the position', staff(hr, 'HR'), '简历.pdf', '附件.pdf'],
    ['another recruiter of a company that shares its talent base', staff(otherHr, 'HR'), undefined, undefined],
    ['an administrator', staff(id(905), 'AD'), '简历.pdf', '附件.pdf'],
    ['an approver who was not asked', staff(approver, 'OA'), undefined, undefined],
    ['the holder of the offer’s link after the code', holder(id(41), 'code'), undefined, undefined],
    ['the holder before the code', holder(id(41), 'tail'), undefined, undefined],
    ['the holder of another link', holder(id(42), 'code'), undefined, undefined],
    ['nobody', {}, undefined, undefined],
  ])('is read by %s as far as they may read what shows it', async (_who, caller, resume, offer) => {
    expect([await named(cv, caller), await named(letter, caller)]).toEqual([resume, offer]);
  });

  it('is read by its person alone once they took it off their resume', async () => {
    const off = { jobSeekerId: id(21), resumeFileId: id(31) };
    await reading.tell(happened('resume', id(21), 'ResumeFileRemoved', off));
    const readers = [staff(hr, 'HR'), staff(id(905), 'AD'), seeker(id(91), id(21), [])];
    expect(await Promise.all(readers.map((one) => named(cv, one)))).toEqual([undefined, undefined, '简历.pdf']);
  });

  it('is called as it is on the resume now, not as a file of the same bytes that was taken off', async () => {
    const again = { resumeFileId: id(32), jobSeekerId: id(21), fileId: cv, size: 1000, type: 'application/pdf' };
    const takenOff = (resumeFileId: string) =>
      reading.tell(happened('resume', id(21), 'ResumeFileRemoved', { jobSeekerId: id(21), resumeFileId }));
    await takenOff(id(31));
    await reading.tell(...uploadedFile({ ...again, name: '王晨.pdf' }));
    for (const reader of [staff(hr, 'HR'), staff(id(905), 'AD'), seeker(id(91), id(21), [])])
      expect(await named(cv, reader)).toBe('王晨.pdf');
    await reading.tell(...uploadedFile({ ...again, resumeFileId: id(33), name: '致另一家公司.pdf' }));
    await takenOff(id(33));
    expect(await named(cv, staff(hr, 'HR'))).toBe('王晨.pdf');
  });

  it('is read by another recruiter while they asked for the contact, where the company shares its talent base', async () => {
    const asked = (revealedBy: string, field: MaskedField) =>
      reading.tell(happened('jobSeeker', id(21), 'ContactRevealed', { ...person, revealedBy, field, reason: null }));
    await asked(hr, 'contact');
    await asked(otherHr, 'identity.number');
    expect(await named(cv, staff(otherHr, 'HR'))).toBeUndefined();
    await asked(otherHr, 'contact');
    expect(await named(cv, staff(otherHr, 'HR'))).toBe('简历.pdf');
    expect(await named(cv, staff(otherHr, 'HR'), addMinutes(now, 16))).toBeUndefined();
    settings = { ...defaultSettings, sharedTalentBase: false };
    expect(await named(cv, staff(otherHr, 'HR'))).toBeUndefined();
    expect(await named(cv, staff(hr, 'HR'))).toBe('简历.pdf');
  });

  it('is read by another recruiter who took the person up', async () => {
    await reading.tell(
      ...aPosition(id(2), {}, otherHr),
      anApplication({ ...about, applicationId: id(12), positionId: id(2) }),
    );
    expect(await named(cv, staff(otherHr, 'HR'))).toBe('简历.pdf');
    expect(await named(letter, staff(otherHr, 'HR'))).toBeUndefined();
  });

  it('of a resume is not had by who judges it and may not read contacts in clear', async () => {
    await reading.tell(...screened(id(61), about), ...anInterview(id(62), id(63), about));
    expect(await named(cv, staff(screener, 'SC'))).toBeUndefined();
    expect(await named(cv, staff(interviewer, 'IV'))).toBeUndefined();
    expect(await named(cv, staff(hr, 'PR'))).toBe('简历.pdf');
  });

  it('is read by the approver once asked', async () => {
    await reading.tell(submittedOffer(id(41), about));
    expect(await named(letter, staff(approver, 'OA'))).toBe('附件.pdf');
  });

  it('is the person’s alone without consent', async () => {
    await reading.tell(consentWithdrawn(id(21)));
    expect(await named(cv, staff(hr, 'HR'))).toBeUndefined();
    expect(await named(cv, seeker(id(91), id(21)))).toBe('简历.pdf');
  });

  it('that nothing shows is served to nobody', async () => {
    expect(await named('e'.repeat(64), staff(id(905), 'AD'))).toBeUndefined();
  });
});
