import { uuidv5 } from '../ids.ts';

const space = '6d0f3a52-3c0e-4f5e-9d27-1f4d6a1c9b70';

/** What a sign-in is known by where it is listed: its opaque id is a secret, and cannot be found from this. */
export const signInRef = (id: string): string => uuidv5(space, id);
