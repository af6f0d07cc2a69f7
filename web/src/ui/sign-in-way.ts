import { type ComponentType, createContext, type ReactNode } from 'react';

/** The link by which a site lets people sign in and come back to the page they are on; none where nobody signs in. */
export const SignInWay = createContext<ComponentType<{ readonly children: ReactNode }> | null>(null);
