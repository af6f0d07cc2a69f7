import { z } from 'zod';

/** How the company came to know a person. */
export const SeekerSource = z.enum(['REGISTERED', 'STAFF', 'IMPORT', 'RECOMMENDED']);
export type SeekerSource = z.infer<typeof SeekerSource>;

/** Key fields whose changes are recorded, because staff and links reach the person by them. */
export const KeyField = z.enum(['name', 'phone', 'email']);
export type KeyField = z.infer<typeof KeyField>;

/** The key fields by which a person is reached. */
export const ContactField = KeyField.exclude(['name']);
export type ContactField = z.infer<typeof ContactField>;

/** What of a person is masked until somebody asks for it, one at a time: phone and e-mail, or one value of a collection. */
export const MaskedField = z.enum(['contact', 'identity.number', 'bank.number', 'emergency.phone']);
export type MaskedField = z.infer<typeof MaskedField>;

/** Why a person is erased: they or somebody for them asked, their account closed, they were kept long enough, or a restored log had them still. */
export const ErasureCause = z.enum(['REQUEST', 'ACCOUNT_CLOSED', 'RETENTION', 'RESTORED']);
export type ErasureCause = z.infer<typeof ErasureCause>;

/** What was let go of beside the person's key: how many of each. */
export const ErasureReceipt = z.strictObject({
  files: z.int().nonnegative(),
  messages: z.int().nonnegative(),
  links: z.int().nonnegative(),
  streams: z.int().nonnegative(),
});
export type ErasureReceipt = z.infer<typeof ErasureReceipt>;
