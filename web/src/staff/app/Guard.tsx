import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ProofDialog } from '../features/sign-in/ProofDialog.tsx';
import { SignInDialog } from '../features/sign-in/SignInDialog.tsx';
import { paths } from '../model/paths.ts';
import { useAppSelector } from '../model/store.ts';
import { useReadSignIn, useSignIn } from '../model/use-sign-in.ts';
import { ShellFrame } from './ShellFrame.tsx';

/**
 * Lets staff in; others sign in first and come back here. A sign-in that ends meanwhile keeps the page and asks above it; a page whose
 * person has left shows nothing.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { me, known, expired } = useSignIn();
  const isOwnerAsked = useAppSelector(({ ownerProof }) => ownerProof.isAsked);
  const { pathname, search } = useLocation();
  useReadSignIn();
  if (!known) return <ShellFrame />;
  if (me?.identity !== 'Staff') return <Navigate to={paths.signIn} replace state={{ from: `${pathname}${search}` }} />;
  return (
    <>
      {children}
      {isOwnerAsked && <ProofDialog />}
      {expired && <SignInDialog />}
    </>
  );
}
