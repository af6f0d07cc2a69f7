import { z } from 'zod';
import { query } from '../shared/define.ts';
import { AllowedActions } from '../shared/query-shapes.ts';
import { ConsentWay, Guardian } from './guardian.ts';

/** Whether a guardian has to agree, too; nobody knows where no birth date is known. */
export const GuardianNeed = z.enum(['YES', 'NO', 'UNKNOWN', 'TOO_YOUNG']);
export type GuardianNeed = z.infer<typeof GuardianNeed>;

const ConsentState = z.enum(['AUTHORIZED', 'EXPIRED', 'UNAUTHORIZED']);

/** One consent that was given: to which policy, when, how, and how it ended where it has. */
export const ConsentGiven = z.object({
  policyVersion: z.string(),
  at: z.string(),
  way: ConsentWay.nullable(),
  ended: z.object({ at: z.string(), how: z.enum(['EXPIRED', 'WITHDRAWN', 'RENEWED']) }).nullable(),
});
export type ConsentGiven = z.infer<typeof ConsentGiven>;

/** The consent as its person reads it. */
export const OwnConsent = z.object({
  state: ConsentState,
  policyVersion: z.string().nullable(),
  /** Null also where other words are in force and the person is told later until when to agree to them. */
  expiresAt: z.string().nullable(),
  /** The version that counts now, which one agrees to. */
  presentVersion: z.string(),
  guardianNeed: GuardianNeed,
  guardian: Guardian.nullable(),
  /** Newest first. */
  given: z.array(ConsentGiven),
  /** When the person said no; newest first. */
  declined: z.array(z.string()),
  allowedActions: AllowedActions,
});

/** The consent as staff read it beside an application: no words of the person. */
export const ConsentRecord = z.object({
  /** When staff last asked without an answer that was yes, and until when the person answers by the link of that. */
  requestedAt: z.string().nullable(),
  invitedUntil: z.string().nullable(),
  expiresAt: z.string().nullable(),
  hasGuardian: z.boolean(),
  given: z.array(ConsentGiven),
  declined: z.array(z.string()),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const privacyAuthorizationQueries = {
  /** What the person who was asked for consent reads by the link. */
  consentPage: query({
    params: z.strictObject({}),
    result: OwnConsent.extend({ name: z.string() }),
    grants: [{ link: 'consent', stepUp: 'tail' }],
    reads: 'OWN',
    view: 'people',
  }),
};
