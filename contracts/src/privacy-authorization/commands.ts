import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Line } from '../shared/shapes.ts';

const aggregate = 'privacyAuthorization';
const self = { self: 'UPDATE_USER' } as const;

export const privacyAuthorizationCommands = {
  /** The person read this version of the policy and agrees; agreeing again starts the time anew. */
  GrantConsent: command({
    aggregate,
    payload: z.strictObject({ policyVersion: Line }),
    grants: [self],
    emits: ['ConsentGranted'],
    refusals: ['privacy.consent_required'],
    privacy: 'exempt',
  }),
  ExpireConsent: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id }),
    grants: [{ system: true }],
    emits: ['ConsentExpired'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Ends the person's records under way; the screen warns before. */
  WithdrawConsent: command({
    aggregate,
    payload: z.strictObject({}),
    grants: [self],
    emits: ['ConsentWithdrawn'],
    refusals: [],
    privacy: 'exempt',
  }),
  RequestConsent: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id }),
    grants: [{ staff: 'MANAGE_JOB_SEEKER' }],
    emits: ['ConsentRequested'],
    refusals: ['privacy.request_too_often'],
    privacy: 'exempt',
  }),
};
