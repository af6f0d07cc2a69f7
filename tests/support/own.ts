import { afterAll, afterEach } from '@jest/globals';
import { belongings, type Own } from './belongings.ts';

/** What each test of this `describe` owns; released after each of them, whatever became of it. */
export function ownOfEachTest(): Own {
  const own = belongings();
  afterEach(() => own.release(), 60_000);
  return own;
}

/** What the tests of this file own together; released after the last. */
export function ownOfFile(): Own {
  const own = belongings();
  afterAll(() => own.release(), 60_000);
  return own;
}
