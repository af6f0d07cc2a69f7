import { z } from 'zod';

/** How something that follows the log stands: what the health page and an administrator see of it. */
export const FollowerState = z.enum(['running', 'waiting', 'parked', 'failing', 'caught-up', 'stopped']);
export type FollowerState = z.infer<typeof FollowerState>;

/** `GET /api/followers`: each follower, and the events it has put aside. */
export const FollowerSeen = z.object({
  name: z.string(),
  state: FollowerState,
  /** Everything up to here is done or parked. */
  position: z.string(),
  /** Events it wants and has not done, counted up to 1,000; null while the log cannot be read. */
  lagEvents: z.int().nullable(),
  /** Age of the oldest of them. */
  lagMs: z.int().nullable(),
  lastError: z.string().nullable(),
  parked: z.array(z.object({ eventId: z.string(), stream: z.string(), reason: z.string() })),
});
export type FollowerSeen = z.infer<typeof FollowerSeen>;

/** `POST /api/followers/{name}/parked/{eventId}/retry` and `.../discard`: what became of the parked events of its stream. */
export const Unparked = z.object({ handled: z.int(), left: z.int() });
export type Unparked = z.infer<typeof Unparked>;

/**
 * Why a part of the running company is not well, as pages say it; what failed in words is for administrators to read besides. Of a process of
 * its own: `awaited` before it first came, `left` once it was here and nobody stands by. `unknown`: who would tell of the part is away.
 */
export const partCauses = [
  'absent',
  'awaited',
  'away',
  'changed',
  'damaged',
  'failing',
  'filling',
  'full',
  'left',
  'none',
  'old',
  'readOnly',
  'silent',
  'spent',
  'starting',
  'stopping',
  'unknown',
  'unsealed',
] as const;
export type PartCause = (typeof partCauses)[number];
