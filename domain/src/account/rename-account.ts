import { isStaff } from '@talentlog/contracts';
import { accept, type Onlooker, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import type { AccountData } from './evolve.ts';
import { alsoForPerson, needSeeker } from './person.ts';

/**
 * The account and the person it belongs to are called the same. Whoever acts for the company is known by their name wherever they acted,
 * so theirs is an administrator's to change, and never their own.
 */
export const renameAccount = account.decider('RenameAccount', {
  offered: mayRename,
  needs: needSeeker,
  decide: (context) => {
    if (!mayRename(context)) return refuse('auth.forbidden');
    const { name } = context.payload;
    const renamed = account.fact('AccountRenamed', { ...aboutAccount(context), name });
    return accept([renamed, ...alsoForPerson(context.related, { name })]);
  },
});

function mayRename({ data, actor }: Pick<Onlooker, 'actor'> & { readonly data: AccountData }): boolean {
  const isOwn = data.jobSeekerId === null ? actor?.id === data.personId : actor?.jobSeekerId === data.jobSeekerId;
  return isOwn !== isStaff(data.roles);
}
