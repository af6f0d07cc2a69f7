import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@talentlog/contracts';
import fc from 'fast-check';
import { aboutOf, type Chance, company, owners, telling } from '../access/scoped-lists.fixture.ts';
import { admin, anApplication, hr, interviewer, otherHr, screener } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { happened, id, staff, type Told } from '../testing/story.ts';
import { anInterview } from '../testing/work.ts';

/** What HR does at a stage where nothing has been done yet, by hand from DOMAIN.md. */
const steps: Partial<Record<Stage, string>> = {
  DELIVERED: 'HANDLE',
  RESUME_SCREENING: 'HANDLE',
  DEPT_SCREENING: 'ASSIGN',
  FIRST_INTERVIEW: 'ARRANGE',
};
const isIdle = ({ isEnded, screenedBy }: Chance) => !isEnded && screenedBy === null;
const isOf = (owner: string) => (one: Chance) => owners[one.position] === owner;

/** Who asks, of which idle applications the step is theirs, and what they were given to screen. */
const readers = [
  { caller: staff(admin, 'AD'), steps: () => true, screens: () => false },
  { caller: staff(hr, 'HR'), steps: isOf(hr), screens: () => false },
  { caller: staff(otherHr, 'PR'), steps: isOf(otherHr), screens: () => false },
  { caller: staff(screener, 'SC'), steps: () => false, screens: (one: Chance) => one.screenedBy === screener },
];
const screens = (one: Chance) => one.screenedBy !== null && !one.isEnded;
const counted = (kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]));

/** The day on which the nth was delivered, and so since when it has waited. */
const day = (index: number) => index % 28;

/** The nth interview of the first position; of every tenth the sheet is written. */
function overdue(n: number): Told[] {
  const about = aboutOf({ position: 0, stage: 'FIRST_INTERVIEW', screenedBy: null, isEnded: false }, n);
  const [interviewId, evaluationId] = [id(4000 + n), id(5000 + n)];
  const work = { applicationId: about.applicationId, work: 'INTERVIEW', workId: interviewId } as const;
  const written = happened('evaluation', evaluationId, 'EvaluationSubmitted', {
    ...{ ...about, evaluationId, interviewId, interviewerId: interviewer, scores: [], text: '' },
    ...{ result: 'EXCELLENT_PASS', recommendedPositionId: null },
  });
  return [
    ...aPerson(about.jobSeekerId, '林晓'),
    anApplication(about, 'FIRST_INTERVIEW'),
    happened('application', about.applicationId, 'WorkOpened', work),
    ...anInterview(interviewId, evaluationId, about),
    ...(n % 10 === 0 ? [written] : []),
  ];
}

describe('my work of a company told by chance, against looking at every application', () => {
  const check = (chances: readonly Chance[]) =>
    telling(chances, async (reading) => {
      for (const reader of readers) {
        const all = chances.map((one, index) => ({ one, index }));
        const idle = all.filter(({ one }) => isIdle(one) && reader.steps(one));
        const given = all.filter(({ one }) => screens(one) && reader.screens(one));
        const { data } = await reading.ask('myWork', {}, reader.caller);
        const told = Object.entries(data?.counts ?? {}).filter(([, n]) => n > 0);
        const kinds = [...given.map(() => 'SCREEN'), ...idle.map(({ one }) => steps[one.stage] ?? '')];
        expect(Object.fromEntries(told)).toEqual(counted(kinds));
        const longest = idle.toSorted((a, b) => day(a.index) - day(b.index) || a.index - b.index);
        const expected = [
          ...given.map(({ index }) => id(3000 + index)),
          ...longest.map(({ index }) => id(1000 + index)),
        ];
        expect(data?.items.map((item) => item.id)).toEqual(expected.slice(0, 100));
      }
    });

  it('shows the most urgent first and counts every one', async () => {
    await fc.assert(fc.asyncProperty(company, check), { numRuns: 6 });
  });

  it('also where there are more than it shows', async () => {
    const many = Array.from({ length: 260 }, (_, n): Chance => {
      const stage = (['DELIVERED', 'DEPT_SCREENING', 'FIRST_INTERVIEW'] as const)[n % 3] ?? 'DELIVERED';
      return { position: n % 2, stage, screenedBy: n % 13 === 0 ? screener : null, isEnded: n % 17 === 0 };
    });
    await check(many);
  });

  it('shows some of a step that nobody took up for a short time, behind many of another', async () => {
    const many = Array.from({ length: 260 }, (_, n): Chance => {
      const stage = day(n) === 27 ? 'FIRST_INTERVIEW' : 'DELIVERED';
      return { position: 0, stage, screenedBy: null, isEnded: false };
    });
    await telling(many, async (reading) => {
      for (const caller of [staff(hr, 'HR'), staff(admin, 'AD')]) {
        const owed = (await reading.ask('myWork', {}, caller)).data;
        expect([owed?.counts.HANDLE, owed?.counts.ARRANGE]).toEqual([251, 9]);
        expect(counted(owed?.items.map(({ kind }) => kind) ?? [])).toEqual({ HANDLE: 96, ARRANGE: 4 });
      }
    });
  });

  it('counts every interview that is over and waits for a sheet, and shows what can be concluded behind those', async () => {
    await telling([], async (reading) => {
      await reading.tell(...Array.from({ length: 140 }, (_, n) => overdue(n)).flat());
      const at = async (caller: Parameters<typeof reading.ask>[2]) =>
        (await reading.ask('myWork', {}, caller, '2026-12-01T00:00:00.000Z')).data;
      for (const caller of [staff(hr, 'HR'), staff(admin, 'AD')]) {
        const owed = await at(caller);
        expect([owed?.counts.CHASE, owed?.counts.CONCLUDE]).toEqual([126, 14]);
        expect(counted(owed?.items.map(({ kind }) => kind) ?? [])).toEqual({ CHASE: 96, CONCLUDE: 4 });
      }
      expect((await at(staff(otherHr, 'HR')))?.counts.CHASE).toBe(0);
    });
  });
});
