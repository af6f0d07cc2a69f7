import type { RetentionForecast } from '@talentlog/contracts';
import type { Keeping } from '@talentlog/domain/fold';
import { type AccessLog, type DevInbox, readsKeptMs, type UploadRegister } from '@talentlog/runtime';
import { heldByOthers, namedBy, type Reading } from '../erasure/traces.ts';
import { orphanAfterMs } from '../uploads/upload-upkeep.ts';
import { inboxKeptDays } from './retention.ts';

/** Where lies what is kept beside the log. Nothing of it is changed by counting. */
export interface KeptStores extends Reading {
  readonly register: Pick<UploadRegister, 'ownedBy' | 'ownersOf' | 'countOrphans'>;
  readonly accessLog: Pick<AccessLog, 'countOlder'>;
  readonly inbox: Pick<DevInbox, 'countOlder'>;
}

const dayMs = 86_400_000;

/** How many files would go with these people: those that nobody else has, in the log or uploaded and not used yet. */
export async function filesGoingWith(
  gone: ReadonlySet<string>,
  known: ReadonlyMap<string, Keeping>,
  parts: KeptStores,
): Promise<number> {
  if (gone.size === 0) return 0;
  const named = new Set(await namedBy(gone, parts));
  for (const person of gone) for (const fileId of await parts.register.ownedBy(person)) named.add(fileId);
  const held = await heldByOthers(gone, named, parts);
  let going = 0;
  for (const fileId of named) {
    const owners = await parts.register.ownersOf(fileId);
    if (!held.has(fileId) && !owners.some((owner) => known.has(owner) && !gone.has(owner))) going += 1;
  }
  return going;
}

/** How much of what has a time of its own is over it. */
export async function besidesOf(now: string, parts: KeptStores): Promise<RetentionForecast['besides']> {
  const { register, accessLog, inbox } = parts;
  const before = (ms: number) => Date.parse(now) - ms;
  const messagesBefore = new Date(before(inboxKeptDays * dayMs)).toISOString();
  const counted = (count: number, keptDays: number) => ({ count, keptDays });
  return {
    UPLOADS: counted(await register.countOrphans(before(orphanAfterMs)), orphanAfterMs / dayMs),
    READS: counted(await accessLog.countOlder(before(readsKeptMs)), readsKeptMs / dayMs),
    MESSAGES: counted(await inbox.countOlder(messagesBefore), inboxKeptDays),
  };
}
