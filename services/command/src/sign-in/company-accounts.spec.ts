import { describe, expect, it } from '@jest/globals';
import { type RoleRule, rolesBy } from './company-accounts.ts';
import { loginNames, nameOf } from './names-of-company.ts';

describe('rules of the company', () => {
  const rules: readonly RoleRule[] = [
    { claim: 'groups', value: 'recruiters', roles: ['HR', 'IV'] },
    { claim: 'realm_access.roles', value: 'audit', roles: ['AU'] },
    { claim: 'department', value: '7', roles: ['SC', 'IV'] },
  ];
  it.each([
    [{ groups: ['all', 'recruiters'] }, ['HR', 'IV']],
    [{ groups: 'recruiters' }, ['HR', 'IV']],
    [{ groups: ['recruiters-of-elsewhere', 'Recruiters'] }, []],
    [{ realm_access: { roles: ['audit'] } }, ['AU']],
    [{ 'realm_access.roles': ['audit'] }, ['AU']],
    [{ realm_access: 'audit' }, []],
    [{ department: 7 }, ['SC', 'IV']],
    [{ groups: ['recruiters'], department: '7' }, ['HR', 'IV', 'SC']],
    [{ groups: null, realm_access: null }, []],
    [{ groups: [{ recruiters: true }], constructor: 'recruiters' }, []],
    [{}, []],
  ])('give %j the roles %j', (claims, roles) => expect(rolesBy(rules, claims)).toEqual(roles));
  it('without a claim are everybody’s', () =>
    expect(rolesBy([{ claim: undefined, value: '', roles: ['IV'] }], {})).toEqual(['IV']));
});

describe('names of who is new', () => {
  it.each([
    ['Lin.Jing', 'lin.jing'],
    ['lin@yunling.example', 'lin'],
    ['__lin jing__', 'linjing__'],
    ['林静', 'colleague'],
    ['x', 'colleaguex'],
    ['a'.repeat(80), 'a'.repeat(30)],
  ])('%s signs in as %s', (login, name) => {
    const names = loginNames({ login }, 'mail@yunling.example', []);
    expect(names[0]).toBe(name);
    expect(names[1]).toBe(`${name}-2`);
    for (const one of names) expect(one).toMatch(/^[a-z0-9][a-z0-9._-]{1,39}$/);
  });
  it.each([
    ['13912345678', 'colleague13912345678'],
    ['+86 139-1234-5678', 'colleague86139-1234-5678'],
    ['00412', 'colleague00412'],
    ['m13912345678', 'colleaguem13912345678'],
    // With the number of a namesake it is a phone.
    ['t1391234567', 'colleaguet1391234567'],
    ['9'.repeat(40), `colleague${'9'.repeat(21)}`],
    ['m13', 'm13'],
  ])('%s is told from a phone: %s', (login, name) => {
    const names = loginNames({ login }, 'mail@yunling.example', []);
    expect(names.slice(0, 2)).toEqual([name, `${name}-2`]);
    for (const one of names) expect(one).toMatch(/^[a-z0-9][a-z0-9._-]{1,39}$/);
  });
  it('come from the mail where there is no login', () =>
    expect(loginNames({ login: undefined }, 'zhao.lei@yunling.example', [])[0]).toBe('zhao.lei'));
  it('are none that is kept for an emergency', () => {
    const names = loginNames({ login: 'Admin' }, 'mail@yunling.example', ['admin', 'admin-3']);
    expect(names.slice(0, 2)).toEqual(['admin-2', 'admin-4']);
    expect(names).not.toContain('admin-3');
  });
  it.each([
    [' 林\n静 ', '林 静'],
    ['A\u202eB', 'A B'],
    ['', 'lin'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('%j is written on one line', (name, written) =>
    expect(nameOf({ name, login: undefined }, 'lin@yunling.example')).toBe(written),
  );
});
