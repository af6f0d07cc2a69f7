import { describe, expect, it } from '@jest/globals';
import { type PermissionCode, type Role, scopeFor, WorkKindOwed } from '@talentlog/contracts';
import { visibleSections, waitingAt } from './navigation.ts';
import { auditPaths, paths } from './paths.ts';

it('each kind of work is counted at one place of the rail, beside the page of all of it', () => {
  const places = visibleSections(() => true)
    .flatMap(({ items }) => items)
    .filter(({ path }) => path !== paths.home);
  const countedAt = (kind: string) => places.filter((place) => waitingAt(place, { [kind]: 1 }) === 1).length;
  expect(WorkKindOwed.options.map((kind) => [kind, countedAt(kind)])).toEqual(
    WorkKindOwed.options.map((kind) => [kind, 1]),
  );
});

const ofRecruiting = [
  paths.applications,
  paths.resumes,
  paths.positions,
  paths.screening,
  paths.interviews,
  paths.sessions,
];
const ofHr = [...ofRecruiting, paths.offers, paths.collections];
const ofAudit = [auditPaths.search, auditPaths.reads(), auditPaths.integrity];

/** By hand from DOMAIN.md section 7: pages on which the role has something to do, beside its own work. */
const table: readonly (readonly [Role, readonly string[]])[] = [
  ['HR', [paths.mentions, ...ofHr]],
  ['PR', [paths.mentions, ...ofRecruiting]],
  ['SC', [paths.mentions, paths.screening]],
  ['IV', [paths.mentions, paths.interviews]],
  ['OA', [paths.mentions, paths.offers]],
  ['CO', [paths.mentions]],
  ['AU', ofAudit],
  [
    'AD',
    [
      paths.mentions,
      ...ofHr,
      paths.setup,
      paths.colleagues,
      paths.notifications,
      paths.settings,
      paths.templates,
      paths.privacy,
      paths.operations,
      paths.subscribers,
      ...ofAudit,
    ],
  ],
];

describe('the rail', () => {
  it.each(table)('leads %s to no page that is empty for them', (role, expected) => {
    const sections = visibleSections((permission) => scopeFor(permission as PermissionCode, [role]) !== undefined);
    expect(sections.flatMap(({ items }) => items.map(({ path }) => path))).toEqual([paths.home, ...expected]);
  });
});
