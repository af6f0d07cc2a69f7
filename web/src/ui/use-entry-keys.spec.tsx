/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useEntryKeys } from './use-entry-keys.ts';
import { minutesAndSeconds } from './use-seconds.ts';

/** A list as the forms keep it: what is removed goes together with its key. */
function useList() {
  const [count, setCount] = useState(3);
  const { keys, removed } = useEntryKeys(count);
  const remove = (at: number) => {
    removed(at);
    setCount(count - 1);
  };
  return { keys, remove, add: () => setCount(count + 1) };
}

describe('keys of entries without an id', () => {
  it('stay with their entry while others are added and removed', () => {
    const { result } = renderHook(useList);
    const [first, second, third] = result.current.keys;
    expect(new Set([first, second, third]).size).toBe(3);
    act(() => result.current.remove(1));
    expect(result.current.keys).toEqual([first, third]);
    act(() => result.current.add());
    expect(result.current.keys.slice(0, 2)).toEqual([first, third]);
    expect([first, second, third]).not.toContain(result.current.keys[2]);
  });
});

describe('a countdown', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [278, '4:38'],
  ])('%i seconds read %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });
});
