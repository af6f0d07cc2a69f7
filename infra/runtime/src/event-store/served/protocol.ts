import { z } from 'zod';
import type { Position, SubscriptionMessage } from '../port.ts';
import type { Told } from './told.ts';

/** Moves whenever either side would misread the other. Both run the same release, so no former one is spoken. */
export const version = 2;

/** `POST` with JSON; reads and `follow` answer with lines of JSON, the others with one value. */
export const pathOf = (call: string): string => `/log/${version}/${call}`;

/** In every answer: the end of the log when it was begun. Nobody who saw it may ever see less. */
export const headHeader = 'x-log-head';

/** In every call but `agree`: under which agreement it is made. Each owner that begins wants one of its own. */
export const agreementHeader = 'x-log-agreement';

/** What must be the same at the owner and at who appends: digests by their names, and whatever shows that both stand on one folder. */
export interface Terms {
  readonly digests: Readonly<Record<string, string>>;
  readonly proof: string;
}

/** What the owner says of it: the word that calls are made under, or the names of what is another. */
export interface Agreed {
  readonly under?: string;
  readonly differing: readonly string[];
}

/** Said by a subscription that has nothing to tell, so that both ends know that the other is there. */
export type Followed =
  | SubscriptionMessage
  | { readonly kind: 'here' }
  | { readonly kind: 'failed'; readonly told: Told };
export const hereEveryMs = 5_000;

/** Bytes. More than any command writes; what is larger is refused before it is in memory. */
export const largestCommit = 32 * 1024 * 1024;

const expected = z.union([z.int().min(0), z.literal(['no-stream', 'stream-exists'])]);
const place = { stream: z.string().min(1), expected };
// As it was read: a copy would lose names such as `__proto__`, which are data here.
const fields = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const event = z.looseObject({
  id: z.string().min(1),
  type: z.string().min(1),
  schemaVersion: z.int(),
  data: fields,
  metadata: fields,
});
const position = z.string().regex(/^\d{20}$/);
/** Whether a header says where a log ends: nobody but an owner does. */
export const isPosition = (given: unknown): given is Position => position.safeParse(given).success;
const filter = z.object({ types: z.array(z.string()).optional() }).optional();

/** What each call is given. */
export const asked = {
  append: z.object({
    commitId: z.string().min(1),
    writes: z.array(z.object({ ...place, events: z.array(event) })),
    checks: z.array(z.object(place)).optional(),
  }),
  stream: z.object({ stream: z.string(), from: z.int().min(0), to: z.int().optional() }),
  all: z.object({ after: position, limit: z.int().min(0), filter, upTo: position.optional() }),
  follow: z.object({ after: position, filter }),
  head: z.object({}),
  agree: z.object({ digests: z.record(z.string(), z.string()), proof: z.string() }),
  commit: z.object({ commitId: z.string() }),
  lastCheck: z.object({}),
  check: z.object({}),
} as const;
export type Call = keyof typeof asked;

/** Undefined where nothing of ours is asked. */
export function callOf(url = ''): Call | undefined {
  const calls = Object.keys(asked) as Call[];
  return calls.find((call) => url === pathOf(call));
}

/** How far a message of a subscription has come. */
export const reachedBy = (message: SubscriptionMessage): Position =>
  message.kind === 'event' ? message.event.position : message.position;
