import { z } from 'zod';
import { query } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { Availability } from './public.ts';
import { AllowedActions, Standing } from './shapes.ts';

const self = [{ self: 'VIEW_USER' }] as const;

export const Proposal = z.object({
  path: z.string(),
  value: z.string(),
  line: z.string(),
  lineNumber: z.number(),
  confidence: z.number(),
});

export const ResumeFileSeen = z.object({
  resumeFileId: Id,
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  state: z.enum(['SCANNING', 'PARSING', 'PARSED', 'PARSE_FAILED', 'REJECTED']),
  uploadedAt: z.string(),
  rejectedCode: z.string().nullable(),
  proposals: z.array(Proposal),
  allowedActions: AllowedActions,
});

export const ResumeSeen = z.object({
  state: z.enum(['EMPTY', 'INCOMPLETE', 'COMPLETE', 'CONFIRMED']),
  editability: z.enum(['EDITABLE', 'LOCKED', 'PARTLY_UNLOCKED']),
  /** Content by block name; a list block is an array of entries. Shapes: contracts/src/resume. */
  blocks: z.record(z.string(), z.unknown()),
  /** Blocks left in editing. */
  editing: z.array(z.string()),
  /** Blocks and fields that are required and empty, as paths (`basic.birthDate`, `education`). */
  missing: z.array(z.string()),
  confirmedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
  files: z.array(ResumeFileSeen),
  allowedActions: AllowedActions,
});
export type ResumeSeen = z.infer<typeof ResumeSeen>;

export const DeliveryCard = z.object({
  applicationId: Id,
  positionId: Id,
  advertisementId: Id.nullable(),
  title: z.string(),
  titleEn: z.string(),
  track: z.string(),
  bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']),
  stage: z.string(),
  stepStatus: z.string(),
  outcome: z.string().nullable(),
  /** Stages the record went through, oldest first, for the bar. */
  visited: z.array(z.string()),
  deliveredAt: z.string(),
  since: z.string(),
  /** What the person is waited for, if anything; opens in place without a token. */
  todo: z
    .object({
      kind: z.enum(['APPOINTMENT', 'INTERVIEW', 'OFFER', 'COLLECTION']),
      id: Id,
      until: z.string().nullable(),
      seatsLeft: z.number().nullable(),
    })
    .nullable(),
  /** When the next answer is due, if the company named a day. */
  nextBy: z.string().nullable(),
  allowedActions: AllowedActions,
});
export type DeliveryCard = z.infer<typeof DeliveryCard>;

export const seekerQueries = {
  myAccount: query({
    params: z.strictObject({}),
    result: z.object({
      accountId: Id,
      jobSeekerId: z.string().nullable(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      hasPassword: z.boolean(),
      language: z.string(),
      state: z.string(),
      closesAt: z.string().nullable(),
      consent: z.object({
        state: z.enum(['AUTHORIZED', 'EXPIRED', 'UNAUTHORIZED']),
        policyVersion: z.string().nullable(),
        expiresAt: z.string().nullable(),
      }),
      allowedActions: AllowedActions,
    }),
    grants: self,
    view: 'accounts',
  }),
  myResume: query({ params: z.strictObject({}), result: ResumeSeen, grants: self, view: 'resumes' }),
  myDeliveries: query({
    params: z.strictObject({ bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']).default('ACTIVE') }),
    result: z.object({
      deliveries: z.array(DeliveryCard),
      counts: z.object({ ACTIVE: z.number(), ENDED: z.number(), INVALID: z.number() }),
      resumeLocked: z.boolean(),
    }),
    grants: self,
    view: 'applications',
  }),
  /** Everything the three delivery steps must know before they start. */
  deliveryReadiness: query({
    params: z.strictObject({ advertisementId: Id }),
    result: z.object({
      availability: Availability,
      resumeState: z.string(),
      missing: z.array(z.string()),
      editing: z.array(z.string()),
      consent: z.string(),
      policyVersion: z.string(),
      standing: Standing.nullable(),
    }),
    grants: self,
    view: 'resumes',
  }),
};
