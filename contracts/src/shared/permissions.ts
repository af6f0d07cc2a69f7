/** Roles of DOMAIN.md section 7. Guest is the absence of a sign-in. */
export const roles = ['G', 'JS', 'CA', 'IE', 'HH', 'HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AD', 'AU'] as const;
type Role = (typeof roles)[number];

/** Roles that make a person staff. AU (auditor) reads history only; it is ours, see docs/adr. */
export const staffRoles = ['HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AD', 'AU'] as const satisfies readonly Role[];
/** Whether any of these roles makes its holder staff; an ambassador or a referrer is none. */
export const isStaff = (roles: readonly Role[]): boolean => staffRoles.some((role) => roles.includes(role));

/** all, own positions, own tasks or interviews, where a colleague mentioned them, self */
export type Scope = 'A' | 'P' | 'T' | 'M' | 'S';

/** Everybody with an account but auditors, on what is theirs, and not while they act as a campus ambassador. */
const deliverersOf = {
  JS: 'S',
  IE: 'S',
  HH: 'S',
  HR: 'S',
  PR: 'S',
  IV: 'S',
  SC: 'S',
  OA: 'S',
  CO: 'S',
  AD: 'S',
} as const;

/** The same as ambassadors, too. */
const ownOf = { ...deliverersOf, CA: 'S' } as const;

/** The permission matrix: what is not listed is denied. Source: DOMAIN.md section 7. */
export const permissionMatrix = {
  VIEW_POSITION: {
    G: 'A',
    JS: 'A',
    CA: 'A',
    IE: 'A',
    HH: 'A',
    HR: 'A',
    PR: 'A',
    IV: 'A',
    SC: 'A',
    OA: 'A',
    CO: 'A',
    AD: 'A',
    AU: 'A',
  },
  CREATE_DELIVERY: deliverersOf,
  VIEW_USER: { ...ownOf, AU: 'S' },
  UPDATE_USER: { ...ownOf, AU: 'S' },
  SET_PASSWORD: { ...ownOf, AU: 'S' },
  VIEW_JOB_SEEKER: { HR: 'P', PR: 'P', IV: 'T', SC: 'T', OA: 'T', AD: 'A' },
  VIEW_CONTACT: { HR: 'P', PR: 'P', AD: 'A' },
  MANAGE_JOB_SEEKER: { HR: 'P', AD: 'A' },
  MANAGE_RECORD: { HR: 'P', PR: 'P', AD: 'A' },
  MANAGE_POSITION: { HR: 'P', PR: 'P', AD: 'A' },
  MANAGE_SCREENING: { HR: 'P', PR: 'P', AD: 'A' },
  SCREEN_RESUME: { PR: 'T', SC: 'T' },
  MANAGE_INTERVIEW: { HR: 'P', PR: 'P', AD: 'A' },
  SIGN_IN_CANDIDATE: { HR: 'P', PR: 'P', IV: 'T', AD: 'A' },
  EVALUATE: { IV: 'T' },
  EVALUATE_ON_BEHALF: { HR: 'P', AD: 'A' },
  MANAGE_OFFER: { HR: 'P', AD: 'A' },
  VIEW_OFFER: { HR: 'P', OA: 'T', AD: 'A' },
  APPROVE_OFFER: { OA: 'T' },
  MANAGE_COLLECTION: { HR: 'P', AD: 'A' },
  PUSH_SAP: { HR: 'P', AD: 'A' },
  COMMENT: { HR: 'P', PR: 'P', IV: 'T', SC: 'T', OA: 'T', CO: 'M', AD: 'A' },
  VIEW_MENTION: { HR: 'M', PR: 'M', IV: 'M', SC: 'M', OA: 'M', CO: 'M', AD: 'M' },
  VIEW_NOTIFICATION: { HR: 'P', AD: 'A' },
  ADMIN_USER: { AD: 'A' },
  ADMIN_PRIVACY: { AD: 'A' },
  ADMIN_SETTINGS: { AD: 'A' },
  ADMIN_TEMPLATE: { AD: 'A' },
  ADMIN_AUDIT: { AD: 'A', AU: 'A' },
  ADMIN_OPERATIONS: { AD: 'A' },
} as const satisfies Record<string, Partial<Record<Role, Scope>>>;

export type PermissionCode = keyof typeof permissionMatrix;

/** The widest scope any of the roles has for the permission, or undefined when denied. */
export function scopeFor(permission: PermissionCode, roles: readonly Role[]): Scope | undefined {
  const row: Partial<Record<Role, Scope>> = permissionMatrix[permission];
  const order: readonly Scope[] = ['A', 'P', 'T', 'M', 'S'];
  return order.find((scope) => roles.some((role) => row[role] === scope));
}

/** The roles that give a permission, in any scope. */
export const rolesWith = (permission: PermissionCode): readonly Role[] =>
  roles.filter((role) => scopeFor(permission, [role]) !== undefined);
