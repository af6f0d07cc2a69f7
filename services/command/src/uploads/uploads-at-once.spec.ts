import { beforeEach, describe, expect, it } from '@jest/globals';
import { UploadsAtOnce } from './uploads-at-once.ts';

describe('uploads at once', () => {
  let now = 0;
  let ended: string[] = [];
  let uploads: UploadsAtOnce;
  beforeEach(() => {
    now = 0;
    ended = [];
    uploads = new UploadsAtOnce(() => now);
  });
  const begin = (owner: string, received = 0, name = owner) =>
    uploads.begin(owner, { received: () => received, giveWay: () => ended.push(name) });
  const fill = (count: number, received: (n: number) => number = () => 0) =>
    Array.from({ length: count }, (_, n) => begin(`owner ${n}`, received(n)));

  it('gives one owner two, and another when one of them ended', () => {
    const [first] = [begin('a'), begin('a')];
    expect(begin('a')).toBeUndefined();
    expect(begin('b')).toBeDefined();
    first?.end();
    expect(begin('a')).toBeDefined();
    expect(begin('a')).toBeUndefined();
  });

  it('gives all owners together sixteen, and another when one of them ended', () => {
    const begun = fill(20);
    expect(begun.map((one) => one !== undefined)).toEqual([...Array(16).fill(true), ...Array(4).fill(false)]);
    begun[0]?.end();
    expect(begin('owner 19')).toBeDefined();
    expect(ended).toEqual([]);
  });

  it('lets each of eight more owners in while eight accounts hold two slow uploads each', () => {
    for (let n = 0; n < 8; n += 1) for (const part of ['x', 'y']) begin(`slow ${n}`, 1000, `slow ${n} ${part}`);
    const honest = Array.from({ length: 8 }, (_, n) => begin(`honest ${n}`, 90_000));
    expect(honest.every((one) => one !== undefined)).toBe(true);
    // Each slow account has lost one of its two, none both.
    expect(ended.map((name) => name.slice(0, 6)).toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `slow ${n}`));
    expect(begin('slow 0')).toBeUndefined();
  });

  it('ends the slowest of those whose owners hold two, sooner one that had ten seconds to show its speed', () => {
    begin('two', 800_000, 'fast');
    begin('two', 80_000, 'slow');
    now = 10_000;
    fill(12, () => 10);
    begin('late', 0, 'just begun');
    begin('late', 0, 'begun too');
    expect(begin('new')).toBeDefined();
    expect(ended).toEqual(['slow']);
    expect(begin('newer')).toBeDefined();
    expect(ended).toEqual(['slow', 'just begun']);
  });

  it('ends the slowest of all only after its first ten seconds where no owner holds two', () => {
    fill(16, (n) => (n === 5 ? 80_000 : 1_000_000));
    now = 9_999;
    expect(begin('new')).toBeUndefined();
    now = 10_000;
    expect(begin('new')).toBeDefined();
    expect(ended).toEqual(['owner 5']);
  });

  it('ends none whose body came whole', () => {
    for (const one of fill(16)) one?.isWhole();
    now = 60_000;
    expect(begin('new')).toBeUndefined();
    expect(ended).toEqual([]);
  });

  it('ends none for an owner who has one under way', () => {
    begin('two');
    begin('two');
    fill(13);
    begin('one');
    now = 60_000;
    expect(begin('one')).toBeUndefined();
    expect(ended).toEqual([]);
  });
});
