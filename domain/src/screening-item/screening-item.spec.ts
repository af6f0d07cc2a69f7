import { describe, expect, it } from '@jest/globals';
import { cellsOf } from '../shared/cells.ts';
import { anAccount, anApplication, aPerson, aPosition, applicationEnded, cast } from '../shared/stories.ts';
import { given, happened, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { decidedScreeningItem } from './deciders.ts';
import { deadline, histories, itemId, screenedApplication, screener, screeningItemFixtures } from './fixtures.ts';
import { screeningItemTimers } from './timers.ts';

const screen = (state: keyof typeof histories, more: object, occasion: object = {}) =>
  given(decidedScreeningItem, itemId, histories[state])
    .related({ application: screenedApplication, recommended: aPosition() })
    .when('ScreenItem', { screeningItemId: itemId, verdict: 'PASS', ...more }, { actor: screener, ...occasion });

describe('screening item', () => {
  it.each(cellsOf(screeningItemFixtures))('$name', ({ run }) => run());

  describe('assigning', () => {
    const assign = (payload: object, ...applications: ReturnType<typeof anApplication>[]) =>
      given(decidedScreeningItem, itemId)
        .related(people)
        .related(Object.fromEntries(applications.map((one) => [`application:${one.id}`, one])))
        .when('AssignScreening', { screenerId: cast.screener, deadline, ...payload });
    const people = {
      screener: anAccount(cast.screener),
      [`person:${cast.jobSeeker}`]: aPerson(),
      [`person:${cast.secondJobSeeker}`]: aPerson(cast.secondJobSeeker, [
        cast.secondApplication,
        cast.thirdApplication,
      ]),
    };
    const first = anApplication({ stage: 'RESUME_SCREENING' });
    const second = anApplication({
      id: cast.secondApplication,
      jobSeekerId: cast.secondJobSeeker,
      stage: 'DEPT_SCREENING',
    });

    const elsewhere = (...more: ReturnType<typeof happened>[]) =>
      anApplication({ id: cast.thirdApplication, jobSeekerId: cast.secondJobSeeker, more });

    it('makes one task with one item per resume, and opens work on every application', () => {
      const answer = assign({ applicationIds: [first.id, second.id, first.id] }, first, second, elsewhere());
      expect(answer.own.map(({ type }) => type)).toEqual(['ScreeningAssigned']);
      expect(answer.others.map(({ type, on }) => [type, on])).toEqual([
        ['WorkOpened', { aggregate: 'application', id: first.id }],
        ['ScreeningAssigned', { aggregate: 'screeningItem', id: expect.any(String) }],
        ['WorkOpened', { aggregate: 'application', id: second.id }],
      ]);
      const [own, , other] = [...answer.own, ...answer.others];
      const { taskId } = answer.result as { taskId: string };
      expect(own?.data).toMatchObject({ taskId, stage: 'RESUME_SCREENING' });
      expect(other?.data).toMatchObject({ taskId, stage: 'DEPT_SCREENING' });
      expect(answer.result).toMatchObject({ itemIds: [itemId, expect.any(String)] });
    });

    it('is for a screener who can sign in', () => {
      const to = (screener: ReturnType<typeof anAccount>) =>
        given(decidedScreeningItem, itemId)
          .related({ ...people, screener, [`application:${first.id}`]: first })
          .when('AssignScreening', { applicationIds: [first.id], screenerId: cast.screener, deadline });
      expect(to({ ...anAccount(cast.screener), events: [] })).toMatchObject({
        refused: 'common.not_found',
        path: 'screenerId',
      });
      expect(to(anAccount(cast.screener, happened('AccountSuspended', {}))).refused).toBe('account.suspended');
    });

    it.each([
      ['a job seeker', [], 'common.not_found'],
      ['an auditor', ['AU'], 'common.not_found'],
      ['a recruiter', ['HR'], 'common.not_found'],
      ['a screener', ['SC'], undefined],
      ['a position responsible', ['PR'], undefined],
    ])('is for somebody who judges resumes: %s', (_who, roles, refused) => {
      const screener = anAccount(cast.screener, happened('RolesGranted', { accountId: cast.screener, roles }));
      const answer = given(decidedScreeningItem, itemId)
        .related({ ...people, screener, [`application:${first.id}`]: first })
        .when('AssignScreening', { applicationIds: [first.id], screenerId: cast.screener, deadline });
      expect(answer.refused).toBe(refused);
    });

    it('leaves a person alone who is locked on another application', () => {
      const lock = (until: string) =>
        happened('RecordLocked', { until, lockedBy: testActor.id, cause: 'STAFF', reason: null });
      const answer = (until: string) => assign({ applicationIds: [second.id] }, second, elsewhere(lock(until)));
      expect(answer(deadline)).toMatchObject({ refused: 'record.locked_elsewhere', path: 'applicationIds.0' });
      expect(answer(testNow).refused).toBeUndefined();
    });

    it('needs a deadline to come and an active application that waits for screening', () => {
      expect(assign({ applicationIds: [first.id], deadline: testNow }, first).refused).toBe('screening.deadline_past');
      const interviewing = anApplication({ stage: 'FIRST_INTERVIEW' });
      expect(assign({ applicationIds: [first.id] }, interviewing)).toMatchObject({
        refused: 'application.invalid_transition',
        path: 'applicationIds.0',
      });
      const over = anApplication({ stage: 'RESUME_SCREENING', more: [applicationEnded()] });
      expect(assign({ applicationIds: [first.id] }, over).refused).toBe('application.invalid_transition');
      expect(assign({ applicationIds: [first.id] }, { ...first, events: [] }).refused).toBe('common.not_found');
    });
  });

  describe('answering', () => {
    it('is for the screener, in time', () => {
      expect(screen('UNSCREENED', {}, { actor: testActor }).refused).toBe('screening.not_your_task');
      expect(screen('UNSCREENED', {}, { now: deadline }).refused).toBe('screening.overdue');
      expect(screen('OVERDUE', {}).refused).toBe('screening.overdue');
    });

    it('asks for what the verdict needs', () => {
      expect(screen('UNSCREENED', { verdict: 'ELIMINATED' }).refused).toBe('common.reason_required');
      expect(screen('UNSCREENED', { verdict: 'ELIMINATED', reason: 'No degree' }).refused).toBeUndefined();
      expect(screen('UNSCREENED', { verdict: 'RECOMMENDED' }).refused).toBe('screening.position_required');
      const elsewhere = { verdict: 'RECOMMENDED', recommendedPositionId: cast.position };
      expect(screen('UNSCREENED', elsewhere).own[0]?.data).toMatchObject({ recommendedPositionId: cast.position });
    });

    it('closes the work, unless the answer is still open', () => {
      expect(screen('UNSCREENED', {}).others.map(({ type }) => type)).toEqual(['WorkClosed']);
      const undetermined = screen('UNSCREENED', { verdict: 'UNDETERMINED' });
      expect(undetermined.others).toEqual([]);
      expect(undetermined.after.state).toBe('UNDETERMINED');
      expect(screen('UNDETERMINED', {}).after.state).toBe('PASS');
    });
  });

  describe('revising', () => {
    const revise = (verdict: string, application = screenedApplication) =>
      given(decidedScreeningItem, itemId, histories.PASS)
        .related({ application })
        .when('ReviseItem', { screeningItemId: itemId, verdict, reason: 'Too junior' }, { actor: screener });
    const answered = anApplication({ stage: 'RESUME_SCREENING' });
    const who = { applicationId: cast.application, jobSeekerId: cast.jobSeeker, positionId: cast.position };

    it('may take the verdict back, which is work again', () => {
      expect(revise('UNDETERMINED', answered).others.map(({ type }) => type)).toEqual(['WorkOpened']);
      expect(revise('ELIMINATED', answered).others).toEqual([]);
    });

    it('is over once the application moved on', () => {
      const passed = happened('StepPassed', { ...who, stage: 'RESUME_SCREENING' });
      const advanced = happened('StageAdvanced', { ...who, from: 'RESUME_SCREENING', to: 'DEPT_SCREENING' });
      for (const more of [[passed], [passed, advanced], [applicationEnded()]])
        expect(revise('ELIMINATED', anApplication({ stage: 'RESUME_SCREENING', more })).refused).toBe(
          'screening.already_used',
        );
    });
  });

  describe('ending', () => {
    it('is not overdue before the deadline', () =>
      expect(
        given(decidedScreeningItem, itemId, histories.UNSCREENED)
          .related({ application: screenedApplication })
          .when('MarkItemOverdue', { screeningItemId: itemId }, { actor: testSystem }).refused,
      ).toBe('screeningItem.invalid_transition'));

    it('tells a withdrawn application from a change of mind', () => {
      const cancel = (actor: object) =>
        given(decidedScreeningItem, itemId, histories.UNSCREENED)
          .related({ application: screenedApplication })
          .when('CancelScreening', { screeningItemId: itemId }, actor);
      expect(cancel({ actor: testSystem }).own[0]?.data).toMatchObject({ cause: 'RECORD_ENDED' });
      expect(cancel({}).own[0]?.data).toMatchObject({ cause: 'STAFF' });
    });

    it('is reassigned once, as a new item of a new task', () => {
      const payload = { screeningItemId: itemId, screenerId: cast.colleague, deadline };
      const reassign = (more: ReturnType<typeof happened>[] = []) =>
        given(decidedScreeningItem, itemId, [...histories.OVERDUE, ...more])
          .related({ [`application:${cast.application}`]: anApplication({ stage: 'RESUME_SCREENING' }) })
          .related({ [`person:${cast.jobSeeker}`]: aPerson(), screener: anAccount(cast.colleague) })
          .when('ReassignScreening', payload);
      const answer = reassign();
      expect(answer.after.state).toBe('OVERDUE');
      expect(answer.others.map(({ type }) => type)).toEqual(['ScreeningAssigned', 'WorkOpened']);
      expect(answer.others[0]?.data).toMatchObject({ replacesItemId: itemId, screenerId: cast.colleague });
      const again = happened('ItemReassigned', { newItemId: testId(22), newScreenerId: cast.colleague });
      expect(reassign([again]).refused).toBe('screening.already_used');
    });
  });

  it('runs out by a timer until it is answered', () => {
    const data = { screeningItemId: itemId, deadline, verdict: 'UNDETERMINED' } as never;
    const set = { set: `screening:${itemId}`, at: deadline };
    expect(screeningItemTimers.ScreeningAssigned?.({ type: 'ScreeningAssigned', data, at: testNow })).toMatchObject([
      set,
    ]);
    expect(screeningItemTimers.ItemRevised?.({ type: 'ItemRevised', data, at: testNow })).toMatchObject([set]);
    const passed = { screeningItemId: itemId, deadline, verdict: 'PASS' } as never;
    expect(screeningItemTimers.ItemScreened?.({ type: 'ItemScreened', data: passed, at: testNow })).toEqual([
      { cancel: `screening:${itemId}` },
    ]);
  });
});
