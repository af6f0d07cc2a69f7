import type { SettingKey } from '@talentlog/contracts';
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
  version: 1,
  columns: [],
});

/** One change: who made it, and each setting before and after. Its id sorts as its revision. */
export interface SettingsChangeStored {
  readonly id: string;
  readonly revision: number;
  readonly at: string;
  readonly actor: string;
  readonly steps: readonly { readonly key: SettingKey; readonly before: unknown; readonly after: unknown }[];
}

export const settingsChanges = view<SettingsChangeStored>()({
  name: 'settingsChange',
  version: 1,
  columns: ['revision'],
});

/** Told before the row moves, which says what was before. */
const told = ruledPart(settingsChanges.schema, [
  when('SettingsChanged', async ({ stream, at, metadata, data }, writer: ViewWriter) => {
    const row = await rowsOf(settingsRows, writer).get(idOf(stream));
    const before = row?.data ?? companySettings.initialData;
    const after = companySettings.evolve(before, { type: 'SettingsChanged', data, at });
    const [was, is] = [inForce(before), inForce(after)];
    const keys = [...(Object.keys(data.values) as SettingKey[]), ...data.reset];
    const revision = row === undefined ? 0 : row.revision + 1;
    await rowsOf(settingsChanges, writer).put({
      ...{ id: String(revision).padStart(8, '0'), revision, at, actor: metadata.actor },
      steps: keys.map((key) => ({ key, before: was[key], after: is[key] })),
    });
  }),
]);

export const companySettingsProjector = subjectProjector('companySettings', [told, settingsRows.part]);
