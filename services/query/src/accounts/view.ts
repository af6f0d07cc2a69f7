import { isStaff } from '@talentlog/contracts';
import { type AccountData, account } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

export type AccountStored = FoldedRow<AccountData> & {
  /** Of somebody who works or worked here, also of who is invited to. */
  readonly isColleague: 'yes' | 'no';
};

/** Who can sign in, and who work can be handed to. */
export const accounts = foldedView<AccountStored>()({
  ...foldOnly,
  aggregate: account,
  version: 5,
  columns: ['state', 'updatedAt', 'isColleague', 'data.roles', 'data.jobSeekerId'],
  // Nobody looks for a job seeker among the accounts.
  search: ({ isColleague, data }) =>
    isColleague === 'yes' ? [data.name, data.loginName, data.email].filter((text) => text !== null).join(' ') : '',
  extend: ({ data: { personId, jobSeekerId, roles } }) => ({
    isColleague: (jobSeekerId === null && personId !== '') || isStaff(roles) ? 'yes' : 'no',
  }),
});

export const accountsProjector = subjectProjector('accounts', [accounts.part]);
