import { when } from '@talentlog/runtime';
import type { Look } from './look.ts';
import { process } from './process.ts';

/** Whoever left for good is erased: that is what they were told when they closed their account. */
export const whenAccountClosedThenErasePerson = process(
  'when-account-closed-then-erase-person',
  when('AccountClosed', ({ data: { jobSeekerId } }, _look: Look) =>
    jobSeekerId === null
      ? []
      : [{ name: 'EraseJobSeeker', payload: { jobSeekerId, cause: 'ACCOUNT_CLOSED' } } as const],
  ),
);
