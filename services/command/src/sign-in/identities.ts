import { staffRoles } from '@talentlog/contracts';

export type Identity = 'JobSeeker' | 'CampusAmbassador' | 'Staff';

/** As whom an account's holder may go on. Headhunters and employees who recommend are no staff. */
export function identitiesOf({
  roles,
  jobSeekerId,
}: {
  readonly roles: readonly string[];
  readonly jobSeekerId?: string | null | undefined;
}): readonly Identity[] {
  const held = new Set(roles);
  return [
    ...(jobSeekerId ? (['JobSeeker'] as const) : []),
    ...(held.has('CA') ? (['CampusAmbassador'] as const) : []),
    ...(staffRoles.some((role) => held.has(role)) ? (['Staff'] as const) : []),
  ];
}
