import { describe, expect, it } from '@jest/globals';
import { withDataFolder } from './folder-arguments.ts';

const set = { DATA_DIR: '/srv/talentlog' };

describe('the folder that a command works on', () => {
  it.each<[string, string[], string[]]>([
    ['verify', [], ['/srv/talentlog']],
    ['backup', ['/backup'], ['/srv/talentlog', '/backup']],
    ['restore', ['/backup'], ['/backup', '/srv/talentlog']],
    ['backup-keys', ['/keys'], ['/srv/talentlog', '/keys']],
    ['restore-keys', ['/keys'], ['/keys', '/srv/talentlog']],
    ['retention', ['--dry-run'], ['/srv/talentlog', '--dry-run']],
    ['renew', ['timers.db'], ['/srv/talentlog', 'timers.db']],
  ])('of %s is the one that DATA_DIR names, where none is given', (name, given, whole) => {
    expect(withDataFolder(name, given, set)).toEqual(whole);
    expect(withDataFolder(name, given, {})).toEqual(whole.map((one) => (one === '/srv/talentlog' ? './data' : one)));
    expect(withDataFolder(name, given, { DATA_DIR: '' })).toContain('./data');
  });

  it.each<[string, string[]]>([
    ['verify', ['./other']],
    ['backup', ['./other', '/backup']],
    ['restore', ['/backup', './other']],
    ['renew', ['./other', 'timers.db']],
    ['backup', []],
    ['restore', []],
    ['renew', []],
    ['parked', ['list']],
    ['constructor', []],
  ])('of %s %j stays as it was said', (name, given) => {
    expect(withDataFolder(name, given, set)).toEqual(given);
  });
});
