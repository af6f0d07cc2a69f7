/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { believe } from '../api/believed.ts';
import { forgetKept, forgetOldDrafts, keptAt } from './kept.ts';

const day = 86_400_000;
const written = () => JSON.stringify({ ...localStorage, ...sessionStorage });
const names = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  believe('lin');
});
afterEach(() => {
  jest.useRealTimers();
  believe(undefined);
});

describe('what a browser keeps for a person', () => {
  it.each(['device', 'tab', 'memory'] as const)('in its %s is found by them alone', (keeper) => {
    keptAt(keeper, 'draft').write('half a reason');
    believe('zhou');
    expect(keptAt(keeper, 'draft').read()).toBeUndefined();
    believe('lin');
    expect(keptAt(keeper, 'draft').read()).toBe('half a reason');
  });
  it('is of a guest in this tab alone', () => {
    believe(undefined);
    keptAt('device', 'phone').write('13800000000');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });
  it('has no password in it, however deep', () => {
    keptAt('device', 'arrange').write({ place: { link: 'https://meet.example', password: 'S3cret' } });
    expect(written()).not.toContain('S3cret');
    expect(keptAt('device', 'arrange').read()).toEqual({ place: { link: 'https://meet.example' } });
  });
  it('is over after thirty days, unless it is to last', () => {
    jest.useFakeTimers({ now: 0 });
    keptAt('device', 'draft').write('old');
    keptAt('device', 'views', true).write(['mine']);
    jest.setSystemTime(30 * day);
    expect(keptAt('device', 'draft').read()).toBe('old');
    jest.setSystemTime(30 * day + 1);
    expect(keptAt('device', 'draft').read()).toBeUndefined();
    expect(keptAt('device', 'views', true).read()).toEqual(['mine']);
    forgetOldDrafts();
    expect(names()).toEqual(['kept:lin:views']);
  });
  it('is forgotten when they sign out, also what former versions kept for nobody', () => {
    for (const keeper of ['device', 'tab', 'memory'] as const) keptAt(keeper, 'draft').write('half');
    for (const name of ['draft:login-phone', 'staff:draft:session', 'staff:views']) localStorage.setItem(name, 'x');
    localStorage.setItem('of another kind', 'stays');
    forgetKept();
    expect(names()).toEqual(['of another kind']);
    expect(keptAt('memory', 'draft').read()).toBeUndefined();
  });
  it('of others is forgotten when somebody signs in', () => {
    keptAt('device', 'draft').write('of lin');
    believe('zhou');
    keptAt('device', 'draft').write('of zhou');
    forgetKept('zhou');
    expect(names()).toEqual(['kept:zhou:draft']);
  });
});
