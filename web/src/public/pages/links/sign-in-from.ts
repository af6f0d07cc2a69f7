/** Signing in opens this long before the start (DOMAIN.md, section 5). */
const before = 60 * 60_000;

/** From when a candidate can sign in to an interview. */
export const signInFrom = (start: string): string => new Date(Date.parse(start) - before).toISOString();
