import { useEffect, useState } from 'react';
import { useMyAccountQuery } from '../../../model/my-account.ts';
import { useCommand } from '../../../model/use-command.ts';
import { useSignIn } from '../../../model/use-sign-in.ts';
import { type ColumnId, knownColumns, usualColumns } from './columns.ts';

const list = 'applications';

/** The columns of whoever is signed in: kept with their account, so that they are there at every computer, and at none for others. */
export function useChosenColumns() {
  const { me } = useSignIn();
  const { data } = useMyAccountQuery({});
  const { problem, run } = useCommand();
  const kept = knownColumns(data?.data.columns.find((one) => one.list === list)?.columns);
  // Shown at once; what was refused is as it was.
  const [pending, setPending] = useState<readonly ColumnId[] | null>(null);
  const isKept = pending?.join() === kept.join();
  useEffect(() => {
    if (isKept || problem !== undefined) setPending(null);
  }, [isKept, problem]);
  const choose = async (columns: readonly ColumnId[]) => {
    setPending(columns);
    const isUsual = columns.join() === usualColumns.join();
    await run('ChooseColumns', { accountId: me?.accountId ?? '', list, columns: isUsual ? [] : [...columns] });
  };
  return { columns: pending ?? kept, problem, choose: (columns: readonly ColumnId[]) => void choose(columns) };
}
export type ChosenColumns = ReturnType<typeof useChosenColumns>;
