import { type EvaluationForm, isInterviewStage } from '@talentlog/contracts';
import { startingForm } from '../shared/evaluation-forms.ts';
import type { Settings } from '../shared/settings.ts';

/** What interviewers of this interview are asked now. */
export function formInForce(stage: string, settings: Pick<Settings, 'evaluationForms'>): EvaluationForm {
  return isInterviewStage(stage) ? settings.evaluationForms[stage] : startingForm;
}
