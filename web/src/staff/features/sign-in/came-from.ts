import { paths } from '../../model/paths.ts';

const key = 'sign-in-from';

/** Where somebody wanted to go who has to sign in first. */
export const cameFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.home;

/** Keeps it in this tab while the browser is at the company's sign-in: nothing of it is written into an address. */
export function keepCameFrom(from: string): void {
  try {
    sessionStorage.setItem(key, from);
  } catch {
    // A device that keeps nothing begins at the first page.
  }
}

/** Where it was, once; an address of the workspace, whatever was kept. */
export function takeCameFrom(): string {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : paths.home;
  } catch {
    return paths.home;
  }
}
