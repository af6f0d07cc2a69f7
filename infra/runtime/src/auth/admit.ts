import { type Grant, type RefusalCode, scopeFor } from '@talentlog/contracts';
import type { AccountCaller, Caller, LinkCaller } from './caller.ts';

/** The grant that lets a caller in, and the part of the caller it rests on. */
export interface Admission {
  readonly grant: Grant;
  readonly account?: AccountCaller;
  readonly link?: LinkCaller;
  readonly system?: string;
}
export interface NotAdmitted {
  readonly code: RefusalCode;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Whether any grant of a command or query fits the caller at all, before anything is loaded; the first that fits wins.
 * What is not granted is denied.
 */
export function admit(grants: readonly Grant[], caller: Caller): Admission | NotAdmitted {
  if (isForeignLink(grants, caller)) return { code: 'link.expired' };
  let nearest: NotAdmitted | undefined;
  for (const grant of grants) {
    const admission = fits(grant, caller);
    if (admission === undefined) continue;
    if ('grant' in admission) return admission;
    nearest = admission;
  }
  if (nearest) return nearest;
  return { code: caller.account || caller.link ? 'auth.forbidden' : 'common.unauthenticated' };
}

/** A token answers like an unknown one wherever its purpose is not asked for. */
const isForeignLink = (grants: readonly Grant[], { link }: Caller): boolean =>
  link !== undefined && !grants.some((grant) => 'guest' in grant || ('link' in grant && grant.link === link.purpose));

function fits(grant: Grant, { account, link, system }: Caller): Admission | NotAdmitted | undefined {
  if ('system' in grant) return system === undefined ? undefined : { grant, system };
  if ('guest' in grant) return { grant, ...(account ? { account } : {}), ...(link ? { link } : {}) };
  if ('link' in grant) {
    if (link?.purpose !== grant.link) return undefined;
    const proved = grant.stepUp === 'none' || link.satisfied.includes(grant.stepUp) || link.satisfied.includes('code');
    return proved ? { grant, link } : { code: 'link.step_up_required', params: { stepUp: grant.stepUp } };
  }
  if (account === undefined) return undefined;
  return scopeFor('staff' in grant ? grant.staff : grant.self, account.roles) ? { grant, account } : undefined;
}
