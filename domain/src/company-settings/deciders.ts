import { decides } from '../shared/aggregate.ts';
import { callOffPolicy } from './call-off-policy.ts';
import { changeSettings } from './change-settings.ts';
import { companySettings } from './company-settings.ts';
import { correctPolicy } from './correct-policy.ts';
import { draftPolicy } from './draft-policy.ts';
import { publishPolicy } from './publish-policy.ts';
import { reviseDictionary } from './revise-dictionary.ts';
import { reviseEvaluationForm } from './revise-evaluation-form.ts';
import { startPolicy } from './start-policy.ts';

/** The settings with the decision of every command. */
export const decidedCompanySettings = decides(companySettings, {
  ChangeSettings: changeSettings,
  ReviseDictionary: reviseDictionary,
  ReviseEvaluationForm: reviseEvaluationForm,
  DraftPolicy: draftPolicy,
  PublishPolicy: publishPolicy,
  CallOffPolicy: callOffPolicy,
  CorrectPolicy: correctPolicy,
  StartPolicy: startPolicy,
});
