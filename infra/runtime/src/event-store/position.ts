import { type LogPosition, START } from './port.ts';

/** The position of the n-th event of a dense log. */
export const positionOf = (n: number): LogPosition => String(n).padStart(START.length, '0') as LogPosition;
