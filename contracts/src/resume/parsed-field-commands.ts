import { z } from 'zod';
import { ProposedValue } from '../resume-file/resume-file.ts';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { Id } from '../shared/shapes.ts';

const aggregate = 'resume';
const grants = [{ self: 'UPDATE_USER' }] as const;
const privacy = 'exempt';
/** What was read from a file, by the paths it was read for. */
const readPaths = z.strictObject({
  resumeFileId: Id,
  fields: z.array(oneLine.max(100)).min(1, { error: 'common.required' }).max(400),
});
const readFields = z.strictObject({
  resumeFileId: Id,
  fields: z
    .array(z.strictObject({ path: oneLine.max(100), value: ProposedValue }))
    .min(1, { error: 'common.required' })
    .max(400),
});
/** By staff, into a resume that its person did not begin. */
const staff = [{ staff: 'MANAGE_JOB_SEEKER' }] as const;
const ofPerson = { jobSeekerId: Id };

/** What becomes of what was read from a file. */
export const parsedFieldCommands = {
  /** Takes over what was read from a file, as the person left or corrected it. Values that do not fit are skipped and named in the result. */
  AcceptParsedFields: command({
    aggregate,
    payload: readFields,
    grants,
    emits: ['ResumeCreated', 'ResumeBlockSaved'],
    refusals: [
      'resume.locked_in_process',
      'file.not_ready',
      'common.invalid',
      'resume.end_before_start',
      'resume.end_equals_start',
    ],
    privacy,
  }),
  /** Leaves what was read from a file: it is not proposed again. */
  DismissParsedFields: command({
    aggregate,
    payload: readPaths,
    grants,
    emits: ['ResumeCreated', 'ParsedFieldsDismissed'],
    refusals: [],
    privacy,
  }),
  /** Proposes again what was taken over or left by mistake. */
  RestoreParsedFields: command({
    aggregate,
    payload: readPaths,
    grants,
    emits: ['ResumeCreated', 'ParsedFieldsRestored'],
    refusals: [],
    privacy,
  }),
  /** Staff take over what was read from a file they brought. What does not fit, and what a contact is, is skipped and named in the result. */
  AcceptParsedFieldsOnBehalf: command({
    aggregate,
    payload: readFields.extend(ofPerson),
    grants: staff,
    emits: ['ResumeCreated', 'ResumeBlockSavedOnBehalf'],
    refusals: [
      'common.not_found',
      'resume.written_by_person',
      'file.not_ready',
      'common.invalid',
      'resume.end_before_start',
      'resume.end_equals_start',
    ],
  }),
  /** Staff leave what was read from a file they brought. */
  DismissParsedFieldsOnBehalf: command({
    aggregate,
    payload: readPaths.extend(ofPerson),
    grants: staff,
    emits: ['ResumeCreated', 'ParsedFieldsDismissed'],
    refusals: ['common.not_found', 'resume.written_by_person'],
  }),
  /** Staff have proposed again what they took over or left by mistake. */
  RestoreParsedFieldsOnBehalf: command({
    aggregate,
    payload: readPaths.extend(ofPerson),
    grants: staff,
    emits: ['ResumeCreated', 'ParsedFieldsRestored'],
    refusals: ['common.not_found', 'resume.written_by_person'],
  }),
};
