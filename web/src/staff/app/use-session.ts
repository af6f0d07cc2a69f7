import { useCallback, useEffect } from 'react';
import { readSession, type SignedInSeen } from '../../api/session.ts';
import { staffApi } from '../api/staff-api.ts';
import { sessionRead } from './session-slice.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

export type Me = NonNullable<SignedInSeen['account']>;

/** Who is signed in, asked once per page; `refresh` asks again, `forget` also drops every answer kept. */
export function useSession() {
  const dispatch = useAppDispatch();
  const { seen, known, expired } = useAppSelector((state) => state.session);
  const refresh = useCallback(async () => {
    dispatch(sessionRead(await readSession()));
  }, [dispatch]);
  const forget = useCallback(async () => {
    await refresh();
    dispatch(staffApi.util.resetApiState());
  }, [dispatch, refresh]);
  return { me: seen.account, devInbox: seen.devInbox, known, expired, refresh, forget };
}

/** Reads the session when the page starts. */
export function useReadSession(): void {
  const { known, refresh } = useSession();
  useEffect(() => {
    if (!known) void refresh();
  }, [known, refresh]);
}

/** Whether the signed-in person has the permission; hides what would be refused. */
export function useMay(): (permission: string) => boolean {
  const permissions = useAppSelector((state) => state.session.seen.account?.permissions);
  return useCallback((permission) => permissions?.includes(permission) ?? false, [permissions]);
}
