import { letsIn, type SubscriberData, subscriber } from '@talentlog/domain/fold';
import type { FeedTokens } from '@talentlog/runtime';
import { RefusedRequest } from '@talentlog/runtime/nest';
import type { Views } from '../open-views.ts';
import { foldNow, type LogParts } from './fold-now.ts';

/** A system that may read now, and what. */
export interface Reader extends Pick<SubscriberData, 'topics' | 'personalData' | 'hadPersonalData'> {
  readonly subscriberId: string;
}

export interface TokenParts extends LogParts {
  readonly views: Pick<Views, 'subscribers'>;
  readonly tokens: FeedTokens;
  readonly now: () => string;
  /** Resolves once the views have all that is written by now, or soon after. */
  readonly caughtUp: () => Promise<unknown>;
}

/** The key that a token of ours names; nothing is looked up. */
export function keyIdOf(token: string | undefined, { tokens }: Pick<TokenParts, 'tokens'>): string {
  const keyId = token === undefined ? undefined : tokens.keyId(token);
  if (keyId === undefined) throw new RefusedRequest('feed.token');
  return keyId;
}

/** Whose token it is, by the log itself: an ended token, or a subscriber suspended a moment ago, is let in nowhere. */
export async function readerOfKey(keyId: string, parts: TokenParts): Promise<Reader> {
  const row = await rowOf(keyId, parts);
  if (row === undefined) throw new RefusedRequest('feed.token');
  const { state, data } = await foldNow<SubscriberData>(subscriber, row.id, parts);
  if (state === 'REMOVED' || !letsIn(data, keyId, parts.now())) throw new RefusedRequest('feed.token');
  if (state === 'SUSPENDED') throw new RefusedRequest('feed.suspended');
  const { topics, personalData, hadPersonalData } = data;
  return { subscriberId: row.id, topics, personalData, hadPersonalData };
}

/** Keys of a subscriber before the last two let nobody in, so that these are all there is to look at. */
async function rowOf(keyId: string, { views: { subscribers }, caughtUp }: TokenParts) {
  const where = [{ any: (['data.feedKeyId', 'data.formerKeyId'] as const).map((field) => ({ field, in: [keyId] })) }];
  const [row] = await subscribers.first({ where, limit: 1 });
  if (row !== undefined) return row;
  // A token that was made a moment ago.
  await caughtUp();
  return (await subscribers.first({ where, limit: 1 }))[0];
}
