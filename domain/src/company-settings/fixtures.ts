import { companyId } from '@talentlog/contracts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Told } from '../shared/testing.ts';
import { decidedCompanySettings } from './deciders.ts';

export const settingsChanged = (values: object, reset: readonly string[] = []): Told =>
  happened('SettingsChanged', { values, reset });

const span = { track: 'CAMPUS', from: '2026-08-01', to: '2026-12-31' };

export const companySettingsFixtures: Fixtures = {
  aggregate: decidedCompanySettings,
  id: companyId,
  histories: { DEFAULT: [], CHANGED: [settingsChanged({ lockDays: 10 })] },
  valid: {
    ChangeSettings: () => ({ payload: { values: { lockDays: 20 } } }),
    ReviseDictionary: () => ({
      payload: { dictionary: 'batch', entries: [{ code: 'AUTUMN', zh: '秋招', en: 'Autumn', span }] },
    }),
  },
};
