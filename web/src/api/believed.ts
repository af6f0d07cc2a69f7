import type { ApiProblem } from './problem.ts';

/** Whom a page speaks for, as it believes: another tab of the same browser may have signed somebody else in meanwhile. */
let account: string | undefined;

/** Where one asks who is signed in: the one question that whoever it is may ask. */
export const whoIsIt = '/api/session';

const storageKey = 'signed-in';
type News = { readonly accountId: string | null } | 'look';
const listeners = new Set<(news: News) => void>();
const tell = (news: News) => {
  for (const listener of listeners) listener(news);
};

/** From now on every request says that it is sent for this account; nobody's says nothing. */
export function believe(accountId: string | undefined): void {
  account = accountId;
}

export const believed = (): string | undefined => account;

/** What a request says of its page, for the server to hold against who is signed in. */
export const believedHeaders = (path: string): Readonly<Record<string, string>> =>
  account === undefined || path === whoIsIt ? {} : { 'X-Account': account };

/** The same refusal; where it says that somebody else is signed in, the page is told. */
export function heeded(problem: ApiProblem): ApiProblem {
  if (problem.code === 'auth.other_account') tell('look');
  return problem;
}

/** Tells the other tabs who is signed in now; null after signing out. Nothing of it stays in the browser. */
export function tellTabs(accountId: string | null): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ accountId, at: Date.now() }));
    localStorage.removeItem(storageKey);
  } catch {
    // A device that keeps nothing: the server still refuses what the other tabs send for the wrong person.
  }
}

/**
 * Calls back when another tab signed somebody in or out, and with `look` where this page may be behind: it was refused as somebody
 * else's, or the browser put it back as it was when it was left. Returns the way to stop.
 */
export function onSignInNews(listener: (news: News) => void): () => void {
  const fromTab = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && newValue !== null) listener({ accountId: JSON.parse(newValue).accountId });
  };
  const putBack = ({ persisted }: PageTransitionEvent) => persisted && listener('look');
  listeners.add(listener);
  window.addEventListener('storage', fromTab);
  window.addEventListener('pageshow', putBack);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromTab);
    window.removeEventListener('pageshow', putBack);
  };
}
