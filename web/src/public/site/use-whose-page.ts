import type { SignedInSeen } from '@talentlog/contracts';
import { useCallback, useEffect, useState } from 'react';
import { believe, believed, onSignInNews, tellTabs } from '../../api/believed.ts';
import { page } from '../../api/page.ts';
import { readSignIn } from '../../api/sign-in.ts';
import type { QueryStore } from '../../api/store.ts';
import { forgetKept } from '../../ui/kept.ts';

const start = '/social/jobs';

interface WhosePage {
  readonly signIn: SignedInSeen;
  /** The page was another person's: nothing of it is shown any more, a new document is on its way. */
  readonly left: boolean;
  /** Looks again after signing in or out here, and tells the other tabs. */
  readonly refresh: () => Promise<SignedInSeen>;
}

/** Who is signed in. What was shown to one person leaves the screen when another signs in or this one signs out, in whichever tab. */
export function useWhosePage(initial: SignedInSeen, store: QueryStore): WhosePage {
  const [signIn, setSignIn] = useState(initial);
  const [left, setLeft] = useState(false);
  const leave = useCallback(() => {
    setLeft(true);
    page.restart(start);
  }, []);
  const show = useCallback(
    (next: SignedInSeen) => {
      believe(next.account?.accountId);
      store.clear();
      setSignIn(next);
    },
    [store],
  );
  const refresh = useCallback(async () => {
    const next = await readSignIn();
    const now = next.account?.accountId;
    const before = believed();
    forgetKept(now);
    if (now !== before) tellTabs(now ?? null);
    if (now !== undefined && before !== undefined && now !== before) leave();
    else show(next);
    return next;
  }, [leave, show]);
  useEffect(
    () =>
      onSignInNews(async (news) => {
        const seen = news === 'look' || believed() === undefined ? await readSignIn().catch(() => undefined) : news;
        if (seen === undefined) return;
        const now = 'signedIn' in seen ? seen.account?.accountId : (seen.accountId ?? undefined);
        if (believed() !== undefined && now !== believed()) leave();
        // A guest who closed a personal link in another tab ended what was proved here as well: this page asks anew.
        else if ('signedIn' in seen && (now !== believed() || news !== 'look')) show(seen);
      }),
    [leave, show],
  );
  return { signIn, left, refresh };
}
