import { z } from 'zod';
import { InterviewStage } from '../appointment-session/appointment-session.ts';
import { EvaluationDimension, EvaluationDimensions, EvaluationForm } from '../evaluation/form.ts';
import { query } from '../shared/define.ts';
import { AccountRef, Paging, Revision } from '../shared/query-shapes.ts';
import { Instant } from '../shared/shapes.ts';
import { DictionaryEntries, DictionaryEntry, DictionaryName } from './dictionaries.ts';
import { ToldKey } from './events.ts';
import { PolicyName, PolicyTexts, PolicyVersion } from './policy/policy.ts';
import { CompanyProfile } from './profile.ts';
import { CompanySettings, setupSteps } from './settings.ts';

const grants = [{ staff: 'ADMIN_SETTINGS' }] as const;

/** One setting that became another, as its kind of value says it. */
const Step = z.object({ key: ToldKey, before: z.unknown(), after: z.unknown() });

/** One value of a list that is new, says something else, or is retired or offered again; before is null where it is new. */
const EntryStep = z.object({ before: DictionaryEntry.nullable(), after: DictionaryEntry });

/** One dimension of a form that is new (before is null), dropped (after is null) or asked for in another way. */
const DimensionStep = z.object({
  before: EvaluationDimension.nullable(),
  after: EvaluationDimension.nullable(),
});

/** What became of a policy: which version, and for a correction what was put right. */
const PolicyStep = z.object({
  policy: PolicyName,
  what: z.enum(['DRAFTED', 'PUBLISHED', 'TOOK_EFFECT', 'CALLED_OFF', 'CORRECTED']),
  version: z.string(),
  correction: z.string(),
});

const Values = z.record(z.string(), z.string());
/** What stands instead of the placeholders, in each language. */
const PolicyValues = z.object({ 'zh-CN': Values, 'en-US': Values });

/** A policy as it was in force at some instant. */
export const PolicyRead = z.object({
  version: z.string(),
  /** Since when; null where a company began with it. */
  from: z.string().nullable(),
  /** When it was last put right, up to then. */
  correctedAt: z.string().nullable(),
  texts: PolicyTexts,
  values: PolicyValues,
  isPresent: z.boolean(),
  /** All that were in force up to now, the newest first. */
  versions: z.array(z.object({ version: z.string(), from: z.string().nullable() })),
  /** What was put right without another version, of which version and when, the newest first. */
  corrections: z.array(z.object({ version: z.string(), at: z.string(), what: z.string() })),
});

export const SettingsChange = z.object({
  revision: Revision,
  at: z.string(),
  /** Nobody where the system did it, as with the first values of the environment. */
  by: AccountRef.nullable(),
  steps: z.array(Step),
  /** Where a list was revised: which, and in which values; none where only the order changed. */
  list: z.object({ dictionary: DictionaryName, steps: z.array(EntryStep) }).nullable(),
  /** Where what a stage evaluates was revised; isReset where it is as a company begins again. */
  form: z.object({ stage: InterviewStage, isReset: z.boolean(), steps: z.array(DimensionStep) }).nullable(),
  policy: PolicyStep.nullable(),
});

export const companySettingsQueries = {
  /** What every page of the public site is headed with. */
  companyProfile: query({
    params: z.strictObject({}),
    result: CompanyProfile,
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  companySettings: query({
    params: z.strictObject({}),
    result: z.object({
      revision: Revision,
      values: CompanySettings,
      defaults: CompanySettings,
      /** What interviewers of each stage are asked, and what a company begins with. */
      evaluationForms: z.record(InterviewStage, EvaluationForm),
      startingForm: EvaluationDimensions,
    }),
    grants,
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  /** How far the company is set up, by what is there. */
  setupState: query({
    params: z.strictObject({}),
    result: z.object({
      revision: Revision,
      /** What links in mail and SMS begin with. */
      origin: z.string(),
      /** `inInbox`: neither missing nor done; what is sent ends in the development inbox, and nobody outside gets it. */
      steps: z.array(
        z.object({ name: z.enum(setupSteps), done: z.boolean(), skipped: z.boolean(), inInbox: z.boolean() }),
      ),
    }),
    grants,
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  /**
   * A policy as it is now, or as it was at an instant that is over: with the numbers and names of that instant. `version` is the one that was
   * recorded then: where the company had published none, words that the product brought are found by it.
   */
  policy: query({
    params: z.strictObject({ policy: PolicyName, at: Instant.optional(), version: PolicyVersion.optional() }),
    result: PolicyRead,
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  /** A policy as whoever writes it needs it: what is in force, drafted and waits for its day. */
  policyDesk: query({
    params: z.strictObject({ policy: PolicyName }),
    result: z.object({
      revision: Revision,
      version: z.string(),
      texts: PolicyTexts,
      values: PolicyValues,
      draft: PolicyTexts.nullable(),
      planned: z.object({ version: z.string(), texts: PolicyTexts }).nullable(),
    }),
    grants,
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  /** How many people a new privacy policy asks to agree again, by what they have: a mail address, a phone, none of both; and in how many minutes. */
  policyReach: query({
    params: z.strictObject({}),
    result: z.object({ people: z.int(), mail: z.int(), sms: z.int(), neither: z.int(), minutes: z.int() }),
    grants,
    reads: 'COMPANY',
    view: 'people',
  }),
  /** Who changed what, the newest first. */
  settingsChanges: query({
    params: z.strictObject({ ...Paging }),
    result: z.object({ rows: z.array(SettingsChange) }),
    grants: [...grants, { staff: 'ADMIN_AUDIT' }],
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  /** All lists as they hold now, for whoever fills in or reads what was chosen of them: nothing of them is about anybody. */
  dictionaries: query({
    params: z.strictObject({}),
    result: z.object({ lists: z.record(DictionaryName, DictionaryEntries) }),
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'companySettings',
  }),
};
