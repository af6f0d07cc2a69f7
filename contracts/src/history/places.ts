import { z } from 'zod';

/** Name of a stream of the log: its aggregate and an id. */
export const StreamName = z.string().regex(/^[a-zA-Z]{2,40}-[0-9a-f-]{36,64}$/);

/** Where a value stands within the data of an event: names of fields and places in lists, as `content.family.0.name`. */
export const ValuePath = z.string().regex(/^[a-zA-Z0-9]{1,40}(\.[a-zA-Z0-9]{1,40}){0,9}$/);
