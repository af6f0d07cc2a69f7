import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInDialog } from '../features/sign-in/SignInDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { paths } from './paths.ts';
import { useReadSession, useSession } from './use-session.ts';

/** Lets staff in; others sign in first and come back here. A session that ends meanwhile keeps the page and asks above it. */
export function Guard({ children }: { children: ReactNode }) {
  const { me, known, expired } = useSession();
  const { pathname, search } = useLocation();
  useReadSession();
  if (!known) return <Loading />;
  if (me?.identity !== 'Staff') return <Navigate to={paths.signIn} replace state={{ from: `${pathname}${search}` }} />;
  return (
    <>
      {children}
      {expired && <SignInDialog />}
    </>
  );
}
