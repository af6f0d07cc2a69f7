import type { IconName } from '@blueprintjs/icons';
import type { MessageId } from '../../i18n/ids.ts';
import { auditPaths, paths } from './paths.ts';

export interface Destination {
  readonly path: string;
  readonly label: MessageId;
  /** Stands for the label where the rail is folded. */
  readonly icon: IconName;
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
      { path: paths.home, icon: 'home', label: 'staff.nav.work', key: 'w', needs: [], counts: ['*'] },
      { path: paths.mentions, icon: 'annotation', label: 'staff.nav.mentions', key: 'v', needs: ['VIEW_MENTION'] },
      {
        path: paths.applications,
        icon: 'people',
        label: 'staff.nav.applications',
        key: 'a',
        needs: ['MANAGE_RECORD'],
        counts: ['HANDLE', 'ASSIGN', 'CONCLUDE', 'DECIDE_HELD', 'ADVANCE', 'REASSIGN', 'ARRANGE', 'DRAFT_OFFER'],
      },
      { path: paths.resumes, icon: 'search', label: 'staff.nav.resumes', key: 'b', needs: ['MANAGE_RECORD'] },
      { path: paths.positions, icon: 'briefcase', label: 'staff.nav.positions', key: 'p', needs: ['MANAGE_POSITION'] },
      {
        path: paths.screening,
        icon: 'filter',
        label: 'staff.nav.screening',
        key: 's',
        needs: ['SCREEN_RESUME', 'MANAGE_SCREENING'],
        counts: ['SCREEN'],
      },
      {
        path: paths.interviews,
        icon: 'calendar',
        label: 'staff.nav.interviews',
        key: 'i',
        needs: ['MANAGE_INTERVIEW', 'EVALUATE'],
        counts: ['EVALUATE', 'SIGN_IN', 'CHASE'],
      },
      { path: paths.sessions, icon: 'time', label: 'staff.nav.sessions', key: 'r', needs: ['MANAGE_INTERVIEW'] },
      {
        path: paths.offers,
        icon: 'document',
        label: 'staff.nav.offers',
        key: 'o',
        needs: ['VIEW_OFFER'],
        counts: ['APPROVE', 'SUBMIT_OFFER', 'SEND_OFFER'],
      },
      {
        path: paths.collections,
        icon: 'th-list',
        label: 'staff.nav.collections',
        key: 'c',
        needs: ['MANAGE_COLLECTION'],
        counts: ['SEND_COLLECTION', 'REMIND_COLLECTION', 'REVIEW_COLLECTION', 'PUSH_COLLECTION', 'CONFIRM_ONBOARDING'],
      },
    ],
  },
  {
    label: 'staff.nav.admin',
    items: [
      { path: paths.setup, icon: 'clipboard', label: 'staff.nav.setup', key: 'f', needs: ['ADMIN_SETTINGS'] },
      { path: paths.colleagues, icon: 'person', label: 'staff.nav.colleagues', key: 'm', needs: ['ADMIN_USER'] },
      {
        path: paths.notifications,
        icon: 'notifications',
        label: 'staff.nav.notifications',
        key: 'n',
        needs: ['ADMIN_USER'],
      },
      { path: paths.settings, icon: 'cog', label: 'staff.nav.settings', key: 'e', needs: ['ADMIN_SETTINGS'] },
      { path: paths.templates, icon: 'envelope', label: 'staff.nav.templates', key: 't', needs: ['ADMIN_TEMPLATE'] },
      {
        path: paths.privacy,
        icon: 'lock',
        label: 'staff.nav.privacy',
        key: 'd',
        needs: ['ADMIN_PRIVACY'],
        counts: ['ANSWER_REQUEST'],
      },
      { path: paths.operations, icon: 'refresh', label: 'staff.nav.operations', key: 'h', needs: ['ADMIN_OPERATIONS'] },
      { path: paths.subscribers, icon: 'export', label: 'staff.nav.subscribers', key: 'x', needs: ['ADMIN_SETTINGS'] },
    ],
  },
  {
    label: 'staff.nav.audit',
    items: [
      { path: auditPaths.search, icon: 'history', label: 'hiring.nav.history', key: 'u', needs: ['ADMIN_AUDIT'] },
      { path: auditPaths.reads(), icon: 'eye-open', label: 'hiring.nav.reads', key: 'l', needs: ['ADMIN_AUDIT'] },
      { path: auditPaths.integrity, icon: 'endorsed', label: 'hiring.nav.integrity', key: 'y', needs: ['ADMIN_AUDIT'] },
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
