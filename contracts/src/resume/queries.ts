import { z } from 'zod';
import { Availability } from '../advertisement/queries.ts';
import { Education } from '../position/position.ts';
import { GuardianNeed } from '../privacy-authorization/queries.ts';
import { query } from '../shared/define.ts';
import { AccountRef, AllowedActions, Standing } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

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
  /** Why it was not read for now, though nothing is wrong with it. */
  unreadCode: z.string().nullable(),
  /** Whether the file holds more than could be read. */
  incomplete: z.boolean(),
  proposals: z.array(Proposal),
  allowedActions: AllowedActions,
});

/** What lists say of a resume: where somebody studied last and highest, for how many years they have worked, and for whom last. */
export const ResumeLine = z.object({
  school: z.string().nullable(),
  degree: Education.nullable(),
  years: z.number().nullable(),
  employer: z.string().nullable(),
});
export type ResumeLine = z.infer<typeof ResumeLine>;

export const ResumeSeen = z.object({
  /** Whose it is; the resume has the same id. */
  jobSeekerId: Id,
  /** How far the resume is; -1 before anything was written. */
  revision: z.int(),
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

/** What staff brought of a person: the files with what was read of them, beside what the resume says. */
export const BroughtResume = ResumeSeen.pick({
  jobSeekerId: true,
  revision: true,
  blocks: true,
  allowedActions: true,
}).extend({
  /** The person wrote on their resume: staff read, and write nothing into it. */
  writtenByPerson: z.boolean(),
  files: z.array(ResumeFileSeen.extend({ broughtBy: AccountRef })),
});
export type BroughtResume = z.infer<typeof BroughtResume>;

export const resumeQueries = {
  myResume: query({
    params: z.strictObject({}),
    result: ResumeSeen,
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'resumes',
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
      guardianNeed: GuardianNeed,
      standing: Standing.nullable(),
      /** Nobody is recommended now, so that no code is asked for. */
      recommendingPaused: z.boolean(),
    }),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'resumes',
  }),
  /** The files that staff brought of a person, with what was read; contacts are left out. */
  broughtResume: query({
    params: z.strictObject({ jobSeekerId: Id }),
    result: BroughtResume,
    grants: [{ staff: 'MANAGE_JOB_SEEKER' }],
    reads: 'FILE',
    view: 'resumes',
  }),
};
