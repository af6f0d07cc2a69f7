import { expect, it } from '@jest/globals';
import type { EventReader, RecordedEvent } from '@talentlog/runtime';
import { openViews } from '../open-views.ts';
import { openPlain } from '../projection/samples.fixture.ts';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, opened, staff, type Told } from '../testing/story.ts';
import { decisionsAbout } from './decisions.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const passed = happened('application', id(11), 'StepPassed', { ...about, stage: 'RESUME_SCREENING' });
const ended = happened('application', id(11), 'RecordEnded', {
  ...about,
  stage: 'RESUME_SCREENING',
  outcome: 'NOT_PASSED',
  reason: '经验不符',
  reasonCode: 'EXPERIENCE',
  bucket: 'ENDED',
});

const item = {
  ...{ ...about, screeningItemId: id(31), taskId: id(32), screenerId: hr, creatorId: hr },
  deadline: '2026-11-05T04:00:00.000Z',
};
const rejected = happened('screeningItem', id(31), 'ItemScreened', {
  ...{ ...item, verdict: 'ELIMINATED', recommendedPositionId: null },
  ...{ opinion: '不合适', reason: '不合适', reasonCode: 'YEARS' },
});

/** A log of the story, in which each event was caused by this actor. */
const logOf = (story: readonly Told[], actor: string): Pick<EventReader, 'readStream'> => ({
  readStream: async (stream) =>
    story
      .map((told, index) => opened(told, index + 1))
      .filter((event) => event.stream === stream)
      .map((event) => ({ ...event, metadata: { ...event.metadata, actor } }) as unknown as RecordedEvent),
});

it('tells who decided what at which stage, without the words that anybody wrote', async () => {
  const reading = await ReadSide.open();
  const story = [anApplication(about), passed, ended];
  await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), ...story);
  const store = logOf(story, hr) as EventReader;
  const decisions = await decisionsAbout(id(21), openViews(reading.store), { store, open: async () => openPlain });
  expect(decisions.map(({ type, stage, came, by }) => [type, stage, came, by?.accountId])).toEqual([
    ['StepPassed', 'RESUME_SCREENING', null, hr],
    ['RecordEnded', 'RESUME_SCREENING', 'NOT_PASSED', hr],
  ]);
  expect(decisions.map(({ as, why }) => [as, why])).toEqual([
    ['RECRUITER', null],
    ['RECRUITER', 'EXPERIENCE'],
  ]);
  expect(JSON.stringify(decisions)).not.toContain('经验不符');
  await reading.close();
});

it('tells which of the company’s reasons a screener had, and not their words', async () => {
  const reading = await ReadSide.open();
  const assigned = happened('screeningItem', id(31), 'ScreeningAssigned', {
    ...{ ...item, stage: 'DEPT_SCREENING', note: '', replacesItemId: null },
  });
  await reading.tell(
    ...colleagues,
    ...aPosition(id(1)),
    ...aPerson(id(21), '林晓'),
    anApplication(about),
    assigned,
    rejected,
  );
  const store = logOf([rejected], hr) as EventReader;
  const decisions = await decisionsAbout(id(21), openViews(reading.store), { store, open: async () => openPlain });
  expect(decisions).toMatchObject([{ type: 'ItemScreened', came: 'ELIMINATED', why: 'YEARS', as: 'SCREENER' }]);
  expect(JSON.stringify(decisions)).not.toContain('不合适');
  await reading.close();
});

it('tells apart what a rule did, and what the person did themselves', async () => {
  const reading = await ReadSide.open();
  await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about), ended);
  const by = async (actor: string) => {
    const store = logOf([ended], actor) as EventReader;
    return decisionsAbout(id(21), openViews(reading.store), { store, open: async () => openPlain });
  };
  const [rule] = await by('process:when-position-closed');
  expect([rule?.as, rule?.by]).toEqual(['RULE', null]);
  const accountId = (await openViews(reading.store).people.get(id(21)))?.data.accountId;
  expect((await by(String(accountId)))[0]?.as).toBe(accountId ? 'PERSON' : 'RECRUITER');
  await reading.close();
});

it('are asked for about a request for an explanation alone, by the desk', async () => {
  const reading = await ReadSide.open();
  const request = { dataRequestId: id(1), jobSeekerId: id(21) };
  const days = { firstAlarmAt: '2026-11-22T04:00:00.000Z', lastAlarmAt: '2026-11-29T04:00:00.000Z' };
  const asked = { ...days, dueAt: '2026-12-02T15:59:59.999Z', details: '', identityProof: '', enteredBy: '' };
  await reading.tell(
    happened('dataRequest', id(1), 'DataRequestReceived', { ...request, ...asked, kind: 'EXPLANATION' }),
    happened('dataRequest', id(2), 'DataRequestReceived', {
      ...{ ...request, dataRequestId: id(2) },
      ...{ ...asked, kind: 'DELETION' },
    }),
  );
  const ask = (dataRequestId: string, role: 'AD' | 'HR') =>
    reading.ask('screeningDecisions', { dataRequestId }, staff(id(905), role));
  expect((await ask(id(1), 'AD')).data).toEqual({ jobSeekerId: id(21), decisions: [] });
  expect((await ask(id(2), 'AD')).refused).toBe('common.not_found');
  expect((await ask(id(1), 'HR')).refused).toBe('auth.forbidden');
  await reading.close();
});
