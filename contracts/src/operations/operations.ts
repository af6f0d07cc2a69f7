import { z } from 'zod';

/** Name of what follows the log, as `notifier/queueing`. */
export const FollowerName = z.string().regex(/^[A-Za-z][A-Za-z0-9:/._-]{0,99}$/);

/** What the system lets go of by itself when its time is over, beside people: uploads that no command named, messages of a development machine. */
export const KeptKind = z.enum(['UPLOADS', 'MESSAGES']);
export type KeptKind = z.infer<typeof KeptKind>;
