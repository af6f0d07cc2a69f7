import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Email, Id, Phone } from '../shared/shapes.ts';
import { parsedFieldCommands } from './parsed-field-commands.ts';
import { ResumeBlock, writtenBlocks } from './resume.ts';

const aggregate = 'resume';
const grants = [{ self: 'UPDATE_USER' }] as const;
const privacy = 'exempt';
const saving = <B extends ResumeBlock>(block: B) =>
  z.strictObject({ block: z.literal(block), content: writtenBlocks[block] });

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
      'resume.identity_birth_differs',
      'resume.end_before_start',
      'resume.end_equals_start',
      'dictionary.not_offered',
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
  ...parsedFieldCommands,
  RemoveResumeFile: command({
    aggregate,
    payload: z.strictObject({ resumeFileId: Id }),
    grants,
    emits: ['ResumeFileRemoved'],
    refusals: ['resume.locked_in_process'],
    privacy,
  }),
};
