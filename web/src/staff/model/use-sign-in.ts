import { useCallback, useEffect } from 'react';
import { tellTabs } from '../../api/believed.ts';
import { readSignIn } from '../../api/sign-in.ts';
import { useAppDispatch, useAppSelector } from './store.ts';
import { showTo, signedOut } from './whose-page.ts';

/** Who is signed in, asked once per page; `refresh` asks again, after signing in, and `forget` leaves the page after signing out. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const { seen, known, expired, left } = useAppSelector((state) => state.signIn);
  const read = useCallback(async () => {
    const now = await readSignIn();
    dispatch(showTo(now));
    return now;
  }, [dispatch]);
  const refresh = useCallback(async () => {
    const { account } = await read();
    if (account !== null) tellTabs(account.accountId);
  }, [read]);
  const forget = useCallback(() => dispatch(signedOut()), [dispatch]);
  return {
    me: seen.account,
    devInbox: seen.devInbox,
    company: seen.company,
    known,
    expired,
    left,
    read,
    refresh,
    forget,
  };
}

/** Asks who is signed in when the page starts. */
export function useReadSignIn(): void {
  const { known, left, read } = useSignIn();
  useEffect(() => {
    if (!known && !left) void read();
  }, [known, left, read]);
}

/** Whether the signed-in person has the permission; hides what would be refused. */
export function useMay(): (permission: string) => boolean {
  const permissions = useAppSelector((state) => state.signIn.seen.account?.permissions);
  return useCallback((permission) => permissions?.includes(permission) ?? false, [permissions]);
}
