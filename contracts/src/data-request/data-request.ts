import { z } from 'zod';
import { dataRequestKinds } from './choices.ts';

export const DataRequestKind = z.enum(dataRequestKinds);
export type DataRequestKind = z.infer<typeof DataRequestKind>;

/** How far a request that was made has come. */
export const DataRequestState = z.enum(['RECEIVED', 'IN_PROGRESS', 'FULFILLED', 'REJECTED']);
export type DataRequestState = z.infer<typeof DataRequestState>;

/** The first and the last time that administrators are reminded of a request nobody answered. */
export const DataRequestAlarm = z.enum(['FIRST', 'LAST']);
export type DataRequestAlarm = z.infer<typeof DataRequestAlarm>;
