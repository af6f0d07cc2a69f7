import { Binary } from 'mongodb';
import type { Moved } from '../data-folder/moved.ts';
import { list, type MovedDocument, mark, ofSomebodyWhoSignsIn } from './moved-sign-ins.ts';
import { nameOf } from './place.ts';

/** What becomes of a thing that a file kept. */
export function movedDocument(moved: Moved): MovedDocument {
  switch (moved.kind) {
    case 'key': {
      const { subject: _id, wrapped, destroyedAt } = moved;
      const document = wrapped ? { _id, wrapped: new Binary(wrapped) } : { _id, wrapped: null, destroyedAt };
      return { collection: 'subject_keys', document };
    }
    case 'keyProof':
      return { collection: 'subject_keys_proof', document: { _id: 'master', wrapped: new Binary(moved.wrapped) } };
    case 'file':
      return { collection: 'uploads', document: fileOf(moved) };
    case 'timer': {
      const { kind: _, id: _id, ...timer } = moved;
      return { collection: 'timers', document: { _id, position: '', ...timer } };
    }
    case 'follower':
      return {
        collection: 'checkpoints',
        document: { _id: moved.name, position: moved.position, parked: moved.parked },
      };
    case 'parked': {
      const { kind: _, ...parked } = moved;
      return { collection: 'parked_work', document: { _id: nameOf(parked.follower, parked.eventId), ...parked } };
    }
    case 'spent': {
      const { day, owner, bytes } = moved;
      return { collection: 'upload_bytes', document: { _id: nameOf(day, owner), day, owner, bytes } };
    }
    case 'read': {
      const { kind: _, slot, ...row } = moved;
      const _id = nameOf(row.readerId, row.jobSeekerId, row.part, slot);
      return { collection: 'person_reads', document: { _id, ...row, counted: [] } };
    }
    default:
      return ofSomebodyWhoSignsIn(moved);
  }
}

interface Upload {
  readonly owner: string;
  readonly at: number;
  readonly stored: number;
}

/** One that nobody knows the claims of is claimed by that alone, and stays. */
function fileOf({
  id: _id,
  type,
  scan,
  leaving,
  uploads,
  claims,
  kept,
}: Extract<Moved, { kind: 'file' }>): MovedDocument['document'] {
  const by = list<Upload>(uploads).map(({ stored, ...upload }) => ({ ...upload, stored: stored === 1 }));
  const all = [...list<string>(claims), ...(kept === 1 ? ['of former versions'] : [])];
  const times = by.map(({ at }) => at);
  return {
    ...{ _id, type, scan, leaving: leaving === 1, uploads: by, claims: all, claimed: all.length > 0, mark },
    isStored: by.some(({ stored }) => stored),
    firstAt: Math.min(...times, Number.MAX_SAFE_INTEGER),
    lastAt: Math.max(...times, -1),
  };
}
