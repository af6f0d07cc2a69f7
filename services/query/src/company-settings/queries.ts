import { type CompanySettings, companyId, type companySettingsQueries as contract } from '@talentlog/contracts';
import { defaultSettings, inForce, profileInForce, type Settings, startingForm } from '@talentlog/domain/fold';
import { page } from '../access/pages.ts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { policyReach } from './policy-reach.ts';
import { policyAt, policyNow, valuesOf } from './policy-read.ts';
import { setupState } from './setup-state.ts';

/** What an administrator changes as a value: lists, forms and texts have pages of their own. */
function plain(settings: Settings): CompanySettings {
  const {
    dictionaries: _lists,
    evaluationForms: _forms,
    policies: _texts,
    privacyPolicyVersion: _of,
    agreementVersion: _to,
    ...values
  } = settings;
  return values;
}

/** The questions about the company's settings. */
export const companySettingsQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async companySettings(_params, { views }) {
    const row = await views.settings.get(companyId);
    const present = row ? inForce(row.data) : defaultSettings;
    const forms = { evaluationForms: present.evaluationForms, startingForm: startingForm.dimensions };
    const values = { values: plain(present), defaults: plain(defaultSettings) };
    return { data: { revision: row?.revision ?? -1, ...values, ...forms } };
  },

  setupState: (_params, context) => setupState(context),

  async dictionaries(_params, { settings }) {
    const lists = Object.entries(settings.dictionaries).map(([name, entries]) => [name, [...entries]]);
    return { data: { lists: Object.fromEntries(lists) } };
  },

  async companyProfile(_params, { settings }) {
    return { data: profileInForce(settings) };
  },

  policy: policyAt,
  policyReach,

  async policyDesk({ policy }, context) {
    const { revision, version, texts, draft, planned } = await policyNow(policy, context);
    const soon = planned && { version: planned.version, texts: planned.texts };
    return { data: { revision, version, texts, values: valuesOf(context.settings), draft, planned: soon } };
  },

  settingsChanges(paging, { views }) {
    const query = { sort: [{ field: 'revision', descending: true }] as const, anyOf: [[]] };
    return page(views.settingsChanges, query, paging, async (rows) => {
      const accounts = await views.accounts.getMany(rows.map(({ actor }) => actor));
      const nameOf = (accountId: string) => accounts.get(accountId)?.data.name ?? '';
      return rows.map(({ revision, at, actor, steps, list, form, policy }) => ({
        ...{ revision, at, steps: [...steps], list, form, policy },
        by: accounts.has(actor) ? { accountId: actor, name: nameOf(actor) } : null,
      }));
    });
  },
};
