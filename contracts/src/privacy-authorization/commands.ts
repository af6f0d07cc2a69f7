import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Instant, Line } from '../shared/shapes.ts';
import { Guardian } from './guardian.ts';

const aggregate = 'privacyAuthorization';
const self = { self: 'UPDATE_USER' } as const;
const byLink = { link: 'consent', stepUp: 'tail' } as const;
const system = { system: true } as const;

export const privacyAuthorizationCommands = {
  /** The person read this version of the policy and agrees; agreeing again starts the time anew. From 14 to 17 a guardian agrees, too. */
  GrantConsent: command({
    aggregate,
    payload: z.strictObject({ policyVersion: Line, guardian: Guardian.nullable().default(null) }),
    grants: [self, byLink],
    emits: ['ConsentGranted'],
    refusals: ['privacy.consent_required', 'privacy.guardian_required', 'delivery.under_14'],
    privacy: 'exempt',
  }),
  /** The person who was asked says no; records that staff opened meanwhile end. */
  DeclineConsent: command({
    aggregate,
    payload: z.strictObject({}),
    grants: [self, byLink],
    emits: ['ConsentDeclined'],
    refusals: [],
    privacy: 'exempt',
  }),
  ExpireConsent: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id }),
    grants: [system],
    emits: ['ConsentExpired'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** The clock's: tells the person that the consent is about to end, with a link that renews it. */
  RemindOfConsent: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id }),
    grants: [system],
    emits: ['ConsentReminded'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** A new version of the policy counts: whoever agreed to another one is asked again, from that instant on where many are. */
  AskConsentAnew: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, tellFrom: Instant.optional() }),
    grants: [system],
    emits: ['ConsentAskedAnew'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Ends the person's records under way; the screen warns before. As it cannot be taken back, a sign-in alone does not do it. */
  WithdrawConsent: command({
    aggregate,
    payload: z.strictObject({}),
    grants: [{ ...self, stepUp: 'code' }, byLink],
    emits: ['ConsentWithdrawn'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Staff have the person asked, by mail and SMS, with a link to the policy and both answers. */
  RequestConsent: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id }),
    grants: [{ staff: 'MANAGE_JOB_SEEKER' }],
    emits: ['ConsentRequested'],
    refusals: ['privacy.request_too_often'],
    privacy: 'exempt',
  }),
};
