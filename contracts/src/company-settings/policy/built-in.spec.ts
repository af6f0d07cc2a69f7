import { describe, expect, test } from '@jest/globals';
import { privacyText } from './built-in-privacy.ts';
import { policyFault } from './faults.ts';
import { policyValues } from './placeholders.ts';
import { blocksOf } from './text.ts';

const settings = {
  ...{ companyName: '云岭', companyNameEn: 'Yunling', companyFullName: '', companyFullNameEn: '', contactMail: '' },
  ...{ minimumAge: 14, adultAge: 18, consentDays: 730, consentAnewDays: 30, closingRegretDays: 7 },
  ...{
    talentKeptDays: 181,
    recordsKeptMonths: 25,
    retentionNoticeDays: 31,
    campusDeliveriesPerBatch: 3,
    socialDeliveriesInProcess: 5,
  },
};
const said = (language: 'zh-CN' | 'en-US', sharedTalentBase: boolean, retentionRuns: boolean): string =>
  JSON.stringify(
    blocksOf(privacyText[language], policyValues({ ...settings, sharedTalentBase, retentionRuns }, language)),
  );

describe('the privacy policy that a company begins with', () => {
  test('could be published', () => expect(policyFault('privacy', privacyText)).toBeUndefined());

  test.each([
    ['zh-CN', '所有招聘人员都能看到你的姓名和简历', '其他招聘人员看不到'],
    ['en-US', 'every recruiter of the company sees your name', 'Other recruiters see neither'],
  ] as const)('says in %s who reads it, as the talent base is shared or not', (language, shared, apart) => {
    expect(said(language, true, false)).toContain(shared);
    expect(said(language, true, false)).not.toContain(apart);
    expect(said(language, false, false)).toContain(apart);
    expect(said(language, false, false)).not.toContain(shared);
  });

  test.each([
    ['zh-CN', '满 25 个月', '满 181 天', '至少 31 天', '没有启用到期自动删除'],
    ['en-US', '25 months after', '181 days after', 'at least 31 days before', 'We erase nothing by ourselves'],
  ] as const)(
    'promises in %s an end of its own only while the rules run',
    (language, records, talent, notice, none) => {
      for (const words of [records, talent, notice]) {
        expect(said(language, true, true)).toContain(words);
        expect(said(language, true, false)).not.toContain(words);
      }
      expect(said(language, true, false)).toContain(none);
    },
  );

  test.each([
    ['zh-CN', ['系统管理员', '审计人员', '在讨论中被提到的同事']],
    ['en-US', ['Administrators', 'Auditors', 'mentions in a discussion']],
  ] as const)('names in %s those who have no task about somebody', (language, readers) => {
    for (const reader of readers) expect(said(language, true, false)).toContain(reader);
  });
});
