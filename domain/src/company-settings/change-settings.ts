import type { SettingKey } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { contradiction } from './contradiction.ts';
import { evolveCompanySettings, inForce } from './evolve.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Settings hold from the next decision on; what was promised before (a link's last day) stays as it was said. */
export const changeSettings = companySettings.decider('ChangeSettings', {
  target: () => ofCompany,
  decide: ({ payload, data, now }) => {
    const present = inForce(data);
    const named = Object.keys(payload.values) as SettingKey[];
    const twice = payload.reset.find((key) => named.includes(key));
    if (twice !== undefined) return refuse('settings.value_and_reset', undefined, `values.${twice}`);
    const changed = named.filter((key) => !same(payload.values[key], present[key]));
    const reset = payload.reset.filter((key) => key in data.values);
    const values = Object.fromEntries(changed.map((key) => [key, payload.values[key]]));
    const written = { values, reset };
    const after = inForce(evolveCompanySettings(data, { type: 'SettingsChanged', data: written, at: now }));
    const wrong = contradiction(after, [...changed, ...reset]);
    if (wrong) return wrong;
    return accept(changed.length + reset.length === 0 ? [] : companySettings.fact('SettingsChanged', written));
  },
});
