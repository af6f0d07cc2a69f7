import { z } from 'zod';
import { StreamName, ValuePath } from '../history/places.ts';
import { command } from '../shared/define.ts';
import { Id, Reason, TagName, Text } from '../shared/shapes.ts';
import { contactCommands } from './contact-commands.ts';
import { erasureCommands } from './erasure-commands.ts';
import { MaskedField } from './job-seeker.ts';
import { messageCommands } from './message-commands.ts';

const aggregate = 'jobSeeker';
const staff = { staff: 'MANAGE_JOB_SEEKER' } as const;

export const jobSeekerCommands = {
  /**
   * Asks for something masked in clear, saying why; the answer is the query `personContact`, or `collectionValue` for a value of a
   * collection. The asking stays in the log.
   */
  RevealContact: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, field: MaskedField.default('contact'), reason: Reason }),
    grants: [{ staff: 'VIEW_CONTACT' }],
    emits: ['ContactRevealed'],
    refusals: [],
  }),
  AddJobSeekerComment: command({
    aggregate,
    payload: z.strictObject({
      jobSeekerId: Id,
      text: Text.min(1, { error: 'common.required' }),
      private: z.boolean().default(false),
      mentions: z.array(Id).max(20).default([]),
    }),
    grants: [{ staff: 'COMMENT' }],
    emits: ['JobSeekerCommented'],
    refusals: ['common.not_found'],
  }),
  /** A word or two by which colleagues find the person again; said once. */
  AddJobSeekerTag: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, tag: TagName }),
    grants: [staff],
    emits: ['JobSeekerTagged'],
    refusals: ['jobSeeker.tag_exists'],
  }),
  /** Takes away a file that staff brought, as one of somebody else; what was taken over of it stays. */
  RemoveResumeFileOnBehalf: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, resumeFileId: Id }),
    grants: [staff],
    emits: ['JobSeekerFileRemoved'],
    refusals: ['common.not_found'],
  }),
  PinJobSeekerComment: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, commentId: Id }),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    emits: ['JobSeekerCommentPinned'],
    refusals: ['jobSeeker.comment_already_pinned'],
  }),
  ...messageCommands,
  /**
   * An auditor asks for one personal value of one event in clear, saying why. The answer is `GET /api/history/{stream}/revealed`, for a
   * minute; the asking stays in the log.
   */
  RevealLoggedValue: command({
    aggregate,
    payload: z.strictObject({
      jobSeekerId: Id,
      stream: StreamName,
      revision: z.int().nonnegative(),
      path: ValuePath,
      reason: Reason,
    }),
    grants: [{ staff: 'ADMIN_AUDIT' }],
    emits: ['LoggedValueRevealed'],
    refusals: ['common.not_found'],
  }),
  ...erasureCommands,
  ...contactCommands,
};
