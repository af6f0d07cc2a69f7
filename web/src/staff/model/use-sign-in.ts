import { useCallback, useEffect } from 'react';
import { readSignIn } from '../../api/sign-in.ts';
import { signInRead } from './sign-in-slice.ts';
import { staffApi } from './staff-api.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

/** Who is signed in, asked once per page; `refresh` asks again, `forget` also drops every answer kept. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const { seen, known, expired } = useAppSelector((state) => state.signIn);
  const refresh = useCallback(async () => {
    dispatch(signInRead(await readSignIn()));
  }, [dispatch]);
  const forget = useCallback(async () => {
    await refresh();
    dispatch(staffApi.util.resetApiState());
  }, [dispatch, refresh]);
  return { me: seen.account, devInbox: seen.devInbox, known, expired, refresh, forget };
}

/** Asks who is signed in when the page starts. */
export function useReadSignIn(): void {
  const { known, refresh } = useSignIn();
  useEffect(() => {
    if (!known) void refresh();
  }, [known, refresh]);
}

/** Whether the signed-in person has the permission; hides what would be refused. */
export function useMay(): (permission: string) => boolean {
  const permissions = useAppSelector((state) => state.signIn.seen.account?.permissions);
  return useCallback((permission) => permissions?.includes(permission) ?? false, [permissions]);
}
