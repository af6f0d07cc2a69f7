import { type AccountData, account } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

export type AccountStored = FoldedRow<AccountData>;

/** Who can sign in, and who work can be handed to. */
export const accounts = foldedView<AccountStored>()({
  ...foldOnly,
  aggregate: account,
  version: 4,
  columns: ['state', 'data.roles', 'data.jobSeekerId'],
});

export const accountsProjector = subjectProjector('accounts', [accounts.part]);
