import { builtInPolicies, companyId, type PolicyTexts } from '@talentlog/contracts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Told } from '../shared/testing.ts';
import { decidedCompanySettings } from './deciders.ts';

export const settingsChanged = (values: object, reset: readonly string[] = []): Told =>
  happened('SettingsChanged', { values, reset });

const span = { track: 'CAMPUS', from: '2026-08-01', to: '2026-12-31' };

const { privacy, agreement } = builtInPolicies;
const more = ({ 'zh-CN': zh, 'en-US': en }: PolicyTexts): PolicyTexts => ({
  'zh-CN': `${zh}\n\n新增一段。`,
  'en-US': `${en}\n\nOne paragraph more.`,
});
/** The policy with another paragraph. */
export const newPrivacy = more(privacy);
export const newAgreement = more(agreement);

export const published = (policy: 'privacy' | 'agreement', version: string, from: string, texts: PolicyTexts): Told =>
  happened('PolicyPublished', { policy, version, from, texts });
/** Its day has begun when it is asked. */
const waitingAgreement = published('agreement', '2026-11-02', '2026-11-01T16:00:00.000Z', newAgreement);

export const companySettingsFixtures: Fixtures = {
  aggregate: decidedCompanySettings,
  id: companyId,
  histories: { DEFAULT: [], CHANGED: [settingsChanged({ lockDays: 10 }), waitingAgreement] },
  valid: {
    ChangeSettings: () => ({ payload: { values: { lockDays: 20 } } }),
    DraftPolicy: () => ({ payload: { policy: 'privacy', texts: newPrivacy } }),
    PublishPolicy: () => ({ payload: { policy: 'privacy', version: '2026-12-01', texts: newPrivacy } }),
    CallOffPolicy: () => ({ payload: { policy: 'agreement' } }),
    CorrectPolicy: () => ({ payload: { policy: 'privacy', texts: newPrivacy, correction: '错字' } }),
    StartPolicy: () => ({ payload: { policy: 'agreement', version: '2026-11-02' } }),
    ReviseDictionary: () => ({
      payload: { dictionary: 'batch', entries: [{ code: 'AUTUMN', zh: '秋招', en: 'Autumn', span }] },
    }),
    ReviseEvaluationForm: () => ({
      payload: {
        stage: 'HR_INTERVIEW',
        dimensions: [{ code: 'VALUES', zh: '价值观', en: 'Values', required: true, most: 3 }],
      },
    }),
  },
};
