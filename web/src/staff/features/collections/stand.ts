import type { Tone } from '../../model/tone.ts';
import type { CollectionRow } from './api.ts';

/** Where a collection stands: its state, and what the state alone does not tell. */
export type CollectionStand =
  | 'toCollect'
  | 'collecting'
  | 'overdue'
  | 'collected'
  | 'locked'
  | 'pushing'
  | 'pushFailed'
  | 'pushed'
  | 'archived';

type Seen = Pick<CollectionRow, 'state' | 'pushing' | 'pushError' | 'expiresAt'>;

const plain: Readonly<Record<string, CollectionStand>> = {
  TO_COLLECT: 'toCollect',
  COLLECTING: 'collecting',
  COLLECTED: 'collected',
  LOCKED: 'locked',
  PUSHED: 'pushed',
  ARCHIVED: 'archived',
};

/** Where a collection stands now. */
export function standOf({ state, pushing, pushError, expiresAt }: Seen, now: number = Date.now()): CollectionStand {
  if (state === 'LOCKED' && pushing) return 'pushing';
  if (state === 'LOCKED' && pushError !== null) return 'pushFailed';
  if (state === 'COLLECTING' && expiresAt !== null && Date.parse(expiresAt) < now) return 'overdue';
  return plain[state] ?? 'archived';
}

/** Colours by what the stand means to a reader. */
export const standTones: Readonly<Record<CollectionStand, Tone>> = {
  toCollect: 'warn',
  collecting: 'info',
  overdue: 'bad',
  collected: 'warn',
  locked: 'hold',
  pushing: 'info',
  pushFailed: 'bad',
  pushed: 'ok',
  archived: 'mute',
};
