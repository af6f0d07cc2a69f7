import { isStaff, type PermissionCode } from '@talentlog/contracts';
import { type Owned, type Reader, sees } from './scope.ts';

/** By which permission staff see the rows of a view. */
const permissions: Readonly<Record<string, readonly PermissionCode[]>> = {
  application: ['VIEW_JOB_SEEKER'],
  screeningItem: ['SCREEN_RESUME', 'MANAGE_SCREENING'],
  appointment: ['MANAGE_INTERVIEW'],
  appointmentSession: ['MANAGE_INTERVIEW'],
  interview: ['VIEW_JOB_SEEKER'],
  evaluation: ['VIEW_JOB_SEEKER'],
  offer: ['VIEW_OFFER'],
  infoCollection: ['MANAGE_COLLECTION'],
  notification: ['VIEW_NOTIFICATION'],
  jobSeeker: ['VIEW_JOB_SEEKER'],
  privacyAuthorization: ['VIEW_JOB_SEEKER'],
  resume: ['VIEW_JOB_SEEKER'],
  dataRequest: ['ADMIN_PRIVACY'],
};

/** What everybody hears of, and what every colleague does: positions and colleagues are in all their lists. */
const ofEverybody: ReadonlySet<string> = new Set(['advertisement']);
const ofStaff: ReadonlySet<string> = new Set(['position', 'account', 'companySettings']);

/** Every view of which anybody hears. */
export const liveViews: readonly string[] = [...ofEverybody, ...ofStaff, ...Object.keys(permissions)];

/** Rows that changed, and whose they are; undefined where nobody looked, or where they are no person's. */
export interface Changed {
  readonly view: string;
  readonly ids: readonly string[];
  readonly rows: ReadonlyMap<string, Owned> | undefined;
}

/**
 * The rows of a change that somebody is told by their ids; undefined where nothing of it is theirs to hear. Who lost a task hears that
 * something changed, so that the screen lets go of it, and not what.
 */
export function heard({ view, rows }: Changed, reader: Reader): readonly string[] | undefined {
  const { account } = reader.caller;
  if (ofEverybody.has(view)) return [];
  if (account === undefined) return undefined;
  const staff = isStaff(account.roles);
  if (ofStaff.has(view)) return staff ? [] : undefined;
  const asked = permissions[view];
  if (asked === undefined) return undefined;
  if (rows === undefined) return [];
  const all = [...rows];
  const ids = all.filter(([, owned]) => asked.some((one) => sees(one, reader, owned))).map(([id]) => id);
  if (ids.length > 0) return ids;
  const mine = all.some(([, { assigneeIds, jobSeekerId }]) =>
    staff
      ? assigneeIds.includes(account.accountId) || jobSeekerId === account.jobSeekerId
      : jobSeekerId === account.jobSeekerId,
  );
  return mine ? [] : undefined;
}
