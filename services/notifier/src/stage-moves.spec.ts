import { describe, expect, test } from '@jest/globals';
import { newUuid } from '@talentlog/runtime';
import { jobSeekerId, setUp, until } from './notifier.fixture.ts';
import { instant, tell } from './told-log.fixture.ts';

const after = (seconds: number) => new Date(Date.parse(instant) + seconds * 1_000).toISOString();
/** What happens to one application: how many seconds after noon, what, from where, to where. */
type Step = readonly [at: number, type: string, from: string, to: string];

/** The stages that the person is told of by SMS, once everything is over. */
async function toldOf(steps: readonly Step[]): Promise<readonly string[]> {
  const { store, start, pass, waits, list } = setUp();
  const applicationId = newUuid();
  const about = { applicationId, jobSeekerId, positionId: newUuid() };
  for (const [at, type, from, to] of steps)
    await tell(
      store,
      `application-${applicationId}`,
      type,
      { ...about, from, to, stage: from, outcome: 'NOT_PASSED', reason: null },
      newUuid(),
      after(at),
    );
  const notifier = start();
  const held = steps.filter(([, type]) => type.startsWith('Stage')).length;
  await until(() => waits() === held);
  expect(list().filter(({ text }) => text.includes('当前环节'))).toEqual([]);
  pass(3_600_000);
  await until(() =>
    Object.values(notifier.status()).every(({ pending, state }) => pending === 0 && state === 'caught-up'),
  );
  await notifier.stop();
  const newestFirst = list().filter(({ kind }) => kind === 'sms');
  return newestFirst.reverse().map(({ text }) => /当前环节：(.+?)。/.exec(text)?.[1] ?? text);
}

describe('a move of the stage', () => {
  test.each<readonly [string, readonly Step[], readonly string[]]>([
    ['is told once it cannot be taken back', [[0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING']], ['简历筛选']],
    [
      'that was taken back is not told, nor is the taking back',
      [
        [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
        [10, 'StageReturned', 'RESUME_SCREENING', 'DELIVERED'],
      ],
      [],
    ],
    [
      'that was taken back for another is told as the other',
      [
        [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
        [9, 'StageReturned', 'RESUME_SCREENING', 'DELIVERED'],
        [20, 'StageSkipped', 'DELIVERED', 'REVIEW'],
      ],
      ['评审'],
    ],
    [
      'is told when it is returned later',
      [
        [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
        [15, 'StageReturned', 'RESUME_SCREENING', 'DELIVERED'],
      ],
      ['简历筛选', '已投递'],
    ],
    [
      'is told as the last of several',
      [
        [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
        [5, 'StageAdvanced', 'RESUME_SCREENING', 'FIRST_INTERVIEW'],
      ],
      ['初试'],
    ],
    [
      'back to where the person was told to be long before is told',
      [
        [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
        [100, 'StageAdvanced', 'RESUME_SCREENING', 'REVIEW'],
        [200, 'StageReturned', 'REVIEW', 'RESUME_SCREENING'],
      ],
      ['简历筛选', '评审', '简历筛选'],
    ],
  ])('%s', async (_name, steps, expected) => {
    expect(await toldOf(steps)).toEqual(expected);
  });

  test('is no news after an end that followed at once, which is told at once', async () => {
    const told = await toldOf([
      [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
      [3, 'RecordEnded', 'RESUME_SCREENING', ''],
    ]);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('当前环节');
  });
});
