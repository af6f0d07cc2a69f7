import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { alsoForPerson, needSeeker } from './person.ts';

/** The account and the person it belongs to are called the same. */
export const renameAccount = account.decider('RenameAccount', {
  needs: needSeeker,
  decide: (context) => {
    const { name } = context.payload;
    const renamed = account.fact('AccountRenamed', { ...aboutAccount(context), name });
    return accept([renamed, ...alsoForPerson(context.related, { name })]);
  },
});
