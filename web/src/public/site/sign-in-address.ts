/** Where to sign in, coming back to `next` afterwards. */
export const signInAddress = (next: string): string => `/login/phone?next=${encodeURIComponent(next)}`;

/** The page to go to after signing in: only a path of our own site, never another origin. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/social/jobs';
}
