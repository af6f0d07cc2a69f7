import { policyValues } from '@talentlog/contracts';
import type { QueryData } from '../../src/api/tables.ts';
import { companySettings } from './settings.ts';

const values = {
  'zh-CN': policyValues(companySettings, 'zh-CN'),
  'en-US': policyValues(companySettings, 'en-US'),
};
const texts = {
  'zh-CN': '{{companyFull}}的政策\n# 一、用途\n- 筛选\n- 入职\n未满 {{minimumAge}} 周岁不能投递，请{{contact}}。',
  'en-US':
    'The policy of {{companyFull}}\n# 1. Purpose\n- Screening\n- Onboarding\nNobody under {{minimumAge}} applies; {{contact}}.',
};

/** A short policy that is in force since a day, after another one. */
export const policyRead: QueryData<'policy'> = {
  ...{ version: '2026-11-01', from: '2026-10-31T16:00:00.000Z', correctedAt: null, isPresent: true, texts, values },
  versions: [
    { version: '2026-11-01', from: '2026-10-31T16:00:00.000Z' },
    { version: '2025-01-23', from: null },
  ],
  corrections: [],
};

/** The same for whoever writes it. */
export const policyDesk: QueryData<'policyDesk'> = {
  ...{ revision: 4, version: '2026-11-01', texts, values, draft: null, planned: null },
};
