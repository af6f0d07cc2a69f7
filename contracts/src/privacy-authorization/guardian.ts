import { z } from 'zod';
import { Line } from '../shared/shapes.ts';

/** What the guardian of somebody of fourteen to seventeen is to them. */
export const GuardianRelation = z.enum(['MOTHER', 'FATHER', 'GRANDPARENT', 'SIBLING', 'OTHER']);
export type GuardianRelation = z.infer<typeof GuardianRelation>;

/** Who agreed together with somebody who is no adult yet. */
export const Guardian = z.strictObject({ name: Line.max(50), relation: GuardianRelation });
export type Guardian = z.infer<typeof Guardian>;

/** How a consent was given: signed in, or by a link that was sent. */
export const ConsentWay = z.enum(['ACCOUNT', 'LINK']);
export type ConsentWay = z.infer<typeof ConsentWay>;
