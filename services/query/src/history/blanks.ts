import { type EventContract, events } from '@talentlog/contracts';
import type { OpenedEvent, RecordedEvent } from '@talentlog/runtime';
import { LRUCache } from 'lru-cache';
import { blankedData } from './open-values.ts';

const contracts: Readonly<Record<string, EventContract>> = events;

/** Blanked data by the event's hash, which nothing else has: of personal fields it holds nothing, and most of the time went into it. */
const blanks = new LRUCache<string, OpenedEvent['data']>({ max: 20_000 });

/** These events as they were recorded, each without what an auditor may not read. */
export const blankOf =
  (recorded: readonly RecordedEvent[]) =>
  (event: OpenedEvent, index: number): OpenedEvent => {
    const contract = contracts[event.type];
    const hash = recorded[index]?.hash ?? '';
    const data = blanks.get(hash) ?? (contract ? blankedData(contract, event.data) : {});
    blanks.set(hash, data);
    return { ...event, data };
  };
