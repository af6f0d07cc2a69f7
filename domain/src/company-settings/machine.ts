import { companySettingsEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/** What an administrator may change of the company's rules. Read `lifecycle.md` first. Source: DOMAIN.md section 2. */
export const companySettingsMachine = setup({
  types: eventTypesOf(companySettingsEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'companySettings',
  initial: 'DEFAULT',
  states: {
    DEFAULT: {
      on: {
        SettingsChanged: 'CHANGED',
        DictionaryRevised: 'CHANGED',
        EvaluationFormRevised: 'CHANGED',
        PolicyDrafted: 'CHANGED',
        PolicyPublished: 'CHANGED',
        PolicyCorrected: 'CHANGED',
      },
    },
    CHANGED: {
      on: {
        SettingsChanged: { actions: 'keep' },
        DictionaryRevised: { actions: 'keep' },
        EvaluationFormRevised: { actions: 'keep' },
        PolicyDrafted: { actions: 'keep' },
        PolicyPublished: { actions: 'keep' },
        PolicyTookEffect: { actions: 'keep' },
        PolicyCalledOff: { actions: 'keep' },
        PolicyCorrected: { actions: 'keep' },
      },
    },
  },
});
