import { type CompanySettingsData, companySettings } from '@talentlog/domain/fold';
import type { ViewWriter } from '@talentlog/runtime';
import { type FoldedRow, foldedView, foldOnly, idOf } from '../views/folded-view.ts';
import { rowsOf } from '../views/view.ts';

type SettingsStored = FoldedRow<CompanySettingsData>;

/** The settings in force: one row. */
export const settingsRows = foldedView<SettingsStored>()({
  ...foldOnly,
  aggregate: companySettings,
  version: 4,
  columns: [],
});

/** The settings before a change, and which change of theirs it is; told before their row moves. */
export async function beforehand(writer: ViewWriter, stream: string) {
  const row = await rowsOf(settingsRows, writer).get(idOf(stream));
  return { before: row?.data ?? companySettings.initialData, revision: row === undefined ? 0 : row.revision + 1 };
}
