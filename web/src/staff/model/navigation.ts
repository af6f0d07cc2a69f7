import type { MessageId } from '../../i18n/ids.ts';
import { auditPaths, paths } from './paths.ts';

export interface Destination {
  readonly path: string;
  readonly label: MessageId;
  /** Second key after G. */
  readonly key: string;
  /** Permissions any of which shows it; none means everybody. Whoever has a page only to find it empty is not led there. */
  readonly needs: readonly string[];
  /** Kinds of waiting work it counts. */
  readonly counts?: readonly string[];
}

export interface Section {
  readonly label?: MessageId;
  readonly items: readonly Destination[];
}

/** The left rail, the palette's pages and the `G` keys. */
export const sections: readonly Section[] = [
  {
    items: [
      { path: paths.home, label: 'staff.nav.work', key: 'w', needs: [], counts: ['*'] },
      {
        path: paths.applications,
        label: 'staff.nav.applications',
        key: 'a',
        needs: ['MANAGE_RECORD'],
        counts: ['HANDLE', 'CONCLUDE', 'DECIDE_HELD', 'ADVANCE', 'REASSIGN', 'DRAFT_OFFER'],
      },
      { path: paths.positions, label: 'staff.nav.positions', key: 'p', needs: ['MANAGE_POSITION'] },
      {
        path: paths.screening,
        label: 'staff.nav.screening',
        key: 's',
        needs: ['SCREEN_RESUME', 'MANAGE_SCREENING'],
        counts: ['SCREEN'],
      },
      {
        path: paths.interviews,
        label: 'staff.nav.interviews',
        key: 'i',
        needs: ['MANAGE_INTERVIEW', 'EVALUATE'],
        counts: ['EVALUATE', 'SIGN_IN', 'ARRANGE', 'CHASE'],
      },
      { path: paths.sessions, label: 'staff.nav.sessions', key: 'r', needs: ['MANAGE_INTERVIEW'] },
      {
        path: paths.offers,
        label: 'staff.nav.offers',
        key: 'o',
        needs: ['VIEW_OFFER'],
        counts: ['APPROVE', 'SUBMIT_OFFER', 'SEND_OFFER'],
      },
      {
        path: paths.collections,
        label: 'staff.nav.collections',
        key: 'c',
        needs: ['MANAGE_COLLECTION'],
        counts: ['SEND_COLLECTION', 'REVIEW_COLLECTION', 'PUSH_COLLECTION', 'CONFIRM_ONBOARDING'],
      },
    ],
  },
  {
    label: 'staff.nav.admin',
    items: [{ path: paths.notifications, label: 'staff.nav.notifications', key: 'n', needs: ['ADMIN_USER'] }],
  },
  {
    label: 'staff.nav.audit',
    items: [
      { path: auditPaths.search, label: 'hiring.nav.history', key: 'u', needs: ['ADMIN_AUDIT'] },
      { path: auditPaths.reads(), label: 'hiring.nav.reads', key: 'l', needs: ['ADMIN_AUDIT'] },
      { path: auditPaths.integrity, label: 'hiring.nav.integrity', key: 'y', needs: ['ADMIN_AUDIT'] },
    ],
  },
];

/** Sections as this viewer may see them, without empty ones. */
export const visibleSections = (may: (permission: string) => boolean): readonly Section[] =>
  sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ needs }) => needs.length === 0 || needs.some(may)),
    }))
    .filter(({ items }) => items.length > 0);

/** How many of the viewer's tasks a destination stands for. */
export function waitingAt(destination: Destination, counts: Readonly<Record<string, number>>): number {
  const kinds = destination.counts ?? [];
  const all = kinds.includes('*') ? Object.keys(counts) : kinds;
  return all.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}
