import { describe, expect, it } from '@jest/globals';
import type { PermissionCode, Role } from '@talentlog/contracts';
import { testId } from '../shared/testing.ts';
import {
  type Actable,
  asksForOwners,
  isInTalentBase,
  isOwn,
  isOwner,
  mayAct,
  mayRead,
  mayTakeUp,
  positionsActedFrom,
  rowScope,
  tasksReadFrom,
} from './scope.ts';

const [me = '', other = '', positionId = '', otherPosition = '', person = ''] = [1, 2, 3, 4, 5].map(testId);
const holder = (...roles: Role[]) => ({ accountId: me, roles });
const position = (hrOwnerId: string, ...responsibleIds: string[]) => ({
  ...{ details: undefined, advertisementIds: [] },
  ...{ hrOwnerId, responsibleIds },
});

/** The letters of the permission matrix, by hand: what each may act on, and what it may read. */
describe('what a scope lets its holder act on', () => {
  const foreign: Actable = { isOwner: false };
  const owned: Actable = { isOwner: true };
  const assigned: Actable = { isOwner: false, assignees: [other, me] };
  const mentioned: Actable = { isOwner: false, mentioned: [me] };
  const own: Actable = { isOwner: false, accountId: me };
  const all = { foreign, owned, assigned, mentioned, own };

  it.each<[string, PermissionCode, Role, (keyof typeof all)[]]>([
    ['A: everything', 'MANAGE_RECORD', 'AD', ['foreign', 'owned', 'assigned', 'mentioned', 'own']],
    ['P: own positions and own tasks', 'MANAGE_RECORD', 'HR', ['owned', 'assigned']],
    ['T: own tasks', 'EVALUATE', 'IV', ['assigned']],
    ['M: where they are mentioned', 'COMMENT', 'CO', ['mentioned']],
    ['S: themselves', 'UPDATE_USER', 'JS', ['own']],
    ['-: nothing', 'MANAGE_RECORD', 'IV', []],
  ])('%s', (_what, permission, role, expected) => {
    const reached = Object.entries(all).filter(([, of]) => mayAct(permission, holder(role), of));
    expect(reached.map(([name]) => name)).toEqual(expected);
  });
});

it('owners of a position are asked for only where own positions decide', () => {
  const asks = (permission: PermissionCode, role: Role) => asksForOwners(permission, holder(role));
  expect([asks('MANAGE_RECORD', 'HR'), asks('MANAGE_RECORD', 'PR')]).toEqual([true, true]);
  expect([asks('MANAGE_RECORD', 'AD'), asks('MANAGE_RECORD', 'IV'), asks('EVALUATE', 'IV')]).toEqual([
    ...[false, false, false],
  ]);
});

describe('what a scope lets its holder read', () => {
  const rows = {
    foreign: { ownerIds: [other], hasTask: () => false },
    owned: { ownerIds: [other, me], hasTask: () => false },
    withTask: { ownerIds: [other], hasTask: () => true },
  };

  it.each<[string, PermissionCode, Role, string[]]>([
    ['A: everything', 'VIEW_JOB_SEEKER', 'AD', ['foreign', 'owned', 'withTask']],
    ['P: own positions and own tasks', 'VIEW_JOB_SEEKER', 'HR', ['owned', 'withTask']],
    ['T: own tasks', 'VIEW_JOB_SEEKER', 'IV', ['withTask']],
    ['M: nothing, who is mentioned reads the comment alone', 'COMMENT', 'CO', []],
    ['S: no row of staff', 'UPDATE_USER', 'JS', []],
    ['-: nothing', 'VIEW_JOB_SEEKER', 'JS', []],
  ])('%s', (_what, permission, role, expected) => {
    const read = Object.entries(rows).filter(([, row]) => mayRead(permission, holder(role), row));
    expect(read.map(([name]) => name)).toEqual(expected);
  });

  it('the widest of several permissions counts for a list', () => {
    expect(rowScope(['SCREEN_RESUME', 'MANAGE_SCREENING'], ['SC'])).toEqual({
      ...{ everything: false, ownPositions: false, ownTasks: true },
    });
    expect(rowScope(['SCREEN_RESUME', 'MANAGE_SCREENING'], ['SC', 'HR'])).toEqual({
      ...{ everything: false, ownPositions: true, ownTasks: true },
    });
    expect(rowScope(['SCREEN_RESUME', 'MANAGE_SCREENING'], ['AD'])).toEqual({
      ...{ everything: true, ownPositions: true, ownTasks: true },
    });
    expect(rowScope([], ['AD'])).toEqual({ everything: false, ownPositions: false, ownTasks: false });
  });

  it('a finished task lets its holder read for the days that the company set', () => {
    expect(tasksReadFrom('2026-11-30T10:00:00.000Z', { finishedTaskDays: 30 })).toBe('2026-10-31T10:00:00.000Z');
  });
});

describe('whose something is', () => {
  it('an owner is the recruiter of a position or one of those responsible for it', () => {
    expect(isOwner(holder('HR'), {}, [position(me)])).toBe(true);
    expect(isOwner(holder('PR'), {}, [position(other, other, me)])).toBe(true);
    expect(isOwner(holder('HR'), {}, [position(other)])).toBe(false);
    expect(isOwner(holder('HR'), {}, [position(other), position(me)])).toBe(true);
  });

  it('a position that is being created is its creator’s', () => {
    expect(isOwner(holder('HR'), {}, [undefined])).toBe(true);
  });

  it('a person who applied nowhere is for those who look after the talent base', () => {
    expect(isOwner(holder('HR'), { jobSeekerId: person }, [])).toBe(true);
    expect(isOwner(holder('PR'), { jobSeekerId: person }, [])).toBe(false);
    expect(isOwner(holder('PR'), {}, [])).toBe(true);
  });

  it('its own position counts before the positions that its person applied to', () => {
    const applied = { deliveredPositionIds: [otherPosition] };
    expect(positionsActedFrom({ positionId }, applied)).toEqual([positionId]);
    expect(positionsActedFrom({}, applied)).toEqual([otherPosition]);
    expect(positionsActedFrom({}, undefined)).toEqual([]);
  });

  it('one’s own is one’s account, or what is about one’s person', () => {
    expect(isOwn({ accountId: me }, { accountId: me })).toBe(true);
    expect(isOwn({ accountId: me, jobSeekerId: person }, { jobSeekerId: person })).toBe(true);
    expect(isOwn({ accountId: me, jobSeekerId: person }, { accountId: other, jobSeekerId: other })).toBe(false);
    expect(isOwn({ accountId: me }, {})).toBe(false);
  });
});

it('recruiters see and take up each other’s candidates where the company shares its talent base', () => {
  const [shared, apart] = [{ sharedTalentBase: true }, { sharedTalentBase: false }];
  const who = (rule: typeof mayTakeUp, settings: typeof shared) =>
    (['AD', 'HR', 'PR', 'SC'] as const).filter((role) => rule([role], settings));
  expect(who(mayTakeUp, shared)).toEqual(['AD', 'HR']);
  expect(who(mayTakeUp, apart)).toEqual(['AD']);
  expect(who(isInTalentBase, shared)).toEqual(['AD', 'HR']);
  expect(who(isInTalentBase, apart)).toEqual([]);
});
