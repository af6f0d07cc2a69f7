import { type Grant, type RefusalCode, scopeFor } from '@talentlog/contracts';
import type { AccountCaller, Caller, LinkCaller, OverLink } from './caller.ts';

/** The grant that lets a caller in, and the part of the caller it rests on. */
export interface Admission {
  readonly grant: Grant;
  readonly account?: AccountCaller;
  readonly link?: LinkCaller;
  readonly over?: OverLink;
  readonly system?: string;
}
export interface NotAdmitted {
  readonly code: RefusalCode;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Whether any grant of a command or query fits the caller as whom they act, before anything is loaded; the first that fits wins.
 * What is not granted is denied. Who comes by a link has to prove it, signed in or not: what is asked about is the link's subject,
 * which need not be what the sign-in owns.
 */
export function admit(grants: readonly Grant[], caller: Caller): Admission | NotAdmitted {
  if (isForeignLink(grants, caller)) return { code: 'link.expired' };
  const fitting = asked(grants, caller)
    .map((grant) => fits(grant, caller))
    .filter((admission) => admission !== undefined);
  const open = fitting.find((admission) => 'grant' in admission && 'guest' in admission.grant);
  const unproved = fitting.find((admission) => 'code' in admission);
  const admission = open ?? unproved ?? fitting[0];
  if (admission !== undefined) return admission;
  return caller.account || caller.link ? forbidden(grants, caller) : { code: 'common.unauthenticated' };
}

/** Whom another identity of theirs would let in is told which, so that they can switch (DOMAIN.md section 2, error pages). */
function forbidden(grants: readonly Grant[], { account }: Caller): NotAdmitted {
  const permissions = grants.flatMap((grant) =>
    'staff' in grant ? [grant.staff] : 'self' in grant ? [grant.self] : [],
  );
  const other = account?.held?.find(({ roles }) => permissions.some((one) => scopeFor(one, roles)));
  return { code: 'auth.forbidden', ...(other ? { params: { identity: other.identity } } : {}) };
}

/** A token answers like an unknown one wherever its purpose is not asked for. */
const isForeignLink = (grants: readonly Grant[], { link }: Caller): boolean =>
  link !== undefined && !grants.some((grant) => 'guest' in grant || ('link' in grant && grant.link === link.purpose));

/** Who comes by a link proves the link, whatever their sign-in proved or did not. */
const asked = (grants: readonly Grant[], { link }: Caller): readonly Grant[] =>
  link !== undefined && grants.some((grant) => 'link' in grant && grant.link === link.purpose)
    ? grants.filter((grant) => !('self' in grant))
    : grants;

function fits(grant: Grant, { account, link, over, system }: Caller): Admission | NotAdmitted | undefined {
  if ('system' in grant) return system === undefined ? undefined : { grant, system };
  if ('overLink' in grant) return over === undefined ? undefined : { grant, over };
  if ('guest' in grant) return { grant, ...(account ? { account } : {}), ...(link ? { link } : {}) };
  if ('link' in grant) {
    if (link?.purpose !== grant.link) return undefined;
    const proved = grant.stepUp === 'none' || link.satisfied.includes(grant.stepUp) || link.satisfied.includes('code');
    return proved ? { grant, link } : { code: 'link.step_up_required', params: { stepUp: grant.stepUp } };
  }
  if (account === undefined) return undefined;
  if (!scopeFor('staff' in grant ? grant.staff : grant.self, account.roles)) return undefined;
  const stepUp = 'self' in grant ? grant.stepUp : undefined;
  if (stepUp === undefined || account.satisfied?.includes(stepUp)) return { grant, account };
  return { code: 'link.step_up_required', params: { stepUp } };
}
