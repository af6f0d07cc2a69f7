import { z } from 'zod';
import { dataRequestKinds } from './choices.ts';

export const DataRequestKind = z.enum(dataRequestKinds);
export type DataRequestKind = z.infer<typeof DataRequestKind>;

/** How far a request that was made has come. */
export const DataRequestState = z.enum(['RECEIVED', 'IN_PROGRESS', 'FULFILLED', 'REJECTED', 'LAPSED']);
export type DataRequestState = z.infer<typeof DataRequestState>;

/** Why a deletion that was answered is not carried out: it could not be when its hour came, or the desk stopped it before. */
export const HeldUpWhy = z.enum(['OFFER_ACCEPTED', 'COLLEAGUE', 'STOPPED']);
export type HeldUpWhy = z.infer<typeof HeldUpWhy>;

/** The first and the last time that administrators are reminded of a request nobody answered. */
export const DataRequestAlarm = z.enum(['FIRST', 'LAST']);
export type DataRequestAlarm = z.infer<typeof DataRequestAlarm>;
