import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Keeps which columns of a list are shown and in which order. */
export const chooseColumns = account.decider('ChooseColumns', {
  decide: (context) => {
    const { list, columns } = context.payload;
    return accept(account.fact('ColumnsChosen', { ...aboutAccount(context), list, columns }));
  },
});
