import { describe, expect, it } from '@jest/globals';
import { emptyResume, missingInResume } from '@talentlog/contracts';
import { account } from '../account/account.ts';
import { aJobSeeker, applicationOpened, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, story, type Told, tell, testId, testNow } from '../shared/testing.ts';
import { decidedResume } from './deciders.ts';
import type { ResumeData } from './evolve.ts';
import {
  aParsedFile,
  aResume,
  basicBlock,
  editing,
  educationEntry,
  resumeFileId,
  resumeFixtures,
  resumeHistories,
} from './fixtures.ts';
import { applyFields, placeOf } from './parsed-fields.ts';
import { notDeliverable } from './readiness.ts';
import { resume } from './resume.ts';

type Name = keyof typeof resumeHistories;
const actor = { actor: testSeeker };
const on = (state: Name, ...more: readonly Told[]) =>
  given(decidedResume, jobSeekerId, [...resumeHistories[state], ...more]);
const free = { jobSeeker: aJobSeeker() };
const busy = { jobSeeker: aJobSeeker(applicationOpened()) };
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const education = (more: object) => ({ block: 'education', content: [{ ...educationEntry, ...more }] });

describe('resume', () => {
  it.each(cellsOf(resumeFixtures))('$name', ({ run }) => run());

  it('is made by its first edit', () => {
    const begun = on('EMPTY').related(free).when('BeginResumeBlock', { block: 'basic' }, actor);
    expect(types(begun.own)).toEqual(['ResumeCreated', 'ResumeBlockEditingStarted']);
    expect(begun.after).toMatchObject({ state: 'INCOMPLETE', data: { editing: ['basic'] } });
  });

  it('is complete with the basics and one education, and says what it lacks until then', () => {
    const { after } = on('INCOMPLETE').related(free).when('SaveResumeBlock', education({}), actor);
    expect(after.state).toBe('COMPLETE');
    const without = on('INCOMPLETE')
      .related(free)
      .when('SaveResumeBlock', education({ degree: null }), actor);
    expect(without.after.state).toBe('INCOMPLETE');
    expect(missingInResume((without.after.data as ResumeData).blocks)).toEqual(['education.0.degree']);
    expect(missingInResume({ ...emptyResume, basic: basicBlock })).toEqual(['education']);
  });

  it('loses its confirmation with any edit', () => {
    const saved = on('CONFIRMED')
      .related(free)
      .when('SaveResumeBlock', education({ end: '2018-06' }), actor);
    expect(saved.after).toMatchObject({ state: 'COMPLETE', data: { confirmedAt: null } });
    const begun = on('CONFIRMED').related(free).when('BeginResumeBlock', { block: 'work' }, actor);
    expect(begun.after.state).toBe('COMPLETE');
  });

  it.each([
    [{ start: '2017-06', end: '2013-09' }, 'resume.end_before_start'],
    [{ start: '2017-06', end: '2017-06' }, 'resume.end_equals_start'],
    [{ start: '2017', end: '2016-12' }, 'resume.end_before_start'],
    [{ start: '2017', end: '2017' }, undefined],
    [{ start: '2017-06', end: '2017' }, undefined],
    [{ start: '2017-06', end: '2013-09', untilNow: true }, undefined],
  ])('takes a range %j with %s', (range, refused) => {
    const answer = on('INCOMPLETE').related(free).when('SaveResumeBlock', education(range), actor);
    expect(answer.refused).toBe(refused);
    expect(answer.path).toBe(refused && 'content.0.end');
  });

  it('cannot be changed while an application is under way, but for phone and e-mail', () => {
    const locked = on('CONFIRMED').related(busy);
    const refusals = [
      locked.when('BeginResumeBlock', { block: 'work' }, actor),
      locked.when('SaveResumeBlock', education({}), actor),
      locked.when('RemoveResumeFile', { resumeFileId }, actor),
      locked
        .related({ file: aParsedFile() })
        .when('AcceptParsedFields', { resumeFileId, fields: [{ path: 'basic.name', value: '王' }] }, actor),
    ].map(({ refused }) => refused);
    expect(new Set(refusals)).toEqual(new Set(['resume.locked_in_process']));
    const contact = locked.when('ChangeResumeContact', { email: 'new@example.com' }, actor);
    expect(contact.after).toMatchObject({
      state: 'CONFIRMED',
      data: { blocks: { basic: { email: 'new@example.com', phone } } },
    });
    expect(contact.others).toMatchObject([
      { type: 'ContactChanged', data: { field: 'email', after: 'new@example.com' } },
    ]);
  });

  it('is confirmed only finished and with the tick', () => {
    const confirm = (state: Name, agreed: boolean, ...more: readonly Told[]) =>
      on(state, ...more).when('ConfirmResumeStatement', { agreed }, actor);
    expect(confirm('INCOMPLETE', true)).toMatchObject({
      refused: 'resume.block_incomplete',
      params: { block: 'education' },
    });
    expect(confirm('COMPLETE', true, editing('skill'))).toMatchObject({
      refused: 'resume.block_editing',
      params: { block: 'skill' },
    });
    expect(confirm('COMPLETE', false).refused).toBe('resume.statement_required');
    expect(confirm('COMPLETE', true).after.state).toBe('CONFIRMED');
  });

  it('can leave a block again without saving', () => {
    const left = on('COMPLETE', editing('skill')).when('CancelResumeBlock', { block: 'skill' }, actor);
    expect(left.after).toMatchObject({ state: 'COMPLETE', data: { editing: [] } });
  });

  it.each([
    ['EMPTY', 'resume.block_incomplete'],
    ['COMPLETE', 'resume.statement_required'],
    ['CONFIRMED', undefined],
  ] as const)('in %s is delivered with %s', (state, refused) => {
    const folded = tell(aResume(state));
    expect(notDeliverable({ state: folded.state as string, data: folded.data as ResumeData })?.refused).toBe(refused);
  });

  it('gives its name and e-mail to the person and a nameless account, but not its phone', () => {
    const accountId = testId(20);
    const registered = { accountId, jobSeekerId, personId: jobSeekerId, name: null, phone, language: 'zh-CN' };
    const saved = on('INCOMPLETE')
      .related({
        jobSeeker: aJobSeeker(happened('JobSeekerAccountJoined', { jobSeekerId, accountId })),
        account: story(account, accountId, [happened('AccountRegistered', registered)]),
      })
      .when(
        'SaveResumeBlock',
        { block: 'basic', content: { ...basicBlock, name: '王晨曦', phone: '13900139000' } },
        actor,
      );
    expect(saved.others.map(({ type, data }) => [type, 'field' in data ? data.field : undefined])).toEqual([
      ['ContactChanged', 'name'],
      ['ContactChanged', 'email'],
      ['AccountRenamed', undefined],
    ]);
  });

  it('reads as empty once its person was erased', () => {
    const erased = { jobSeekerId, block: 'basic', complete: false, content: null };
    const folded = tell(
      story(resume, jobSeekerId, [
        happened('ResumeCreated', { jobSeekerId }),
        { type: 'ResumeBlockSaved', data: erased },
      ]),
    );
    expect((folded.data as ResumeData).blocks).toEqual(emptyResume);
  });
});

describe('what was read from a file', () => {
  it.each([
    ['basic.name', { block: 'basic', entry: null, name: 'name' }],
    ['education[3].school', { block: 'education', entry: 3, name: 'school' }],
    ['education.school', undefined],
    ['basic[0].name', undefined],
    ['__proto__.x', undefined],
    ['nothing', undefined],
  ])('%s is at %j', (path, place) => expect(placeOf(path)).toEqual(place));

  it('is applied field by field, entries added without gaps, what does not fit skipped', () => {
    const { changed, accepted, skipped } = applyFields(
      { ...emptyResume, education: [educationEntry] },
      [
        { path: 'work[2].company', value: '云岭网络' },
        { path: 'work[2].end', value: null },
        { path: 'work[1].company', value: '青石科技' },
        { path: 'education[0].school', value: '复旦大学' },
        { path: 'basic.workYears', value: 6 },
        { path: 'basic.gender', value: 'UNKNOWN' },
        { path: 'basic.constructor', value: 'x' },
      ],
      testNow,
    );
    expect(changed.work).toMatchObject([{ company: '青石科技' }, { company: '云岭网络', untilNow: true, end: null }]);
    expect(changed.education).toMatchObject([{ school: '复旦大学' }, educationEntry]);
    expect(changed.basic).toMatchObject({ workYears: 6, gender: null });
    expect(skipped.sort()).toEqual(['basic.constructor', 'basic.gender']);
    expect(accepted).toHaveLength(5);
  });

  it('is saved block by block, and complete with the last one', () => {
    const fields = Object.entries(basicBlock)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ path: `basic.${name}`, value }));
    const school = Object.entries(educationEntry)
      .filter(([name, value]) => typeof value === 'string' && name !== 'description')
      .map(([name, value]) => ({ path: `education[0].${name}`, value }));
    const taken = on('EMPTY')
      .related({ ...free, file: aParsedFile() })
      .when('AcceptParsedFields', { resumeFileId, fields: [...fields, ...school] }, actor);
    expect(types(taken.own)).toEqual(['ResumeCreated', 'ResumeBlockSaved', 'ResumeBlockSaved', 'ParsedFieldsAccepted']);
    expect(taken.after.state).toBe('COMPLETE');
    expect(taken.result).toMatchObject({ skipped: [] });
  });

  it('must be the person’s own and read to its end', () => {
    const take = (file: ReturnType<typeof aParsedFile>, fields = [{ path: 'basic.name', value: '王' }]) =>
      on('INCOMPLETE')
        .related({ ...free, file })
        .when('AcceptParsedFields', { resumeFileId, fields }, actor);
    const mine = aParsedFile();
    expect(take({ ...mine, events: mine.events.slice(0, 2) }).refused).toBe('file.not_ready');
    expect(take({ ...mine, events: [] }).refused).toBe('common.not_found');
    expect(take(mine, [{ path: 'basic.nothing', value: 'x' }]).refused).toBe('common.invalid');
  });
});
