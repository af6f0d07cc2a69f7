import { z } from 'zod';
import { asLine, asLines } from './plain-text.ts';

/**
 * What a person typed into a field of one line, of several lines. Every text of a person in a contract is one of these two; what cannot
 * be seen is left out rather than refused, because it comes along when something is pasted.
 */
export const oneLine = z.string().overwrite(asLine).trim();
export const manyLines = z.string().overwrite(asLines).trim();
