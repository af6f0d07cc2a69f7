import { describe, expect, it } from '@jest/globals';
import { interviewId, start } from '../interview/fixtures.ts';
import { position } from '../position/position.ts';
import { startingForm } from '../shared/evaluation-forms.ts';
import { aPosition, cast } from '../shared/stories.ts';
import { given, happened, type Story, story, type Told, tell, testActor, testId } from '../shared/testing.ts';
import { decidedEvaluation } from './deciders.ts';
import { evaluation } from './evaluation.ts';
import { noEvaluation } from './evolve.ts';
import { evaluationHistories, evaluationId, inInterview, interviewer, sheet } from './fixtures.ts';

const submit = (more: object, recommended: Story = aPosition(), life: Parameters<typeof inInterview>[0] = 'arranged') =>
  given(decidedEvaluation, evaluationId, evaluationHistories.UNEVALUATED)
    .related({ interview: inInterview(life), recommended })
    .when('SubmitEvaluation', { ...sheet, ...more }, { actor: interviewer, now: start });
const after = (...events: readonly Told[]) => tell(story(evaluation, evaluationId, events)).data;

const who = {
  interviewId,
  interviewerId: cast.interviewer,
  applicationId: cast.application,
  jobSeekerId: cast.jobSeeker,
  positionId: cast.position,
};
const dimensions = ['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT'];

describe('a sheet that is not whole says where', () => {
  it.each(dimensions)('%s has no score', (dimension) => {
    const told = { refused: 'evaluation.incomplete', params: { dimension }, path: `scores.${dimension}` };
    expect(submit({ scores: sheet.scores.filter((score) => score.dimension !== dimension) })).toMatchObject(told);
    const left = sheet.scores.map((score) => (score.dimension === dimension ? { dimension, score: null } : score));
    expect(submit({ scores: left })).toMatchObject(told);
  });

  it('the recommendation has no position, or one nobody knows', () => {
    const path = 'recommendedPositionId';
    expect(submit({ result: 'RECOMMENDED_TO' })).toMatchObject({ refused: 'evaluation.incomplete', path });
    const to = { result: 'RECOMMENDED_TO', recommendedPositionId: cast.position };
    expect(submit(to, story(position, cast.position))).toMatchObject({ refused: 'common.not_found', path });
  });

  it('it is too early: when the interview begins', () =>
    expect(
      given(decidedEvaluation, evaluationId, evaluationHistories.UNEVALUATED)
        .related({ interview: inInterview('arranged') })
        .when('SubmitEvaluation', sheet, { actor: interviewer }),
    ).toMatchObject({ refused: 'evaluation.not_yet', params: { start } }));
});

describe('a sheet that is whole', () => {
  const scores = dimensions.map((dimension, index) => ({ dimension, score: index + 1 }));

  it('is written as it was given, score by score in their order', () => {
    const wish = { scores: [...scores].reverse(), result: 'EXCELLENT_PASS', text: 'Careful.' };
    expect(submit(wish).own).toEqual([
      {
        type: 'EvaluationSubmitted',
        data: {
          evaluationId,
          ...who,
          form: startingForm,
          scores,
          result: 'EXCELLENT_PASS',
          recommendedPositionId: null,
          text: 'Careful.',
        },
      },
    ]);
  });

  it('is kept with its writer and the number of its version', () => {
    const written = { ...who, scores, result: 'PASS', recommendedPositionId: null, text: 'Clear.' };
    const [requested] = evaluationHistories.UNEVALUATED as [Told];
    const asked = { ...noEvaluation, ...who };
    expect(after(requested)).toEqual(asked);
    const submitted = happened('EvaluationSubmitted', { evaluationId, ...written });
    const kept = { ...asked, ...written, writtenBy: cast.interviewer, versions: 1 };
    expect(after(requested, submitted)).toEqual(kept);
    const amended = { evaluationId, ...written, recommendedPositionId: testId(7), result: 'RECOMMENDED_TO' };
    expect(after(requested, submitted, happened('EvaluationAmended', amended))).toEqual({
      ...kept,
      result: 'RECOMMENDED_TO',
      recommendedPositionId: testId(7),
      versions: 2,
    });
    const behalf = happened('EvaluationSubmittedOnBehalf', { evaluationId, ...written, hrId: testActor.id });
    expect(after(requested, behalf)).toEqual({ ...kept, writtenBy: testActor.id });
    expect(after(requested, happened('EvaluationWithdrawn', { evaluationId, ...who }))).toEqual(asked);
  });
});
