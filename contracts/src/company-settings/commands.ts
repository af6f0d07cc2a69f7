import { z } from 'zod';
import { InterviewStage } from '../appointment-session/appointment-session.ts';
import { EvaluationDimensions } from '../evaluation/form.ts';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { DictionaryEntries, DictionaryName } from './dictionaries.ts';
import { PolicyName, PolicyTexts, PolicyVersion } from './policy/policy.ts';
import { CompanySettings, SettingKey } from './settings.ts';

const staff = [{ staff: 'ADMIN_SETTINGS' }] as const;
const faults = [
  'messageTemplate.braces',
  'messageTemplate.condition',
  'messageTemplate.placeholder_unknown',
  'messageTemplate.placeholder_missing',
  'policy.headings_differ',
  'policy.unchanged',
] as const;

export const companySettingsCommands = {
  /** Some values anew, some back to what a company begins with; what is not named stays. All of it or nothing. */
  ChangeSettings: command({
    aggregate: 'companySettings',
    payload: z.strictObject({
      values: CompanySettings.partial().default({}),
      reset: z.array(SettingKey).max(SettingKey.options.length).default([]),
    }),
    grants: [{ staff: 'ADMIN_SETTINGS' }, { system: true }],
    emits: ['SettingsChanged'],
    refusals: [
      'settings.ages_crossed',
      'settings.reminder_too_late',
      'settings.quiet_hours_empty',
      'settings.reminders_crossed',
      'settings.codes_crossed',
      'settings.kept_too_short',
      'settings.accent_contrast',
      'settings.value_and_reset',
    ],
  }),
  /** A list as it is to hold, whole and in order: every code that it has had is among it, those that are offered no more as retired. */
  ReviseDictionary: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ dictionary: DictionaryName, entries: DictionaryEntries }),
    grants: [{ staff: 'ADMIN_SETTINGS' }, { system: true }],
    emits: ['DictionaryRevised'],
    refusals: [
      'dictionary.code_missing',
      'dictionary.codes_fixed',
      'dictionary.code_twice',
      'dictionary.words_twice',
      'dictionary.none_offered',
      'dictionary.span_wrong',
    ],
  }),
  /** What interviewers of a stage are asked from now on, whole and in order; null is what a company begins with. */
  ReviseEvaluationForm: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ stage: InterviewStage, dimensions: EvaluationDimensions.nullable() }),
    grants: [{ staff: 'ADMIN_SETTINGS' }, { system: true }],
    emits: ['EvaluationFormRevised'],
    refusals: ['dictionary.code_twice', 'dictionary.words_twice'],
  }),
  /** Keeps a text to go on with; nobody else reads it. */
  DraftPolicy: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ policy: PolicyName, texts: PolicyTexts }),
    grants: staff,
    emits: ['PolicyDrafted'],
    refusals: [],
  }),
  /** A new version, named by the day on which it takes effect. From then on whoever agreed to the privacy policy is asked again. */
  PublishPolicy: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ policy: PolicyName, version: PolicyVersion, texts: PolicyTexts }),
    grants: staff,
    emits: ['PolicyPublished', 'PolicyTookEffect'],
    refusals: [...faults, 'policy.day_past', 'policy.day_far', 'policy.not_later', 'policy.planned'],
  }),
  /** The version that was published and waits for its day. */
  CallOffPolicy: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ policy: PolicyName }),
    grants: staff,
    emits: ['PolicyCalledOff'],
    refusals: ['policy.none_planned'],
  }),
  /** Puts right what the version in force says, as a slip of the pen: nobody is asked to agree again. The audit keeps what and who. */
  CorrectPolicy: command({
    aggregate: 'companySettings',
    payload: z.strictObject({
      policy: PolicyName,
      texts: PolicyTexts,
      correction: oneLine.min(1, { error: 'common.required' }).max(200, { error: 'common.too_long' }),
    }),
    grants: staff,
    emits: ['PolicyCorrected'],
    refusals: faults,
  }),
  /** The clock's: the day of a published version has begun. */
  StartPolicy: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ policy: PolicyName, version: PolicyVersion }),
    grants: [{ system: true }],
    emits: ['PolicyTookEffect'],
    refusals: [],
  }),
};
