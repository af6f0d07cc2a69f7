import type { Choice } from '../model/choice.ts';
import { useStaffMembersQuery } from '../model/work.ts';

/** Colleagues who can be given this work. */
export function useColleagues(roles: readonly string[]): readonly Choice[] {
  const { data } = useStaffMembersQuery({ role: [...roles] });
  return (data?.data ?? []).map(({ accountId, name }) => ({ value: accountId, label: name }));
}
