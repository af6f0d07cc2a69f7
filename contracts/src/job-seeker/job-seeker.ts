import { z } from 'zod';

/** How the company came to know a person. */
export const SeekerSource = z.enum(['REGISTERED', 'STAFF', 'IMPORT', 'RECOMMENDED']);
export type SeekerSource = z.infer<typeof SeekerSource>;

/** Key fields whose changes are recorded, because staff and links reach the person by them. */
export const KeyField = z.enum(['name', 'phone', 'email']);
export type KeyField = z.infer<typeof KeyField>;
