import { type Position, START } from './port.ts';

/** The position of the n-th event of a dense log. */
export const positionOf = (n: number): Position => String(n).padStart(START.length, '0') as Position;
