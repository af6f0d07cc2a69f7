import { z } from 'zod';
import { event } from '../shared/define.ts';

/** A claim holds a natural key (a phone, a code) for one owner at a time; its stream is named by the keyed hash of the key. */
export const claimEvents = {
  ClaimTaken: event({ version: 1, data: z.strictObject({ ownerId: z.string() }) }),
  ClaimReleased: event({ version: 1, data: z.strictObject({ ownerId: z.string() }) }),
};
