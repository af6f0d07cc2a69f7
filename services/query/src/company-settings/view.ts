import type {
  DictionaryEntry,
  DictionaryName,
  EvaluationDimension,
  InterviewStage,
  SettingsChange,
  ToldKey,
} from '@talentlog/contracts';
import { companySettings, inForce, startingForm } from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import type { z } from 'zod';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';
import { policyWordsPart } from './policy-words.ts';
import { beforehand, settingsRows } from './settings-rows.ts';

interface ListChange {
  readonly dictionary: DictionaryName;
  readonly steps: { readonly before: DictionaryEntry | null; readonly after: DictionaryEntry }[];
}

interface FormChange {
  readonly stage: InterviewStage;
  readonly isReset: boolean;
  readonly steps: { readonly before: EvaluationDimension | null; readonly after: EvaluationDimension | null }[];
}

type PolicyChange = NonNullable<z.infer<typeof SettingsChange>['policy']>;

/** One change: who made it, and each setting before and after. Its id sorts as its revision. */
export interface SettingsChangeStored {
  readonly id: string;
  readonly revision: number;
  readonly at: string;
  readonly actor: string;
  readonly steps: readonly { readonly key: ToldKey; readonly before: unknown; readonly after: unknown }[];
  readonly list: ListChange | null;
  readonly form: FormChange | null;
  readonly policy: PolicyChange | null;
}

export const settingsChanges = view<SettingsChangeStored>()({
  name: 'settingsChange',
  version: 4,
  columns: ['revision', 'at'],
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changeOf = (revision: number, at: string, actor: string) => ({
  ...{ id: String(revision).padStart(8, '0'), revision, at, actor, steps: [], list: null, form: null, policy: null },
});

type Dimensions = readonly EvaluationDimension[];

/** What differs between two forms, by code; nothing where only the order does. */
const stepsOf = (former: Dimensions, present: Dimensions): FormChange['steps'] =>
  [...new Set([...present, ...former].map(({ code }) => code))]
    .map((code) => ({
      before: former.find((one) => one.code === code) ?? null,
      after: present.find((one) => one.code === code) ?? null,
    }))
    .filter((step) => !same(step.before, step.after));

const whats = {
  PolicyDrafted: 'DRAFTED',
  PolicyPublished: 'PUBLISHED',
  PolicyTookEffect: 'TOOK_EFFECT',
  PolicyCalledOff: 'CALLED_OFF',
  PolicyCorrected: 'CORRECTED',
} as const;

const told = ruledPart(settingsChanges.schema, [
  when('SettingsChanged', async ({ stream, at, metadata, data }, writer: ViewWriter) => {
    const { before, revision } = await beforehand(writer, stream);
    const after = companySettings.evolve(before, { type: 'SettingsChanged', data, at });
    const [was, is] = [inForce(before), inForce(after)];
    const keys = [...(Object.keys(data.values) as ToldKey[]), ...data.reset];
    const steps = keys.map((key) => ({ key, before: was[key], after: is[key] }));
    await rowsOf(settingsChanges, writer).put({ ...changeOf(revision, at, metadata.actor), steps });
  }),
  when('DictionaryRevised', async ({ stream, at, metadata, data }, writer: ViewWriter) => {
    const { before, revision } = await beforehand(writer, stream);
    const former = new Map(inForce(before).dictionaries[data.dictionary].map((entry) => [entry.code, entry]));
    const steps = data.entries
      .map((after) => ({ before: former.get(after.code) ?? null, after }))
      .filter((step) => !same(step.before, step.after));
    const list = { dictionary: data.dictionary, steps };
    await rowsOf(settingsChanges, writer).put({ ...changeOf(revision, at, metadata.actor), list });
  }),
  when('EvaluationFormRevised', async ({ stream, at, metadata, data: { stage, dimensions } }, writer: ViewWriter) => {
    const { before, revision } = await beforehand(writer, stream);
    const after = dimensions ?? startingForm.dimensions;
    const steps = stepsOf(inForce(before).evaluationForms[stage].dimensions, after);
    const form = { stage, isReset: dimensions === null, steps };
    await rowsOf(settingsChanges, writer).put({ ...changeOf(revision, at, metadata.actor), form });
  }),
  when(
    ['PolicyDrafted', 'PolicyPublished', 'PolicyTookEffect', 'PolicyCalledOff', 'PolicyCorrected'],
    async ({ stream, at, metadata, type, data }, writer: ViewWriter) => {
      const { revision } = await beforehand(writer, stream);
      const version = 'version' in data ? data.version : '';
      const correction = 'correction' in data ? data.correction : '';
      const policy = { policy: data.policy, what: whats[type], version, correction };
      await rowsOf(settingsChanges, writer).put({ ...changeOf(revision, at, metadata.actor), policy });
    },
  ),
]);

export const companySettingsProjector = subjectProjector('companySettings', [told, policyWordsPart, settingsRows.part]);
