import type { Document } from 'mongodb';
import type { Moved } from '../data-folder/moved.ts';
import { nameOf } from './place.ts';

/** Where a thing goes, and as which document: what the adapter of its store writes. */
export interface MovedDocument {
  readonly collection: string;
  readonly document: Document & { readonly _id: string };
}

/** Names a change of a document that nobody has changed since it was moved. */
export const mark = 'moved';
/** A list that SQLite answered as text. */
export const list = <T>(json: string): readonly T[] => JSON.parse(json) as readonly T[];

type OfSignIns = Extract<
  Moved,
  { kind: 'signIn' | 'code' | 'places' | 'device' | 'stepUp' | 'credential' | 'complete' | 'factor' }
>;

/** The same of what sign-ins and credentials keep. */
export function ofSomebodyWhoSignsIn(moved: OfSignIns): MovedDocument {
  switch (moved.kind) {
    case 'signIn': {
      const { kind: _, id: _id, ...signIn } = moved;
      return { collection: 'sign_ins', document: { _id, ...signIn } };
    }
    case 'code': {
      const { purpose, subject, browser, digest, triesLeft, expiresAt } = moved;
      return {
        collection: 'sent_codes',
        document: { _id: nameOf(purpose, subject, browser), digest, triesLeft, expiresAt, mark },
      };
    }
    case 'places': {
      const { key: _id, takenAt, longestMs, last } = moved;
      return {
        collection: 'places',
        document: { _id, takenAt: list<number>(takenAt), longestMs, expiresAt: last + longestMs, mark },
      };
    }
    case 'device': {
      const { account, browser, expiresAt } = moved;
      return { collection: 'known_devices', document: { _id: nameOf(account, browser), account, expiresAt } };
    }
    case 'stepUp': {
      const { link, browser, level, expiresAt } = moved;
      return {
        collection: 'step_ups',
        document: { _id: nameOf(link, browser, level), link, browser, level, expiresAt },
      };
    }
    case 'credential': {
      const { id: _id, accountId, hash, at, confirmed } = moved;
      return { collection: 'credentials', document: { _id, accountId, hash, at, confirmed: confirmed === 1 } };
    }
    case 'complete':
      return { collection: 'credentials_notes', document: { _id: 'complete' } };
    case 'factor': {
      const { id: _id, accountId, sealed, at, confirmed, lastStep, codes } = moved;
      const factor = { _id, accountId, sealed, at, confirmed: confirmed === 1, lastStep, codes: list<string>(codes) };
      return { collection: 'factors', document: factor };
    }
  }
}
