import { toldTypes } from '@talentlog/domain/integration';
import type { EventReader, LogPosition } from '@talentlog/runtime';

/** Resolves when something is told that lies behind the place, or the signal aborts; true where something is there. */
export async function waitForMore(
  store: Pick<EventReader, 'subscribe'>,
  after: LogPosition,
  signal: AbortSignal,
): Promise<boolean> {
  const own = new AbortController();
  const ends = AbortSignal.any([signal, own.signal]);
  try {
    for await (const message of store.subscribe({ after, filter: { types: toldTypes }, signal: ends }))
      if (message.kind === 'event') return true;
    return false;
  } finally {
    own.abort();
  }
}
