import type { DictionaryEntry, DictionaryName, SettingKey } from '@talentlog/contracts';
import { type CompanySettingsData, companySettings, inForce } from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import { type FoldedRow, foldedView, foldOnly, idOf } from '../views/folded-view.ts';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

type SettingsStored = FoldedRow<CompanySettingsData>;

/** The settings in force: one row. */
export const settingsRows = foldedView<SettingsStored>()({
  ...foldOnly,
  aggregate: companySettings,
  version: 2,
  columns: [],
});

interface ListChange {
  readonly dictionary: DictionaryName;
  readonly steps: { readonly before: DictionaryEntry | null; readonly after: DictionaryEntry }[];
}

/** One change: who made it, and each setting before and after. Its id sorts as its revision. */
export interface SettingsChangeStored {
  readonly id: string;
  readonly revision: number;
  readonly at: string;
  readonly actor: string;
  readonly steps: readonly { readonly key: SettingKey; readonly before: unknown; readonly after: unknown }[];
  readonly list: ListChange | null;
}

export const settingsChanges = view<SettingsChangeStored>()({
  name: 'settingsChange',
  version: 2,
  columns: ['revision'],
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The settings before a change, and which change of theirs it is; told before their row moves. */
async function beforehand(writer: ViewWriter, stream: string) {
  const row = await rowsOf(settingsRows, writer).get(idOf(stream));
  return { before: row?.data ?? companySettings.initialData, revision: row === undefined ? 0 : row.revision + 1 };
}

const changeOf = (revision: number, at: string, actor: string) => ({
  ...{ id: String(revision).padStart(8, '0'), revision, at, actor },
});

const told = ruledPart(settingsChanges.schema, [
  when('SettingsChanged', async ({ stream, at, metadata, data }, writer: ViewWriter) => {
    const { before, revision } = await beforehand(writer, stream);
    const after = companySettings.evolve(before, { type: 'SettingsChanged', data, at });
    const [was, is] = [inForce(before), inForce(after)];
    const keys = [...(Object.keys(data.values) as SettingKey[]), ...data.reset];
    const steps = keys.map((key) => ({ key, before: was[key], after: is[key] }));
    await rowsOf(settingsChanges, writer).put({ ...changeOf(revision, at, metadata.actor), steps, list: null });
  }),
  when('DictionaryRevised', async ({ stream, at, metadata, data }, writer: ViewWriter) => {
    const { before, revision } = await beforehand(writer, stream);
    const former = new Map(inForce(before).dictionaries[data.dictionary].map((entry) => [entry.code, entry]));
    const steps = data.entries
      .map((after) => ({ before: former.get(after.code) ?? null, after }))
      .filter((step) => !same(step.before, step.after));
    const list = { dictionary: data.dictionary, steps };
    await rowsOf(settingsChanges, writer).put({ ...changeOf(revision, at, metadata.actor), steps: [], list });
  }),
]);

export const companySettingsProjector = subjectProjector('companySettings', [told, settingsRows.part]);
