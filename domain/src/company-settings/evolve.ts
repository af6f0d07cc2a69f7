import type {
  CompanySettings,
  companySettingsEvents,
  Dictionaries,
  EvaluationDimension,
  EventsOf,
  InterviewStage,
  PolicyName,
  SettingKey,
} from '@talentlog/contracts';
import { type EvaluationForms, startingForm } from '../shared/evaluation-forms.ts';
import { defaultSettings, type Settings } from '../shared/settings.ts';
import { evolveFormer, evolvePolicy, type Policies, policyOf } from './policies.ts';

/** The form of a stage that was revised: how often, and what it asks for; null is what a company begins with. */
interface RevisedForm {
  readonly version: number;
  readonly dimensions: readonly EvaluationDimension[] | null;
}

/** What differs from the values, lists, forms and texts that a company begins with. */
export interface CompanySettingsData {
  readonly values: Partial<Readonly<CompanySettings>>;
  readonly dictionaries: Partial<Dictionaries>;
  readonly forms: Partial<Readonly<Record<InterviewStage, RevisedForm>>>;
  readonly policies: Policies;
}

/** Nobody changed anything yet. */
export const noSettings: CompanySettingsData = { values: {}, dictionaries: {}, forms: {}, policies: {} };

/** The fold of the settings. */
export function evolveCompanySettings(
  before: CompanySettingsData,
  event: EventsOf<typeof companySettingsEvents>,
): CompanySettingsData {
  switch (event.type) {
    case 'SettingsChanged': {
      const { privacyPolicyVersion: _privacy, agreementVersion: _agreement, ...values } = event.data.values;
      const kept = Object.entries(before.values).filter(([key]) => !event.data.reset.includes(key as SettingKey));
      const policies = evolveFormer(before.policies, event);
      return { ...before, values: { ...Object.fromEntries(kept), ...values }, policies };
    }
    case 'DictionaryRevised': {
      const { dictionary, entries } = event.data;
      return { ...before, dictionaries: { ...before.dictionaries, [dictionary]: entries } };
    }
    case 'EvaluationFormRevised': {
      const { stage, dimensions } = event.data;
      const version = (before.forms[stage]?.version ?? 0) + 1;
      return { ...before, forms: { ...before.forms, [stage]: { version, dimensions } } };
    }
    default: {
      const { policy } = event.data;
      const after = evolvePolicy(policyOf(before.policies, policy), event);
      return { ...before, policies: { ...before.policies, [policy]: after } };
    }
  }
}

const formsOf = (forms: CompanySettingsData['forms']): Partial<EvaluationForms> =>
  Object.fromEntries(
    Object.entries(forms).map(([stage, { version, dimensions }]) => [
      stage,
      { version, dimensions: dimensions ?? startingForm.dimensions },
    ]),
  );

/** All settings, lists, forms and texts as they hold after these events. */
export const inForce = ({ values, dictionaries, forms, policies }: CompanySettingsData): Settings => {
  const of = (policy: PolicyName) => policyOf(policies, policy);
  return {
    ...defaultSettings,
    ...values,
    dictionaries: { ...defaultSettings.dictionaries, ...dictionaries },
    evaluationForms: { ...defaultSettings.evaluationForms, ...formsOf(forms) },
    policies: { privacy: of('privacy').texts, agreement: of('agreement').texts },
    privacyPolicyVersion: of('privacy').version,
    agreementVersion: of('agreement').version,
  };
};
