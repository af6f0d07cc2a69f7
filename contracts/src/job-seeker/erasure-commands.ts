import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { ErasureCause, ErasureReceipt } from './job-seeker.ts';

const aggregate = 'jobSeeker';

/** The end of what is known of a person. */
export const erasureCommands = {
  /**
   * Erases the person for good: key, rows, files, messages and sign-ins go, and the account ends. By the privacy desk, or by who answers
   * their request; `requestId` is that request's. A cause of its own only the house has.
   */
  EraseJobSeeker: command({
    aggregate,
    payload: z.strictObject({
      jobSeekerId: Id,
      cause: ErasureCause.default('REQUEST'),
      requestId: Id.nullable().default(null),
    }),
    grants: [{ staff: 'ADMIN_PRIVACY' }, { system: true }],
    emits: ['ErasureBegun'],
    refusals: ['jobSeeker.erase_blocked', 'jobSeeker.erase_colleague', 'jobSeeker.erase_not_due'],
    privacy: 'exempt',
  }),
  /** Sent once a day for owners of an account whose time is nearly over, where people are let go of by themselves: they are told, and how to stay. */
  AnnounceErasure: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id }),
    grants: [{ system: true }],
    emits: ['ErasureAnnounced'],
    refusals: ['jobSeeker.erase_blocked', 'jobSeeker.erase_colleague', 'jobSeeker.erase_not_due'],
    privacy: 'exempt',
  }),
  /** Sent by the worker that erases when nothing is left. */
  FinishErasure: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, receipt: ErasureReceipt }),
    grants: [{ system: true }],
    emits: ['JobSeekerErased'],
    refusals: [],
    privacy: 'exempt',
  }),
};
