import { addMinutes } from '../shared/time.ts';

/** Candidates sign in from an hour before the start. */
export const signInFrom = (start: string): string => addMinutes(start, -60);
