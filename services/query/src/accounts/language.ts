import type { Language } from '@talentlog/contracts';
import type { Views } from '../open-views.ts';

/** The language a person is written to in; Chinese for somebody without an account. */
export async function languageOf(views: Pick<Views, 'people' | 'accounts'>, jobSeekerId: string): Promise<Language> {
  const accountId = (await views.people.get(jobSeekerId))?.data.accountId;
  if (!accountId) return 'zh-CN';
  return (await views.accounts.get(accountId))?.data.language ?? 'zh-CN';
}
