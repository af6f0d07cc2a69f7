import { act } from '@testing-library/react';
import type { ApiProblem } from '../src/api/problem.ts';

/** A save that ends when the test says so. */
export function slowStore() {
  const kept: string[] = [];
  const ends: { done: () => void; fail: (problem: ApiProblem) => void }[] = [];
  const save = (text: string) =>
    new Promise<void>((resolve, reject) => {
      kept.push(text);
      ends.push({ done: resolve, fail: reject });
    });
  return { kept, save, end: (at: number) => act(async () => ends[at]?.done()), ends };
}
