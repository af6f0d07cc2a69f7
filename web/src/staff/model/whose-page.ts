import { believe, believed, onSignInNews, tellTabs } from '../../api/believed.ts';
import { page } from '../../api/page.ts';
import { readSignIn, type SignedInSeen } from '../../api/sign-in.ts';
import { forgetKept, forgetOldDrafts } from '../../ui/kept.ts';
import { signInExpired, signInLeft, signInRead } from './sign-in-slice.ts';
import { staffApi } from './staff-api.ts';
import type { Store } from './store.ts';

const base = '/staff';
type Dispatch = Store['dispatch'];

/**
 * The page is somebody's no more: answers, dialogs and whatever was typed leave the screen at once, and a new document takes its place.
 * The requests on their way still say for whom they were made.
 */
function leave(dispatch: Dispatch, next: string | null): void {
  dispatch(signInLeft());
  dispatch(staffApi.util.resetApiState());
  page.restart(next === null ? `${base}/sign-in` : `${base}/`);
}

/** Shows the page to who is signed in. One that was another person's is left for the first page; the same person goes on. */
export const showTo = (seen: SignedInSeen) => (dispatch: Dispatch) => {
  const now = seen.account?.accountId;
  const before = believed();
  if (now !== undefined) forgetKept(now);
  forgetOldDrafts();
  if (before !== undefined && before !== now) return leave(dispatch, now ?? null);
  believe(now);
  dispatch(signInRead(seen));
};

/** Leaves the page after signing out, here and in every other tab, with nothing kept of whose it was. */
export const signedOut = () => (dispatch: Dispatch) => {
  forgetKept();
  tellTabs(null);
  leave(dispatch, null);
};

/** Looks who is signed in. What was said of one person is not kept for another; a sign-in that ended is asked for above the page. */
const lookAgain = async (dispatch: Dispatch) => {
  const seen = await readSignIn().catch(() => undefined);
  if (seen === undefined) return;
  if (seen.account === null && believed() !== undefined) dispatch(signInExpired());
  else dispatch(showTo(seen));
};

/** Follows what other tabs of the browser do: signing out and another account reach this page at once. Returns the way to stop. */
export function followSignIn({ dispatch }: Store): () => void {
  return onSignInNews((news) => {
    if (news !== 'look' && believed() !== undefined && news.accountId !== believed()) leave(dispatch, news.accountId);
    else void lookAgain(dispatch);
  });
}
