import type { Claim } from '../claim/index.ts';

/** The claim by which a phone leads to one person; none without a phone. */
export const seekerPhone = (phone: string | null | undefined): Claim | undefined =>
  phone ? { claim: 'seeker-phone', key: phone } : undefined;

/** The same for an e-mail. */
export const seekerEmail = (email: string | null | undefined): Claim | undefined =>
  email ? { claim: 'seeker-email', key: email } : undefined;
