import { privacyEn } from './built-in-privacy-en.ts';
import { privacyZh } from './built-in-privacy-zh.ts';
import type { PolicyTexts } from './policy.ts';

/** The personal information protection policy that a company begins with. */
export const privacyText: PolicyTexts = { 'zh-CN': privacyZh, 'en-US': privacyEn };
