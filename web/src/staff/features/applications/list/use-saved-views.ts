import { newId } from '../../../../api/index.ts';
import { useMyAccountQuery } from '../../../model/my-account.ts';
import { useCommand } from '../../../model/use-command.ts';
import { useSignIn } from '../../../model/use-sign-in.ts';
import type { View } from './views.ts';

/** Views that whoever is signed in saved: kept with their account, so that they are there at every computer, and at none for others. */
export function useSavedViews() {
  const { me } = useSignIn();
  const { data } = useMyAccountQuery({});
  const { problem, run } = useCommand();
  const own = (data?.data.savedViews ?? []).map(
    ({ viewId, name, search }): View => ({ id: viewId, label: { name }, search }),
  );
  const accountId = me?.accountId ?? '';
  return {
    own,
    problem,
    save: (name: string, search: string) => run('SaveView', { accountId, viewId: newId(), name, search }),
    remove: (viewId: string) => run('RemoveView', { accountId, viewId }),
  };
}
