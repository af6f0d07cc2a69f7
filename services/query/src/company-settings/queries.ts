import { companyId, type companySettingsQueries as contract, profileOf } from '@talentlog/contracts';
import { defaultSettings, inForce } from '@talentlog/domain/fold';
import { page } from '../access/pages.ts';
import type { QueryHandlers } from '../http/query-context.ts';

/** The questions about the company's settings. */
export const companySettingsQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async companySettings(_params, { views }) {
    const row = await views.settings.get(companyId);
    const { dictionaries: _lists, ...values } = row ? inForce(row.data) : defaultSettings;
    const { dictionaries: _builtIn, ...defaults } = defaultSettings;
    return { data: { revision: row?.revision ?? -1, values, defaults } };
  },

  async dictionaries(_params, { settings }) {
    const lists = Object.entries(settings.dictionaries).map(([name, entries]) => [name, [...entries]]);
    return { data: { lists: Object.fromEntries(lists) } };
  },

  async companyProfile(_params, { settings }) {
    return { data: profileOf(settings) };
  },

  settingsChanges(paging, { views }) {
    const query = { sort: [{ field: 'revision', descending: true }] as const, anyOf: [[]] };
    return page(views.settingsChanges, query, paging, async (rows) => {
      const accounts = await views.accounts.getMany(rows.map(({ actor }) => actor));
      const nameOf = (accountId: string) => accounts.get(accountId)?.data.name ?? '';
      return rows.map(({ revision, at, actor, steps, list }) => ({
        ...{ revision, at, steps: [...steps], list },
        by: accounts.has(actor) ? { accountId: actor, name: nameOf(actor) } : null,
      }));
    });
  },
};
