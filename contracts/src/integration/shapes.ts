import { z } from 'zod';
import { Id } from '../shared/shapes.ts';

/** What everything told of an application names. */
export const application = { applicationId: Id, candidateId: Id, positionId: Id };

/** A code of a list that grows: a reader leaves a code that it does not know as it is. */
export const code = (...known: readonly string[]) => z.string().meta({ examples: [...known] });

/** What people wrote; a subscriber without personal data does not get it. */
export const words = z.string().optional();
