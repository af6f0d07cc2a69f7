import { describe, expect, it } from '@jest/globals';
import type { EvaluationDimension, EvaluationForm } from '@talentlog/contracts';
import { start } from '../interview/fixtures.ts';
import { startingForms } from '../shared/evaluation-forms.ts';
import { defaultSettings } from '../shared/settings.ts';
import { given } from '../shared/testing.ts';
import { decidedEvaluation } from './deciders.ts';
import { evaluationHistories, evaluationId, inInterview, interviewer } from './fixtures.ts';

const asked = (code: string, more: Partial<EvaluationDimension> = {}): EvaluationDimension => ({
  ...{ code, zh: `词${code}`, en: `Word ${code}`, required: true, most: 5 },
  ...more,
});
const form: EvaluationForm = {
  version: 3,
  dimensions: [asked('DEPTH', { most: 10 }), asked('NOTE', { required: false, most: 2 })],
};
const of = (stage: string) => ({ ...defaultSettings, evaluationForms: { ...startingForms, [stage]: form } });
const sheet = { evaluationId, result: 'PASS', text: '' };

/** An evaluation of a first interview, for which `form` is in force. */
const write = (more: object, settings = of('FIRST_INTERVIEW'), command = 'SubmitEvaluation') =>
  given(
    decidedEvaluation,
    evaluationId,
    evaluationHistories[command === 'AmendEvaluation' ? 'EVALUATED' : 'UNEVALUATED'],
  )
    .related({ interview: inInterview('in interview') })
    .when(command, { ...sheet, ...more }, { actor: interviewer, now: start, settings });
const score = (dimension: string, value: number | null) => ({ dimension, score: value });

describe('an evaluation under the form of its stage', () => {
  // What is sent, the version it was filled in under, the refusal and its place; worked out by hand from the form above.
  it.each<[string, object[], number | undefined, string | undefined, string]>([
    ['all that is asked', [score('DEPTH', 10), score('NOTE', 2)], 3, undefined, ''],
    ['all that is required', [score('DEPTH', 1)], 3, undefined, ''],
    ['what may be left out, left out', [score('DEPTH', 1), score('NOTE', null)], 3, undefined, ''],
    ['who does not say which form', [score('DEPTH', 1)], undefined, undefined, ''],
    ['what is required, left out', [score('NOTE', 1)], 3, 'evaluation.incomplete', 'scores.DEPTH'],
    ['what is required, empty', [score('DEPTH', null)], 3, 'evaluation.incomplete', 'scores.DEPTH'],
    ['a score above the most', [score('DEPTH', 10), score('NOTE', 3)], 3, 'evaluation.score_range', 'scores.NOTE'],
    ['a form that was, with all scores of this one', [score('DEPTH', 1)], 2, 'evaluation.form_changed', 'formVersion'],
    ['scores of another form', [score('DEPTH', 1), score('LEARNING', 4)], 3, 'evaluation.form_changed', 'scores.1'],
  ])('%s', (_what, scores, formVersion, refused, path) => {
    const outcome = write({ scores, ...(formVersion === undefined ? {} : { formVersion }) });
    expect(outcome.refused).toBe(refused);
    if (refused === undefined) expect(outcome.own[0]?.data).toMatchObject({ form });
    else expect(outcome.path).toBe(path);
  });

  it('is asked nothing of another stage', () => {
    const outcome = write({ scores: [score('DEPTH', 5)] }, of('HR_INTERVIEW'));
    expect(outcome.refused).toBe('evaluation.form_changed');
  });

  it('is written anew under the form in force then, and on behalf, too', () => {
    const scores = [score('NOTE', 1), score('DEPTH', 7)];
    for (const command of ['AmendEvaluation', 'EvaluateOnBehalf'])
      expect(write({ scores, formVersion: 3 }, of('FIRST_INTERVIEW'), command).own[0]?.data).toMatchObject({
        form,
        scores: [score('DEPTH', 7), score('NOTE', 1)],
      });
    expect(write({ scores, formVersion: 0 }, of('FIRST_INTERVIEW'), 'AmendEvaluation').refused).toBe(
      'evaluation.form_changed',
    );
  });
});
