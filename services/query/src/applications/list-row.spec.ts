import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyResume } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { anApplication, hr, interviewer, otherHr, screener } from '../testing/company.ts';
import { consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';
import { first, second, twoApplicants } from '../testing/two-applicants.ts';
import { anInterview, screened } from '../testing/work.ts';

const studied = (school: string, degree: 'BACHELOR' | 'MASTER' | null, end: string) => ({
  ...{ school, degree, major: null, start: null, end, untilNow: false, description: null },
});
const worked = (company: string, start: string, end: string | null) => ({
  ...{ company, department: null, title: null, start, end, untilNow: end === null, description: null },
});
const wrote = (block: string, content: object) =>
  happened('resume', id(21), 'ResumeBlockSaved', {
    ...{ jobSeekerId: id(21), block: block as 'work', complete: true, content },
  });

describe('a row of the list of applications', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...twoApplicants,
      anApplication(first, 'RESUME_SCREENING'),
      happened('resume', id(21), 'ResumeCreated', { jobSeekerId: id(21) }),
    );
  });
  afterEach(() => reading.close());

  const row = async (caller = staff(hr, 'HR')) => (await reading.ask('applications', {}, caller)).data?.rows[0];
  const education = (...entries: object[]) => wrote('education', { education: entries });
  const work = (...entries: object[]) => wrote('work', { work: entries });
  const basic = (changes: object) => wrote('basic', { basic: { ...emptyResume.basic, ...changes } });

  it('tells the highest school, the years worked and the present employer', async () => {
    expect((await row())?.resumeLine).toBeNull();
    await reading.tell(
      education(
        studied('西安邮电大学', 'BACHELOR', '2017-06'),
        studied('电子科技大学', 'MASTER', '2020-06'),
        studied('夜校', null, '2024-06'),
      ),
      work(worked('锐合电子', '2020-07', '2022-06'), worked('东晟通信', '2019-07', null)),
      basic({ workYears: 6, highestDegree: 'DOCTORAL' }),
    );
    expect((await row())?.resumeLine).toEqual({
      school: '电子科技大学',
      degree: 'MASTER',
      years: 6,
      employer: '东晟通信',
    });
  });

  it('takes of equal degrees the later one, of employers the last, and the degree alone where no school is written', async () => {
    await reading.tell(
      education(studied('A', 'MASTER', '2015-06'), studied('B', 'MASTER', '2018-06')),
      work(worked('C', '2020-07', '2022-06'), worked('D', '2022-07', '2024-06')),
    );
    expect((await row())?.resumeLine).toEqual({ school: 'B', degree: 'MASTER', years: null, employer: 'D' });
    await reading.tell(education(), work(), basic({ highestDegree: 'MBA' }));
    expect((await row())?.resumeLine).toEqual({ school: null, degree: 'MBA', years: null, employer: null });
  });

  it.each([
    ['expired', consentExpired],
    ['withdrawn', consentWithdrawn],
  ] as const)('tells nothing of the resume once the consent is %s', async (_how, gone) => {
    await reading.tell(education(studied('B', 'MASTER', '2018-06')), gone(id(21)));
    expect((await row())?.resumeLine).toBeNull();
    expect(JSON.stringify(await row())).not.toContain('MASTER');
  });

  it('tells what was found at the present stage, to who may know', async () => {
    const told = async (caller = staff(hr, 'HR')) =>
      (await row(caller))?.verdicts.map(({ of, by, result }) => [of, by.accountId, result]);
    const item = {
      ...first,
      screeningItemId: id(31),
      taskId: id(31),
      creatorId: hr,
      deadline: '2026-11-05T04:00:00.000Z',
    };
    await reading.tell(...screened(id(31), first));
    expect(await told()).toEqual([]);
    const verdict = { verdict: 'PASS', opinion: '好', reason: '', recommendedPositionId: null } as const;
    await reading.tell(
      happened('screeningItem', id(31), 'ItemScreened', { ...item, ...verdict, screenerId: screener }),
    );
    expect(await told()).toEqual([['SCREENING', screener, 'PASS']]);
    const later = '2026-11-03T09:00:00.000Z';
    const move = { ...first, from: 'RESUME_SCREENING', to: 'FIRST_INTERVIEW', openWork: [] } as const;
    await reading.tell(
      happened('application', id(11), 'StepPassed', { ...first, stage: 'RESUME_SCREENING' }),
      happened('application', id(11), 'StageAdvanced', move, later),
    );
    expect(await told()).toEqual([]);
    const sheet = { evaluationId: id(42), interviewId: id(41), interviewerId: interviewer, scores: [], text: '' };
    const result = { result: 'EXCELLENT_PASS', recommendedPositionId: null } as const;
    await reading.tell(
      ...anInterview(id(41), id(42), first).map((event) => ({ ...event, at: later })),
      happened('evaluation', id(42), 'EvaluationSubmitted', { ...first, ...sheet, ...result }, later),
    );
    expect(await told()).toEqual([['INTERVIEW', interviewer, 'EXCELLENT_PASS']]);
    const opened = async (caller: Caller) =>
      (await reading.ask('applicationDetail', { applicationId: id(11) }, caller)).data?.verdicts.length;
    expect(await opened(staff(interviewer, 'IV'))).toBe(1);
    // The screener reads the application by their task, and no interviewer's sheet.
    expect(await opened(staff(screener, 'SC'))).toBe(0);
    await reading.tell(consentWithdrawn(id(21)));
    expect(await told()).toEqual([]);
  });

  it('shows what another screener found only once the viewer has screened, to HR at once', async () => {
    const later = id(907);
    const item = { ...first, taskId: id(31), creatorId: hr, deadline: '2026-11-05T04:00:00.000Z' };
    const found = { verdict: 'ELIMINATED', reason: '', recommendedPositionId: null } as const;
    await reading.tell(
      ...screened(id(31), first),
      ...screened(id(32), first, later),
      happened('screeningItem', id(31), 'ItemScreened', {
        ...{ ...item, ...found, screeningItemId: id(31), screenerId: screener, opinion: '经验不足' },
      }),
    );
    const seen = async (caller: Caller) => {
      const { data } = await reading.ask('applicationDetail', { applicationId: id(11) }, caller);
      const opinions = data?.screening.map(({ opinion }) => opinion).toSorted();
      return [data?.verdicts.map(({ by, result }) => [by.accountId, result]), opinions];
    };
    const byFirst = [screener, 'ELIMINATED'];
    const asLater = staff(later, 'SC');
    expect(await seen(asLater)).toEqual([[], [null]]);
    expect(await seen(staff(hr, 'HR'))).toEqual([[byFirst], [null, '经验不足'].toSorted()]);
    expect((await seen(staff(screener, 'SC')))[0]).toEqual([byFirst]);
    await reading.tell(
      happened(
        'screeningItem',
        id(32),
        'ItemScreened',
        { ...item, ...found, screeningItemId: id(32), screenerId: later, opinion: '不合适', taskId: id(32) },
        '2026-11-02T05:00:00.000Z',
      ),
    );
    expect(await seen(asLater)).toEqual([[byFirst, [later, 'ELIMINATED']], ['不合适', '经验不足'].toSorted()]);
  });

  it('tells where it came from, and nothing of it without consent', async () => {
    expect((await row())?.source).toBe('STAFF');
    const delivered = (recommendationCode: string | null) =>
      happened('application', id(12), 'RecordDelivered', {
        ...second,
        ...{ number: 'R-2', track: 'SOCIAL', batch: '', hrOwnerId: otherHr, stage: 'RESUME_SCREENING' },
        ...{ advertisementId: id(5), recommendationCode, answers: [] },
      });
    const asOther = staff(otherHr, 'HR');
    await reading.tell(delivered('ABCD1234'));
    expect((await row(asOther))?.source).toBe('RECOMMENDED');
    await reading.tell(
      happened('application', id(12), 'StepHeld', {
        ...second,
        stage: 'RESUME_SCREENING',
        cause: 'STAFF',
        reason: '等',
      }),
    );
    expect((await row(asOther))?.source).toBe('RECOMMENDED');
    await reading.tell(consentWithdrawn(id(22)));
    expect((await row(asOther))?.source).toBeNull();
    const counted = (await reading.ask('applications', { facets: '1', source: 'RECOMMENDED' }, asOther)).data;
    expect([counted?.rows, counted?.sources]).toEqual([[], {}]);
  });

  it('tells why a step is held as long as it is', async () => {
    const asOther = staff(otherHr, 'HR');
    const step = { ...second, stage: 'RESUME_SCREENING' } as const;
    const reason = async () =>
      (await reading.ask('applicationDetail', { applicationId: id(12) }, asOther)).data?.reason;
    await reading.tell(
      happened('application', id(12), 'RecordCreated', {
        ...second,
        ...{ number: 'R-2', track: 'SOCIAL', batch: '', hrOwnerId: otherHr, stage: 'RESUME_SCREENING' },
        ...{ origin: 'STAFF', createdBy: otherHr, fromApplicationId: null },
      }),
      happened('application', id(12), 'StepHeld', { ...step, cause: 'STAFF', reason: '等部门意见' }),
    );
    expect(await reason()).toBe('等部门意见');
    await reading.tell(happened('application', id(12), 'StepPassed', step));
    expect(await reason()).toBeNull();
  });

  it('is found by the batch that its position was recruiting for', async () => {
    const asAdmin = staff(id(905), 'AD');
    const campus = { ...second, number: 'R-2', track: 'CAMPUS', batch: 'AUTUMN_2026', hrOwnerId: otherHr } as const;
    const from = { stage: 'FIRST_INTERVIEW', origin: 'STAFF', createdBy: hr, fromApplicationId: null } as const;
    await reading.tell(happened('application', id(12), 'RecordCreated', { ...campus, ...from }));
    const found = async (batch: string | string[]) => {
      const { data } = await reading.ask('applications', { batch }, asAdmin);
      return [data?.rows.map(({ applicationId }) => applicationId), data?.stages];
    };
    expect(await found('AUTUMN_2026')).toEqual([[id(12)], { FIRST_INTERVIEW: 1 }]);
    expect(await found(['SPRING_2027', 'AUTUMN_2026'])).toEqual([[id(12)], { FIRST_INTERVIEW: 1 }]);
    expect(await found('SPRING_2027')).toEqual([[], {}]);
  });

  it('is counted by source and by whose hands it is in, each without its own filter', async () => {
    const asAdmin = staff(id(905), 'AD');
    const moved = { ...second, number: 'R-2', track: 'SOCIAL', batch: '', hrOwnerId: otherHr } as const;
    const from = { stage: 'FIRST_INTERVIEW', origin: 'TRANSFER', createdBy: hr, fromApplicationId: id(13) } as const;
    await reading.tell(
      ...screened(id(31), first),
      happened('application', id(12), 'RecordCreated', { ...moved, ...from }),
    );
    const ask = async (params: object) => (await reading.ask('applications', { facets: '1', ...params }, asAdmin)).data;
    const both = { sources: { STAFF: 1, TRANSFER: 1 }, hands: { SCREENING: 1, NOTHING: 1 } };
    expect(await ask({})).toMatchObject(both);
    const narrowed = await ask({ source: 'TRANSFER' });
    expect(narrowed?.rows.map(({ applicationId }) => applicationId)).toEqual([id(12)]);
    expect(narrowed).toMatchObject({ sources: both.sources, stages: { FIRST_INTERVIEW: 1 } });
    expect(narrowed?.hands).toEqual({ NOTHING: 1 });
    expect((await ask({ inHand: 'SCREENING' }))?.rows.map(({ applicationId }) => applicationId)).toEqual([id(11)]);
    expect((await ask({ facets: '' }))?.sources).toBeUndefined();
  });

  it('is the reader’s turn where they own the position, or are the one who is waited for', async () => {
    const asAdmin = staff(id(905), 'AD');
    expect((await row())?.waitsForMe).toBe(true);
    expect((await row(asAdmin))?.waitsForMe).toBe(false);
    await reading.tell(...screened(id(31), first));
    expect((await row())?.waitsForMe).toBe(false);
    const detail = await reading.ask('applicationDetail', { applicationId: id(11) }, staff(screener, 'SC'));
    expect(detail.data?.waitsForMe).toBe(true);
  });

  it('is nobody’s turn who owns the position and may not take the step', async () => {
    expect((await row(staff(hr, 'PR')))?.waitsForMe).toBe(true);
    const [from, to] = ['RESUME_SCREENING', 'OFFER'] as const;
    await reading.tell(
      happened('application', id(11), 'StepPassed', { ...first, stage: from }),
      happened('application', id(11), 'StageAdvanced', { ...first, from, to }),
    );
    // Offers are made by HR; who is responsible for the position does not (DOMAIN.md section 7, MANAGE_OFFER).
    expect((await row(staff(hr, 'PR')))?.waitsForMe).toBe(false);
    expect((await row())?.waitsForMe).toBe(true);
  });
});
