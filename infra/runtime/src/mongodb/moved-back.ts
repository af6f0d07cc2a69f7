import type { Binary, Document } from 'mongodb';
import type { Moved } from '../data-folder/moved.ts';

/** A document of a store, on its way back into a file. */
type Kept = Document & { readonly _id: string };

const bytesOf = (stored: Binary): Buffer => Buffer.from(stored.buffer.subarray(0, stored.position));
const parts = (name: string): readonly string[] => JSON.parse(name) as readonly string[];
const flag = (is: unknown): number => (is === true ? 1 : 0);
const sorted = (texts: readonly string[]): string => JSON.stringify([...texts].sort());

/** What a file keeps of a document of each collection; undefined for what no file has: marks of what is over, rows that count nothing. */
const back: Readonly<Record<string, (kept: Kept) => Moved | undefined>> = {
  subject_keys: ({ _id: subject, wrapped, destroyedAt }) => ({
    ...{ kind: 'key', subject, wrapped: wrapped ? bytesOf(wrapped as Binary) : null },
    destroyedAt: wrapped ? null : (destroyedAt as string),
  }),
  subject_keys_proof: ({ wrapped }) => ({ kind: 'keyProof', wrapped: bytesOf(wrapped as Binary) }),
  sign_ins: ({ _id: id, accountId, identity, begunAt, expiresAt }) => ({
    ...{ kind: 'signIn', id, accountId, identity, begunAt, expiresAt },
  }),
  sent_codes: ({ _id, digest, triesLeft, expiresAt }) => {
    const [purpose = '', subject = '', browser = ''] = parts(_id);
    return { kind: 'code', purpose, subject, browser, digest, triesLeft, expiresAt };
  },
  places: ({ _id: key, takenAt, longestMs }) => {
    const times = [...(takenAt as number[])].sort((one, other) => one - other);
    const last = times.at(-1);
    return last === undefined ? undefined : { kind: 'places', key, takenAt: JSON.stringify(times), longestMs, last };
  },
  known_devices: ({ _id, account, expiresAt }) => {
    return { kind: 'device', account, browser: parts(_id)[1] ?? '', expiresAt };
  },
  step_ups: ({ link, browser, level, expiresAt }) => ({ kind: 'stepUp', link, browser, level, expiresAt }),
  credentials: ({ _id: id, accountId, hash, at, confirmed }) => ({
    ...{ kind: 'credential', id, accountId, hash, at, confirmed: flag(confirmed) },
  }),
  credentials_notes: () => ({ kind: 'complete' }),
  factors: ({ _id: id, accountId, sealed, at, confirmed, lastStep, codes }) => ({
    ...{ kind: 'factor', id, accountId, sealed, at, confirmed: flag(confirmed), lastStep, codes: sorted(codes) },
  }),
  timers: ({ _id: id, dueAt, tryAt, payload, fireId, failures }) =>
    tryAt === undefined ? undefined : { kind: 'timer', id, dueAt, tryAt, payload, fireId, failures },
  checkpoints: ({ _id: name, position }) =>
    position === undefined ? undefined : { kind: 'follower', name, position, parked: 0 },
  parked_work: ({ follower, eventId, stream, revision, reason, number }) => ({
    ...{ kind: 'parked', follower, eventId, stream, revision, reason, number },
  }),
  uploads: ({ _id: id, type, scan, leaving, uploads, claims }) => {
    const by = (uploads as { owner: string; at: number; stored: boolean; purposes?: string | null }[])
      .map(({ owner, at, stored, purposes = null }) => ({ owner, at, stored: flag(stored), purposes }))
      .sort((one, other) => (one.owner < other.owner ? -1 : 1));
    return {
      ...{ kind: 'file', id, type, scan, leaving: flag(leaving), uploads: JSON.stringify(by) },
      ...{ claims: sorted(claims), kept: 0 },
    };
  },
  upload_bytes: ({ day, owner, bytes }) => ({ kind: 'spent', day, owner, bytes }),
  person_reads: ({ _id, readerId, jobSeekerId, part, firstAt, lastAt, count }) =>
    count === 0
      ? undefined
      : { kind: 'read', readerId, jobSeekerId, part, slot: Number(parts(_id)[3]), firstAt, lastAt, count },
};

/** Collections that files have, too. */
export const movedCollections: readonly string[] = Object.keys(back);

/** What a file keeps of it; undefined where it keeps nothing. */
export const movedBack = (collection: string, kept: Kept): Moved | undefined => back[collection]?.(kept);
