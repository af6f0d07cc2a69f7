import type { LinkPurpose, StepUp } from '@talentlog/contracts';
import { type AccountData, type Folded, isBefore, type LinkData } from '@talentlog/domain/fold';
import {
  type AccountCaller,
  type CallerResolver,
  type Identity,
  type LinkCaller,
  type OverLink,
  type SignIns,
  type StoredSignIn,
  signInRef,
} from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import type { Origin } from './decision.ts';
import { actingAs } from './identities.ts';
import { linkDevice } from './link-proof.ts';
import { proofOf } from './step-up.ts';
import { tailTriesLeft, triesOf } from './tail-tries.ts';

/**
 * Resolves credentials against the log itself, at each request: a role taken away or a link voided counts from the next request
 * on. Nothing the client says about itself is believed.
 */
export function createCallerResolver(parts: {
  readonly signIns: SignIns;
  readonly cache: Pick<AggregateCache, 'load'>;
  readonly linkIdsOf: (token: string) => readonly string[];
  readonly clock: () => Date;
}): CallerResolver {
  return {
    async resolve({ signInId, linkToken, browser, address }) {
      const account = signInId === undefined ? undefined : await accountOf(signInId, browser ?? '', parts);
      if (linkToken === undefined) return { caller: account ? { account } : {} };
      const named = await Promise.all(parts.linkIdsOf(linkToken).map((id) => parts.cache.load('link', id)));
      const link = await linkOf(named, { browser: browser ?? '', address: address ?? '' }, parts);
      if (link === undefined) {
        const over = await overLinkOf(named, { browser: browser ?? '', account }, parts);
        return { code: 'link.expired', ...(over ? { over } : {}) };
      }
      return { caller: { ...(account ? { account } : {}), link } };
    },
  };
}

type Parts = Parameters<typeof createCallerResolver>[0];

async function accountOf(
  signInId: string,
  browser: string,
  { signIns, cache, clock }: Parts,
): Promise<AccountCaller | undefined> {
  const now = clock().getTime();
  const signIn = await signIns.find(signInId, now);
  if (signIn === undefined) return undefined;
  const account = await cache.load('account', signIn.accountId);
  if (account.state !== 'ACTIVE' && account.state !== 'CLOSING') return undefined;
  const data = account.data as AccountData;
  if (isOver(signInId, signIn, data)) return undefined;
  const acting = actingAs(signIn.identity as Identity, data);
  return {
    accountId: signIn.accountId,
    name: data.name ?? '',
    ...acting,
    signInId,
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

async function linkOf(named: readonly Folded[], origin: Origin, parts: Parts): Promise<LinkCaller | undefined> {
  const now = parts.clock();
  const link = named.find(
    ({ state, data }) => state === 'VALID' && isBefore(now.toISOString(), (data as LinkData).expiresAt),
  );
  if (link === undefined) return undefined;
  const data = link.data as LinkData;
  const satisfied = (await parts.signIns.stepUps(link.id, origin.browser, now.getTime())) as StepUp[];
  const asksForTail = data.stepUp === 'tail' && satisfied.length === 0;
  return {
    ...opensOf(link.id, data),
    satisfied,
    ...(asksForTail ? { triesLeft: await tailTriesLeft((await triesOf(link.id, origin, parts)).key, parts) } : {}),
  };
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
  named: readonly Folded[],
  { browser, account }: { readonly browser: string; readonly account: AccountCaller | undefined },
  { signIns, clock }: Parts,
): Promise<OverLink | undefined> {
  const link = named.find(({ state }) => state !== 'NONE');
  if (link === undefined) return undefined;
  const data = link.data as LinkData;
  const isOwn = account?.jobSeekerId === data.jobSeekerId;
  if (!isOwn && !(await signIns.knowsDevice(linkDevice(link.id, browser), clock().getTime()))) return undefined;
  return { ...opensOf(link.id, data), end: link.state === 'VOIDED' ? 'VOIDED' : 'EXPIRED' };
}
