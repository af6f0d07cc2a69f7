import { z } from 'zod';

/** How the company came to know a person. */
export const SeekerSource = z.enum(['REGISTERED', 'STAFF', 'IMPORT', 'RECOMMENDED']);
export type SeekerSource = z.infer<typeof SeekerSource>;

/** Key fields whose changes are recorded, because staff and links reach the person by them. */
export const KeyField = z.enum(['name', 'phone', 'email']);
export type KeyField = z.infer<typeof KeyField>;

/** What of a person is masked until somebody asks for it, one at a time: phone and e-mail, or one value of a collection. */
export const MaskedField = z.enum(['contact', 'identity.number', 'bank.number', 'emergency.phone']);
export type MaskedField = z.infer<typeof MaskedField>;
