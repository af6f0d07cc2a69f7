import type { QueryData } from '../../../api/tables.ts';

export type Account = QueryData<'myAccount'>;

/** What every setting is given. */
export interface SettingProps {
  readonly account: Account;
  readonly reload: () => Promise<void>;
}
