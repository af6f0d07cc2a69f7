import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInAddress } from './sign-in-address.ts';

/** To the sign-in page, and back to the page one is on. */
export function SignInLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Link to={signInAddress(pathname + search)}>{children}</Link>;
}
