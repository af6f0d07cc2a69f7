import type { Choice } from '../model/choice.ts';
import { useStaffMembersQuery } from '../model/work.ts';
import type { FormState } from './use-form.ts';

/** What a field that asks for colleagues is given. */
export interface ColleagueFieldProps<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly label: string;
  /** Only colleagues with one of these roles. */
  readonly roles: readonly string[];
  readonly required?: boolean;
}

/** Colleagues who can be given this work. */
export function useColleagues(roles: readonly string[]): readonly Choice[] {
  const { data } = useStaffMembersQuery({ role: [...roles] });
  return (data?.data ?? []).map(({ accountId, name }) => ({ value: accountId, label: name }));
}
