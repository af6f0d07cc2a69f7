import { z } from 'zod';
import { query } from '../shared/define.ts';
import { LinkPurpose, StepUp } from '../shared/links.ts';
import { PositionRef } from '../shared/query-shapes.ts';
import { LinkBecame } from './link.ts';

export const linkQueries = {
  /** What a link is, before any step-up: nothing personal. Expired links still say what they were. */
  linkOpened: query({
    params: z.strictObject({}),
    result: z.object({
      purpose: LinkPurpose,
      state: z.enum(['VALID', 'EXPIRED', 'VOIDED']),
      stepUp: StepUp,
      satisfied: z.boolean(),
      expiresAt: z.string(),
      position: PositionRef.nullable(),
      /** Where the last four digits are asked for: so many tries are left from this network or browser. */
      triesLeft: z.number(),
      /** Phone as `138 **** 6021`, only for the code step. */
      maskedPhone: z.string().nullable(),
      /** E-mail as `l***@mail.example`, where the code goes there: of who has no phone with us, whom every link asks for a code. */
      maskedEmail: z.string().nullable().optional(),
    }),
    grants: [{ guest: true }],
    reads: 'OWN',
    view: 'links',
  }),
  /** What a link was that is over and what became of it: neither pay nor contents, and only to who had proved it or is its person. */
  linkOver: query({
    params: z.strictObject({}),
    result: z.object({
      purpose: LinkPurpose,
      became: LinkBecame,
      position: PositionRef.nullable(),
      stage: z.string().nullable(),
      /** Of the interview, or of the time that was booked. */
      start: z.string().nullable(),
      end: z.string().nullable(),
      /** The application it was about still goes on. */
      goesOn: z.boolean(),
      /** Whom to ask by name. */
      contact: z.string(),
    }),
    grants: [{ overLink: true }],
    reads: 'OWN',
    view: 'links',
  }),
};
