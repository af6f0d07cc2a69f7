import { z } from 'zod';
import { InterviewStage } from '../appointment-session/appointment-session.ts';
import { EvaluationDimensions } from '../evaluation/form.ts';
import { event } from '../shared/define.ts';
import { Instant } from '../shared/shapes.ts';
import { DictionaryEntries, DictionaryName } from './dictionaries.ts';
import { PolicyName, PolicyTexts, PolicyVersion } from './policy/policy.ts';
import { CompanySettings, SettingKey } from './settings.ts';

/** Versions of texts were settings once: each counted from the change on, for the text that a company begins with. */
export const FormerSettings = z.strictObject({ privacyPolicyVersion: z.iso.date(), agreementVersion: z.iso.date() });
/** What a change of settings may name. */
export const ToldKey = z.enum([...SettingKey.options, ...FormerSettings.keyof().options]);
export type ToldKey = z.infer<typeof ToldKey>;

const ofPolicy = { policy: PolicyName, version: PolicyVersion };

export const companySettingsEvents = {
  /** Holds from this event on. `reset` are those that are as a company begins with again. */
  SettingsChanged: event({
    version: 1,
    data: z.strictObject({
      values: CompanySettings.partial().extend(FormerSettings.partial().shape),
      reset: z.array(ToldKey),
    }),
  }),
  /** The list as it holds from this event on, whole. */
  DictionaryRevised: event({
    version: 1,
    data: z.strictObject({ dictionary: DictionaryName, entries: DictionaryEntries }),
  }),
  /** What an evaluation of this stage asks for from this event on; null is what a company begins with. */
  EvaluationFormRevised: event({
    version: 1,
    data: z.strictObject({ stage: InterviewStage, dimensions: EvaluationDimensions.nullable() }),
  }),
  /** What nobody but its writers sees yet. */
  PolicyDrafted: event({ version: 1, data: z.strictObject({ policy: PolicyName, texts: PolicyTexts }) }),
  /** A version that takes effect at its instant, when `PolicyTookEffect` says so. */
  PolicyPublished: event({
    version: 1,
    data: z.strictObject({ ...ofPolicy, from: Instant, texts: PolicyTexts }),
  }),
  PolicyTookEffect: event({ version: 1, data: z.strictObject(ofPolicy) }),
  /** A version that was published does not take effect. */
  PolicyCalledOff: event({ version: 1, data: z.strictObject(ofPolicy) }),
  /** The version in force says it better; nobody is asked to agree again. `correction` tells what was put right. */
  PolicyCorrected: event({
    version: 1,
    data: z.strictObject({ ...ofPolicy, texts: PolicyTexts, correction: z.string() }),
  }),
};
