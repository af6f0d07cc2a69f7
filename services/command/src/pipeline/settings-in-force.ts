import { companyId } from '@talentlog/contracts';
import { companySettings, inForce, type Settings } from '@talentlog/domain/fold';
import type { EventReader } from '@talentlog/runtime';
import { type AggregateCache, createAggregateCache } from './aggregate-cache.ts';

/** The company's settings at one instant, and which they are: the revision of their stream, -1 before anybody changed one. */
export interface SettingsInForce {
  readonly values: Settings;
  readonly revision: number;
}

/**
 * The settings that a decision follows now. Their fold is kept with those of all other streams and moves with each commit of this process,
 * the only one that appends; so a command reads nothing for it.
 */
export function settingsInForce(cache: Pick<AggregateCache, 'load'>): () => Promise<SettingsInForce> {
  let kept: (SettingsInForce & { readonly of: unknown }) | undefined;
  return async () => {
    const folded = await cache.load(companySettings, companyId);
    if (kept?.of !== folded) kept = { of: folded, values: inForce(folded.data), revision: folded.revision };
    return kept;
  };
}

/** The settings in force for a command line that opens nobody's words: nothing of them is personal. */
export async function inForceOf(store: EventReader): Promise<Settings> {
  const cache = createAggregateCache(store, async () => (event) => ({ ...event, at: event.metadata.at }), 1);
  return (await settingsInForce(cache)()).values;
}
