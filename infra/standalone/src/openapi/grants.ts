import { type Grant, permissionMatrix } from '@talentlog/contracts';
import type { Json } from './schema.ts';

/** Who may: one sentence per grant. */
export function who(grants: readonly Grant[]): string {
  const rolesOf = (code: keyof typeof permissionMatrix): string => Object.keys(permissionMatrix[code]).join(', ');
  return grants
    .map((grant) => {
      if ('staff' in grant) return `staff with ${grant.staff} (${rolesOf(grant.staff)})`;
      if ('self' in grant)
        return `a signed-in person on what is theirs (${grant.self}${grant.stepUp ? `, step-up: ${grant.stepUp}` : ''})`;
      if ('link' in grant) return `the holder of a ${grant.link} link (step-up: ${grant.stepUp})`;
      if ('overLink' in grant) return 'who had proved a link that is over, or is signed in as its person';
      return 'guest' in grant ? 'anybody' : 'the system only';
    })
    .join('; ');
}

/** What a caller shows to be let in: any one of these. */
export const security = (grants: readonly Grant[]): Json[] => [
  ...(grants.some((grant) => 'staff' in grant || 'self' in grant) ? [{ signIn: [] }, { bearer: [] }] : []),
  ...(grants.some((grant) => 'link' in grant || 'overLink' in grant) ? [{ link: [] }] : []),
  ...(grants.some((grant) => 'guest' in grant) ? [{}] : []),
];
