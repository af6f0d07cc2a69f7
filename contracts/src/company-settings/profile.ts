import { z } from 'zod';
import { stages } from '../application/stage-table.ts';
import { tracks } from '../position/choices.ts';
import { CompanySettings } from './settings.ts';

const Words = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });

/** How the company calls itself and looks, to anybody. */
export const CompanyProfile = z.object({
  name: Words,
  /** As in the register. */
  fullName: Words,
  slogan: Words,
  about: Words,
  footer: Words,
  contactMail: z.string(),
  contactPhone: z.string(),
  icpNumber: z.string(),
  accent: z.string(),
  /** Hash of the picture; null for a mark of ours. */
  logo: z.string().nullable(),
  /** To positions of these tracks nobody delivers now. */
  pausedTracks: z.array(z.enum(tracks)),
  /** What it calls stages, where that is not what we call them. */
  stages: z.partialRecord(z.enum(stages), Words),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

type Told = Pick<
  CompanySettings,
  | 'companyName'
  | 'companyNameEn'
  | 'companyFullName'
  | 'companyFullNameEn'
  | 'slogan'
  | 'sloganEn'
  | 'about'
  | 'aboutEn'
  | 'footer'
  | 'footerEn'
  | 'contactMail'
  | 'contactPhone'
  | 'icpNumber'
  | 'accent'
  | 'logo'
  | 'pausedTracks'
>;

/** What the settings tell everybody; what is not told in English is left out there. */
export const profileOf = (settings: Told, renamed: CompanyProfile['stages'] = {}): CompanyProfile => ({
  name: { 'zh-CN': settings.companyName, 'en-US': settings.companyNameEn },
  fullName: {
    'zh-CN': settings.companyFullName || settings.companyName,
    'en-US': settings.companyFullNameEn || settings.companyNameEn,
  },
  slogan: { 'zh-CN': settings.slogan, 'en-US': settings.sloganEn },
  about: { 'zh-CN': settings.about, 'en-US': settings.aboutEn },
  footer: { 'zh-CN': settings.footer, 'en-US': settings.footerEn },
  contactMail: settings.contactMail,
  contactPhone: settings.contactPhone,
  icpNumber: settings.icpNumber,
  accent: settings.accent,
  logo: settings.logo?.fileId ?? null,
  pausedTracks: settings.pausedTracks,
  stages: renamed,
});
