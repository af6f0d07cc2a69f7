import type { Folds } from '@talentlog/command/workers';
import { companyId, hiddenToken, type LinkPurpose, type TemplateKey, templateIdOf } from '@talentlog/contracts';
import {
  type AccountData,
  type CompanySettingsData,
  consentLives,
  inForce,
  type JobSeekerData,
  type MessageTemplateData,
  type PositionData,
  type PrivacyAuthorizationData,
} from '@talentlog/domain/fold';
import type { MessageLink, WordingInForce } from '@talentlog/notifier';
import type { LinkTokens } from '@talentlog/runtime';

/** Paths of the pages behind one-time links (spec, section 2). */
const paths: Readonly<Record<LinkPurpose, string>> = {
  appointment: '/invite_reservation/',
  interview: '/invite_interview/',
  offer: '/send_offer/',
  collection: '/info_collection/',
  password: '/set_password/',
  consent: '/consent/',
};

/** Addresses in messages. The token of a one-time link exists only here and in the message that leaves with it. */
export function createLinks(origin: string, tokens: LinkTokens) {
  return {
    hidden: (purpose: LinkPurpose): string => `${origin}${paths[purpose]}${hiddenToken}`,
    opened: (words: string, { purpose, ...link }: MessageLink): string =>
      words.replaceAll(`${paths[purpose]}${hiddenToken}`, `${paths[purpose]}${tokens.token(link)}`),
    page: (path: string): string => `${origin}${path}`,
  };
}

/** How the company is called now, by its settings. */
export const companyNamed = (cache: Pick<Folds, 'load'>) => async () => {
  const { data } = await cache.load('companySettings', companyId);
  const { companyName, companyNameEn } = inForce(data as CompanySettingsData);
  return { 'zh-CN': companyName, 'en-US': companyNameEn };
};

/** What the notifier asks about receivers, folded from the log at the moment of asking. */
export function createLookup(cache: Pick<Folds, 'load'>) {
  return {
    async contact(who: { jobSeekerId: string } | { accountId: string }) {
      if ('jobSeekerId' in who) {
        const { data } = await cache.load('jobSeeker', who.jobSeekerId);
        const { name, phone, email, accountId } = data as JobSeekerData;
        const language = accountId ? ((await cache.load('account', accountId)).data as AccountData).language : 'zh-CN';
        return { name: name ?? '', phone, email, language };
      }
      const { name, phone, email, language } = (await cache.load('account', who.accountId)).data as AccountData;
      return { name: name ?? '', phone, email, language };
    },
    async recruiterOf(positionId: string) {
      const { hrOwnerId } = (await cache.load('position', positionId)).data as PositionData;
      return hrOwnerId === '' ? undefined : hrOwnerId;
    },
    async candidate(jobSeekerId: string) {
      const { name, number } = (await cache.load('jobSeeker', jobSeekerId)).data as JobSeekerData;
      const { state, data } = await cache.load('privacyAuthorization', jobSeekerId);
      const lives = consentLives({ state, data: data as PrivacyAuthorizationData }, new Date().toISOString());
      return { name: lives ? (name ?? '') : '', number };
    },
    async wording(
      key: Omit<TemplateKey, 'track'>,
      positionId: string | undefined,
    ): Promise<WordingInForce | undefined> {
      const details =
        positionId === undefined
          ? undefined
          : ((await cache.load('position', positionId)).data as PositionData).details;
      // The more special one goes before.
      for (const track of details === undefined ? (['ALL'] as const) : ([details.track, 'ALL'] as const)) {
        const { data } = await cache.load('messageTemplate', templateIdOf({ ...key, track }));
        const { wording, version } = data as MessageTemplateData;
        if (wording !== null) return { texts: wording, track, version };
      }
      return undefined;
    },
    async position(positionId: string) {
      const { details } = (await cache.load('position', positionId)).data as PositionData;
      return { title: details?.title ?? '', titleEn: details?.titleEn || (details?.title ?? '') };
    },
  };
}
