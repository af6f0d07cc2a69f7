/** Where to sign in, coming back to `next` afterwards. */
export const signInAddress = (next: string): string => `/login/phone?next=${encodeURIComponent(next)}`;

/** What the search of an address asks for: of the page that a sign-in leads to, where it is one. */
export const askedBy = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return next.includes('?') ? next.slice(next.indexOf('?')) : search;
};

/** The page to go to after signing in: only a path of our own site, never another origin. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/social/jobs';
}
