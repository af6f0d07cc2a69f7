import { describe, expect, test } from '@jest/globals';
import { newUuid } from '@talentlog/runtime';
import { jobSeekerId, setUp, until } from './notifier.fixture.ts';
import { instant, tell } from './told-log.fixture.ts';

const after = (seconds: number) => new Date(Date.parse(instant) + seconds * 1_000).toISOString();
/** What happens to one application: how many seconds after noon, what, from where, to where. */
type Step = readonly [at: number, type: string, from: string, to: string];

/** What it shows, what happens, and what the person is told. */
type Story = readonly [what: string, steps: readonly Step[], told: readonly string[]];

/** The stages and ends that the person is told of by SMS, once everything is over. */
async function toldOf(steps: readonly Step[]): Promise<readonly string[]> {
  const { store, start, pass, waits, list } = setUp();
  const applicationId = newUuid();
  const about = { applicationId, jobSeekerId, positionId: newUuid() };
  for (const [at, type, from, to] of steps)
    await tell(
      store,
      `application-${applicationId}`,
      type,
      { ...about, from, to, stage: from, work: to, workId: newUuid(), outcome: 'NOT_PASSED', reason: null },
      newUuid(),
      after(at),
    );
  const notifier = start();
  const held = steps.filter(([, type]) => type !== 'RecordReopened' && type !== 'WorkOpened').length;
  await until(() => waits() === held);
  expect(list().filter(({ text }) => /当前环节|没有通过/.test(text) && !text.includes('重新'))).toEqual([]);
  pass(3_600_000);
  await until(() =>
    Object.values(notifier.status()).every(({ pending, state }) => pending === 0 && state === 'caught-up'),
  );
  await notifier.stop();
  const newestFirst = list().filter(({ kind }) => kind === 'sms');
  return newestFirst.reverse().map(({ text }) => {
    if (text.includes('没有通过')) return 'ended';
    const stage = /当前环节：(.+?)。/.exec(text)?.[1] ?? text;
    return text.includes('重新') ? `reopened: ${stage}` : stage;
  });
}

describe('a move of the stage', () => {
  test.each<Story>([
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
    [
      'is not told after the invitation to an interview there',
      [
        [0, 'StageAdvanced', 'RESUME_SCREENING', 'FIRST_INTERVIEW'],
        [8, 'WorkOpened', '', 'INTERVIEW'],
      ],
      [],
    ],
    [
      'is not told after the invitation to choose a time there',
      [
        [0, 'StageAdvanced', 'RESUME_SCREENING', 'FIRST_INTERVIEW'],
        [14, 'WorkOpened', '', 'APPOINTMENT'],
      ],
      [],
    ],
    [
      'is told where the invitation came later',
      [
        [0, 'StageAdvanced', 'RESUME_SCREENING', 'FIRST_INTERVIEW'],
        [15, 'WorkOpened', '', 'INTERVIEW'],
      ],
      ['初试'],
    ],
    [
      'is told where colleagues alone have work there',
      [
        [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'],
        [1, 'WorkOpened', '', 'SCREENING'],
      ],
      ['简历筛选'],
    ],
    [
      'after an invitation to the stage before is told',
      [
        [0, 'WorkOpened', '', 'INTERVIEW'],
        [3, 'StageAdvanced', 'FIRST_INTERVIEW', 'SECOND_INTERVIEW'],
      ],
      ['复试'],
    ],
    [
      'back from a stage that an invitation named is told',
      [
        [0, 'StageAdvanced', 'RESUME_SCREENING', 'FIRST_INTERVIEW'],
        [5, 'WorkOpened', '', 'INTERVIEW'],
        [9, 'StageReturned', 'FIRST_INTERVIEW', 'RESUME_SCREENING'],
      ],
      ['简历筛选'],
    ],
  ])('%s', async (_name, steps, expected) => {
    expect(await toldOf(steps)).toEqual(expected);
  });
});

const advanced: Step = [0, 'StageAdvanced', 'DELIVERED', 'RESUME_SCREENING'];
const ended = (at: number): Step => [at, 'RecordEnded', 'RESUME_SCREENING', ''];
const reopened = (at: number): Step => [at, 'RecordReopened', 'RESUME_SCREENING', ''];

describe('an end', () => {
  test.each<Story>([
    ['is told once it cannot be taken back unseen', [ended(0)], ['ended']],
    ['makes a move right before it no news', [advanced, ended(3)], ['ended']],
    ['that was reopened at once is not told, nor is the reopening', [ended(0), reopened(9)], []],
    [
      'that was reopened later is told, and so is the reopening',
      [ended(0), reopened(15)],
      ['ended', 'reopened: 简历筛选'],
    ],
    ['that came back is told', [ended(0), reopened(5), ended(8)], ['ended']],
    [
      'between a move and its reopening leaves the stage told',
      [advanced, ended(3), reopened(6)],
      ['reopened: 简历筛选'],
    ],
    ['of what was invalid waits, too', [[0, 'RecordInvalidated', 'RESUME_SCREENING', ''], reopened(4)], []],
  ])('%s', async (_name, steps, expected) => {
    // The clock stood still while all of it happened, so that what waits comes last here.
    expect([...(await toldOf(steps))].sort()).toEqual(expected);
  });
});
