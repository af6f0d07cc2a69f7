import type { CompanyProfile } from '@talentlog/contracts';
import { accentStyles, companyIn, unknownCompany } from '../../i18n/company.ts';

/** Whose workspace it is, as the server wrote it into the page. */
export function companyHere(): CompanyProfile {
  try {
    return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=company]')?.content ?? '');
  } catch {
    return unknownCompany;
  }
}

const styles = document.createElement('style');

/** Colour and icon of the company for the whole page, in place of those shown before. */
export function showCompany(profile: CompanyProfile): void {
  styles.textContent = accentStyles(profile);
  document.head.append(styles);
  const { logo } = companyIn(profile, 'zh-CN');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (logo === undefined || icon === null) return;
  icon.removeAttribute('type');
  icon.href = logo;
}
