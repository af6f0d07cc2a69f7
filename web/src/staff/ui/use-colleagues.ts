import type { Choice } from '../model/choice.ts';
import { useStaffMembersQuery } from '../model/work.ts';
import { useAboutCandidates } from './about-candidates.ts';
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

/** Colleagues who can be given this work: nobody is offered their own case. */
export function useColleagues(roles: readonly string[]): readonly Choice[] {
  const about = useAboutCandidates();
  const { data } = useStaffMembersQuery({ role: [...roles], ...(about.length === 0 ? {} : { about: [...about] }) });
  return (data?.data ?? []).map(({ accountId, name }) => ({ value: accountId, label: name }));
}
