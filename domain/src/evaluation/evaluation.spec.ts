import { describe, expect, it } from '@jest/globals';
import { start } from '../interview/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { aPosition, cast } from '../shared/stories.ts';
import { given, testActor } from '../shared/testing.ts';
import { decidedEvaluation } from './deciders.ts';
import { evaluationFixtures, evaluationHistories, evaluationId, inInterview, interviewer, sheet } from './fixtures.ts';

type Life = Parameters<typeof inInterview>[0];

const write = (command: string, more: object = {}, life: Life = 'in interview', occasion: object = {}) =>
  given(
    decidedEvaluation,
    evaluationId,
    evaluationHistories[command === 'SubmitEvaluation' ? 'UNEVALUATED' : 'EVALUATED'],
  )
    .related({ interview: inInterview(life), recommended: aPosition() })
    .when(command, { ...sheet, ...more }, { actor: interviewer, ...occasion });

describe('evaluation', () => {
  it.each(cellsOf(evaluationFixtures))('$name', ({ run }) => run());

  it('is written by its interviewer only', () =>
    expect(write('SubmitEvaluation', {}, 'in interview', { actor: testActor }).refused).toBe('evaluation.not_yours'));

  it('is written during the interview, or after its time came', () => {
    expect(write('SubmitEvaluation', {}, 'arranged').refused).toBe('evaluation.not_yet');
    expect(write('SubmitEvaluation', {}, 'arranged', { now: start }).refused).toBeUndefined();
    expect(write('SubmitEvaluation', {}, 'finished').refused).toBe('evaluation.finished');
    expect(write('AmendEvaluation', {}, 'finished').refused).toBe('evaluation.finished');
    expect(write('SubmitEvaluation', {}, 'cancelled').refused).toBe('evaluation.finished');
  });

  it('needs every score, and a position to recommend to', () => {
    expect(write('SubmitEvaluation', { scores: sheet.scores.slice(1) })).toMatchObject({
      refused: 'evaluation.incomplete',
      path: 'scores.PROFESSIONAL',
    });
    const empty = sheet.scores.map(({ dimension }) => ({ dimension, score: null }));
    expect(write('SubmitEvaluation', { scores: empty }).refused).toBe('evaluation.incomplete');
    expect(write('SubmitEvaluation', { result: 'RECOMMENDED_TO' }).path).toBe('recommendedPositionId');
    const to = { result: 'RECOMMENDED_TO', recommendedPositionId: cast.position };
    expect(write('SubmitEvaluation', to).own[0]?.data).toMatchObject({ recommendedPositionId: cast.position });
    expect(write('SubmitEvaluation', { recommendedPositionId: cast.position }).own[0]?.data).toMatchObject({
      recommendedPositionId: null,
    });
  });

  it('is amended as a further version', () =>
    expect(write('AmendEvaluation', { result: 'ELIMINATED' }).after.data).toMatchObject({
      versions: 2,
      result: 'ELIMINATED',
      writtenBy: cast.interviewer,
    }));

  it('is written by HR on behalf also after the interview, naming both', () => {
    const answer = write('EvaluateOnBehalf', {}, 'finished', { actor: testActor });
    expect(answer.own[0]?.data).toMatchObject({ interviewerId: cast.interviewer, hrId: testActor.id });
    expect(answer.after.data).toMatchObject({ writtenBy: testActor.id });
  });

  it('is not written on behalf before the interview was started or its time came', () => {
    const onBehalf = (life: Life, now: object = {}) =>
      write('EvaluateOnBehalf', {}, life, { actor: testActor, ...now });
    expect(onBehalf('arranged').refused).toBe('evaluation.not_yet');
    expect(onBehalf('arranged', { now: start }).refused).toBeUndefined();
    expect(onBehalf('in interview').refused).toBeUndefined();
  });
});
