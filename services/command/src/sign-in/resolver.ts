import type { LinkPurpose, StepUp } from '@talentlog/contracts';
import {
  type AccountData,
  account as accountHandle,
  type Folded,
  isBefore,
  isFactorRequired,
  jobSeeker,
  type LinkData,
  link as linkHandle,
} from '@talentlog/domain/fold';
import {
  type AccountCaller,
  type CallerResolver,
  type Credentials,
  type Identity,
  type LinkCaller,
  type OverLink,
  type SignIns,
  type StoredSignIn,
  signInRef,
} from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import type { Secrets } from '../pipeline/identifiers.ts';
import { type SettingsInForce, settingsInForce } from '../pipeline/settings-in-force.ts';
import type { Origin } from './decision.ts';
import { actingAs } from './identities.ts';
import { linkDevice } from './link-proof.ts';
import { isOwnerProof } from './owner-proof.ts';
import { proofOf } from './step-up.ts';
import { tailTriesLeft, triesOf } from './tail-tries.ts';

/**
 * Resolves credentials against the log itself, at each request: a role taken away or a link voided counts from the next request
 * on. Nothing the client says about itself is believed.
 */
export function createCallerResolver(given: {
  readonly signIns: SignIns;
  readonly cache: Pick<AggregateCache, 'load'>;
  readonly linkIdsOf: (token: string) => readonly string[];
  /** Keys of the proofs that commands ask for; a service that takes none needs none. */
  readonly secrets?: Pick<Secrets, 'blindIndex'>;
  readonly clock: () => Date;
}): CallerResolver {
  const parts = { ...given, settings: settingsInForce(given.cache) };
  return {
    async resolve({ signInId, linkToken, browser, address, proof }) {
      const account = signInId === undefined ? undefined : await accountOf({ signInId, browser, proof }, parts);
      if (linkToken === undefined) return { caller: account ? { account } : {} };
      const named = await Promise.all(parts.linkIdsOf(linkToken).map((id) => linkNow(id, parts)));
      const origin = { browser: browser ?? '', address: address ?? '' };
      const link = await linkOf(named, { ...origin, account }, parts);
      if (link === undefined) {
        const over = await overLinkOf(named, { browser: browser ?? '', account }, parts);
        return { code: 'link.expired', ...(over ? { over } : {}) };
      }
      return { caller: { ...(account ? { account } : {}), link } };
    },
  };
}

type Parts = Parameters<typeof createCallerResolver>[0] & { readonly settings: () => Promise<SettingsInForce> };

async function accountOf(
  { signInId, browser = '', proof }: Pick<Credentials, 'browser' | 'proof'> & { readonly signInId: string },
  { signIns, cache, settings, secrets, clock }: Parts,
): Promise<AccountCaller | undefined> {
  const now = clock().getTime();
  const signIn = await signIns.find(signInId, now);
  if (signIn === undefined) return undefined;
  const account = await cache.load(accountHandle, signIn.accountId);
  if (account.state !== 'ACTIVE' && account.state !== 'CLOSING') return undefined;
  const data = account.data;
  if (isOver(signInId, signIn, data) || (await lacksFactor(data, settings))) return undefined;
  const isProved = secrets !== undefined && proof !== undefined && isOwnerProof(proof, signInId, now, secrets);
  const acting = actingAs(signIn.identity as Identity, data);
  return {
    accountId: signIn.accountId,
    name: data.name ?? '',
    ...(data.jobSeekerId === null ? {} : { ownPersonId: data.jobSeekerId }),
    ...acting,
    signInId,
    ...(isProved ? { isProved } : {}),
    // Only who has something of their own to open is asked for a code.
    ...(acting.jobSeekerId ? { satisfied: (await signIns.stepUps(proofOf(signInId), browser, now)) as StepUp[] } : {}),
  };
}

/** What was ended, or began before its account was suspended or reset, stays over, also once the owner may come in again. */
function isOver(signInId: string, { begunAt }: StoredSignIn, { signedOutAt, signIns }: AccountData): boolean {
  if (signedOutAt !== null && begunAt <= Date.parse(signedOutAt)) return true;
  if (signIns.length === 0) return false;
  const ref = signInRef(signInId);
  return signIns.some((one) => one.signInRef === ref && one.endedAt !== null);
}

/** Whoever was given a role that must have a second factor, and has none, is in again by way of setting one up. */
async function lacksFactor(data: AccountData, settings: Parts['settings']): Promise<boolean> {
  if (data.factorId !== null || data.roles.length === 0) return false;
  return isFactorRequired(data, (await settings()).values);
}

async function linkOf(
  named: readonly Folded<LinkData>[],
  { account, ...origin }: Origin & { readonly account: AccountCaller | undefined },
  parts: Parts,
): Promise<LinkCaller | undefined> {
  const now = parts.clock();
  const link = named.find(({ state, data }) => state === 'VALID' && isBefore(now.toISOString(), data.expiresAt));
  if (link === undefined) return undefined;
  const data = link.data;
  const proved = (await parts.signIns.stepUps(link.id, origin.browser, now.getTime())) as StepUp[];
  // Whoever is signed in as its person has shown more than the end of a phone number.
  const satisfied: readonly StepUp[] = account?.jobSeekerId === data.jobSeekerId ? [...proved, 'tail'] : proved;
  const asksForTail = data.stepUp === 'tail' && satisfied.length === 0;
  return {
    ...opensOf(link.id, data),
    satisfied,
    ...(asksForTail ? { triesLeft: await tailTriesLeft((await triesOf(link.id, origin, parts)).key, parts) } : {}),
  };
}

/**
 * A link as it is now. One from before staff changed the phone or e-mail of its person went where they are not reached any more: whatever
 * it is for, it leads nobody in.
 */
async function linkNow(id: string, { cache }: Pick<Parts, 'cache'>): Promise<Folded<LinkData>> {
  const link = await cache.load(linkHandle, id);
  if (link.state !== 'VALID') return link;
  const { contactMovedAt } = (await cache.load(jobSeeker, link.data.jobSeekerId)).data;
  const wentElsewhere = contactMovedAt !== null && isBefore(link.data.issuedAt, contactMovedAt);
  return wentElsewhere ? { ...link, state: 'VOIDED' } : link;
}

const opensOf = (linkId: string, data: LinkData): Omit<LinkCaller, 'satisfied'> => ({
  linkId,
  purpose: data.purpose as LinkPurpose,
  subjectAggregate: data.subjectAggregate,
  subjectId: data.subjectId,
  jobSeekerId: data.jobSeekerId,
});

/** A link that worked once, where this browser had proved it then or its person is signed in (DOMAIN.md section 6). */
async function overLinkOf(
  named: readonly Folded<LinkData>[],
  { browser, account }: { readonly browser: string; readonly account: AccountCaller | undefined },
  { signIns, clock }: Parts,
): Promise<OverLink | undefined> {
  const link = named.find(({ state }) => state !== 'NONE');
  if (link === undefined) return undefined;
  const data = link.data;
  const isOwn = account?.jobSeekerId === data.jobSeekerId;
  if (!isOwn && !(await signIns.knowsDevice(linkDevice(link.id, browser), clock().getTime()))) return undefined;
  return { ...opensOf(link.id, data), end: link.state === 'VOIDED' ? 'VOIDED' : 'EXPIRED' };
}
