import { z } from 'zod';
import { ProposedValue } from '../resume-file/resume-file.ts';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { Email, Id, Phone } from '../shared/shapes.ts';
import { ResumeBlock, resumeBlocks } from './resume.ts';

const aggregate = 'resume';
const grants = [{ self: 'UPDATE_USER' }] as const;
const privacy = 'exempt';
/** What was read from a file, by the paths it was read for. */
const readPaths = z.strictObject({
  resumeFileId: Id,
  fields: z.array(oneLine.max(100)).min(1, { error: 'common.required' }).max(400),
});
const saving = <B extends ResumeBlock>(block: B) =>
  z.strictObject({ block: z.literal(block), content: resumeBlocks[block] });

/** Addressed to the resume of whoever is signed in. */
export const resumeCommands = {
  BeginResumeBlock: command({
    aggregate,
    payload: z.strictObject({ block: ResumeBlock }),
    grants,
    emits: ['ResumeCreated', 'ResumeBlockEditingStarted'],
    refusals: ['resume.locked_in_process'],
    privacy,
  }),
  CancelResumeBlock: command({
    aggregate,
    payload: z.strictObject({ block: ResumeBlock }),
    grants,
    emits: ['ResumeBlockEditingEnded'],
    refusals: [],
    privacy,
  }),
  SaveResumeBlock: command({
    aggregate,
    payload: z.discriminatedUnion('block', [
      saving('basic'),
      saving('education'),
      saving('work'),
      saving('internship'),
      saving('project'),
      saving('training'),
      saving('award'),
      saving('campusPractice'),
      saving('language'),
      saving('skill'),
      saving('family'),
    ]),
    grants,
    emits: ['ResumeCreated', 'ResumeBlockSaved'],
    refusals: [
      'resume.locked_in_process',
      'resume.birth_date_range',
      'resume.identity_number_wrong',
      'resume.end_before_start',
      'resume.end_equals_start',
    ],
    privacy,
  }),
  /** Phone and e-mail on the resume, also while it is locked. What is left out stays. */
  ChangeResumeContact: command({
    aggregate,
    payload: z.strictObject({ phone: Phone.optional(), email: Email.optional() }),
    grants,
    emits: ['ResumeContactChanged'],
    refusals: [],
    privacy,
  }),
  /** The statement that all of it is true; `agreed` is its tick. */
  ConfirmResumeStatement: command({
    aggregate,
    payload: z.strictObject({ agreed: z.boolean() }),
    grants,
    emits: ['ResumeStatementConfirmed'],
    refusals: ['resume.block_incomplete', 'resume.block_editing', 'resume.statement_required'],
    privacy,
  }),
  /** Takes over what was read from a file, as the person left or corrected it. Values that do not fit are skipped and named in the result. */
  AcceptParsedFields: command({
    aggregate,
    payload: z.strictObject({
      resumeFileId: Id,
      fields: z
        .array(z.strictObject({ path: oneLine.max(100), value: ProposedValue }))
        .min(1, { error: 'common.required' })
        .max(400),
    }),
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
  RemoveResumeFile: command({
    aggregate,
    payload: z.strictObject({ resumeFileId: Id }),
    grants,
    emits: ['ResumeFileRemoved'],
    refusals: ['resume.locked_in_process'],
    privacy,
  }),
};
