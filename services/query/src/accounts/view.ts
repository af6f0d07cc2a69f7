import { isStaff } from '@talentlog/contracts';
import { type AccountData, account } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

interface AccountNotes {
  /** The password is the one of the first start, which whoever started it read. */
  readonly isPasswordGiven: boolean;
}

export type AccountStored = FoldedRow<AccountData, string, AccountNotes> & {
  /** Of somebody who works or worked here, also of who is invited to. */
  readonly isColleague: 'yes' | 'no';
};

/** Who can sign in, and who work can be handed to. */
export const accounts = foldedView<AccountStored>()({
  aggregate: account,
  version: 6,
  notes: {
    none: { isPasswordGiven: false },
    rules: [
      when('PasswordChanged', ({ metadata }) => ({ isPasswordGiven: metadata.actor === 'system:seed' })),
      when('InvitationAccepted', () => ({ isPasswordGiven: false })),
    ],
  },
  columns: ['state', 'updatedAt', 'isColleague', 'data.roles', 'data.jobSeekerId'],
  // Nobody looks for a job seeker among the accounts.
  search: ({ isColleague, data }) =>
    isColleague === 'yes' ? [data.name, data.loginName, data.email].filter((text) => text !== null).join(' ') : '',
  extend: ({ data: { personId, jobSeekerId, roles } }) => ({
    isColleague: (jobSeekerId === null && personId !== '') || isStaff(roles) ? 'yes' : 'no',
  }),
});

export const accountsProjector = subjectProjector('accounts', [accounts.part]);
