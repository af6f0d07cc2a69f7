import type { Folds } from '@talentlog/command/workers';
import {
  companyId,
  hiddenToken,
  type LinkPurpose,
  type PermissionCode,
  type Stage,
  scopeFor,
  type TemplateKey,
  templateIdOf,
} from '@talentlog/contracts';
import {
  account,
  companySettings,
  consentLives,
  inForce,
  isReliedOn,
  jobSeeker,
  messageTemplate,
  ownersOfPosition,
  position,
  privacyAuthorization,
  profileInForce,
  provedContact,
} from '@talentlog/domain/fold';
import type { MessageLink, WayOut, WordingInForce } from '@talentlog/notifier';
import type { EventReader, LinkTokens, UnsubscribeTokens } from '@talentlog/runtime';
import { everyIdIn } from './every-id.ts';

/** Paths of the pages behind one-time links (spec, section 2). */
const paths: Readonly<Record<LinkPurpose, string>> = {
  appointment: '/invite_reservation/',
  interview: '/invite_interview/',
  offer: '/send_offer/',
  collection: '/info_collection/',
  password: '/set_password/',
  consent: '/consent/',
  dataCopy: '/data_copy/',
};

/** Where what lies behind such a link is downloaded. */
const papers = '/offer_attachment/';

/** Addresses in messages. The token of a one-time link exists only here and in the message that leaves with it. */
export function createLinks(origin: string, tokens: LinkTokens, ways: Pick<UnsubscribeTokens, 'token'>) {
  const wayOut = ({ readerId, group }: WayOut): string => `/unsubscribe/${group}/${ways.token(readerId)}`;
  return {
    withWayOut: (words: string, way: WayOut): string =>
      words.replaceAll(`/unsubscribe/${way.group}/${hiddenToken}`, wayOut(way)),
    wayOut: (way: WayOut): string => `${origin}/api${wayOut(way)}`,
    hidden: (purpose: LinkPurpose, of?: 'papers'): string =>
      `${origin}${of === undefined ? paths[purpose] : papers}${hiddenToken}`,
    opened: (words: string, { purpose, ...link }: MessageLink): string =>
      [paths[purpose], ...(purpose === 'offer' ? [papers] : [])].reduce(
        (opened, path) => opened.replaceAll(`${path}${hiddenToken}`, `${path}${tokens.token(link)}`),
        words,
      ),
    page: (path: string): string => `${origin}${path}`,
  };
}

/** What the company tells everybody now, by its settings. */
export const profileNow = (cache: Pick<Folds, 'load'>) => async () => {
  const { data } = await cache.load(companySettings, companyId);
  return profileInForce(inForce(data));
};

/** How messages are signed now, and where candidates can write and call. */
export const companySigned = (cache: Pick<Folds, 'load'>) => async () => {
  const { name, contactMail, contactPhone } = await profileNow(cache)();
  return { ...name, contactMail, contactPhone };
};

/** How the company is called now. */
export const companyNamed = (cache: Pick<Folds, 'load'>) => async () => (await profileNow(cache)()).name;

/** What the notifier asks about receivers, folded from the log at the moment of asking. */
export function createLookup(cache: Pick<Folds, 'load'>, store: Pick<EventReader, 'readAll' | 'head'>) {
  const staff = staffIn(store);
  return {
    async holdersOf(permission: PermissionCode) {
      const accounts = await Promise.all((await staff()).map((accountId) => cache.load(account, accountId)));
      return accounts
        .filter(({ state, data }) => state === 'ACTIVE' && scopeFor(permission, data.roles) !== undefined)
        .map(({ id }) => id);
    },
    async contact(who: { jobSeekerId: string } | { accountId: string }, positionId?: string) {
      if ('jobSeekerId' in who) {
        const { data } = await cache.load(jobSeeker, who.jobSeekerId);
        const { name, accountId, messagesOff } = data;
        const ownerIds =
          positionId === undefined ? undefined : ownersOfPosition((await cache.load(position, positionId)).data);
        const reached = (field: 'phone' | 'email') =>
          ownerIds === undefined || isReliedOn(data.contacts[field], ownerIds) ? data[field] : null;
        const [phone, email] = [reached('phone'), reached('email')];
        const language = accountId ? (await cache.load(account, accountId)).data.language : 'zh-CN';
        return { name: name ?? '', phone, email, language, hasAccount: Boolean(accountId), off: messagesOff };
      }
      const { state, data } = await cache.load(account, who.accountId);
      const { name, language, messagesOff } = data;
      const off = messagesOff.map((group) => ({ group, channel: 'MAIL' as const }));
      const { phone, email } = provedContact(data);
      return { name: name ?? '', phone, email, language, canAct: state === 'ACTIVE', off };
    },
    async recruiterOf(positionId: string) {
      const { hrOwnerId } = (await cache.load(position, positionId)).data;
      return hrOwnerId === '' ? undefined : hrOwnerId;
    },
    async stageNamed(stage: Stage) {
      return (await profileNow(cache)()).stages[stage];
    },
    async candidate(jobSeekerId: string) {
      const { name, number } = (await cache.load(jobSeeker, jobSeekerId)).data;
      const { state, data } = await cache.load(privacyAuthorization, jobSeekerId);
      const lives = consentLives({ state, data }, new Date().toISOString());
      return { name: lives ? (name ?? '') : '', number };
    },
    async wording(
      key: Omit<TemplateKey, 'track'>,
      positionId: string | undefined,
    ): Promise<WordingInForce | undefined> {
      const details = positionId === undefined ? undefined : (await cache.load(position, positionId)).data.details;
      // The more special one goes before.
      for (const track of details === undefined ? (['ALL'] as const) : ([details.track, 'ALL'] as const)) {
        const { wording, version } = (await cache.load(messageTemplate, templateIdOf({ ...key, track }))).data;
        if (wording !== null) return { texts: wording, track, version };
      }
      return undefined;
    },
    async position(positionId: string) {
      const { details } = (await cache.load(position, positionId)).data;
      return { title: details?.title ?? '', titleEn: details?.titleEn || (details?.title ?? '') };
    },
  };
}

/** What makes somebody one of staff. */
const ofStaff = ['StaffAccountCreated', 'ColleagueInvited', 'RolesGranted'];

/** Every account that ever was one of staff. */
const staffIn = (store: Pick<EventReader, 'readAll' | 'head'>) => everyIdIn(store, ofStaff, 'accountId');
