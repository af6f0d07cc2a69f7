import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CredentialStore } from '@talentlog/runtime';

/** An adapter under test: one store, opened again on what it kept. */
export interface Subject {
  readonly store: CredentialStore;
  /** A second store on the same place, as another process has it. */
  another(): Promise<CredentialStore>;
  reopen(): Promise<void>;
  /** Everything the adapter left where it keeps things, as text. */
  atRest(): Promise<string>;
  remove(): Promise<void>;
}

const one = { id: 'c1', accountId: 'a1', hash: '$argon2id$canary-one', at: 1_000 };
const other = { id: 'c2', accountId: 'a1', hash: '$argon2id$canary-two', at: 2_000 };

/** What every adapter of the port keeps. */
export function credentialsSuite(open: () => Promise<Subject>): void {
  describe('credentials', () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.remove());
    const doubtful = async (before: number) => (await subject.store.doubtful(before)).map(({ id }) => id);

    test('are found by their id, also after reopening, and nobody else’s are', async () => {
      await subject.store.put(one);
      await subject.reopen();
      expect(await subject.store.find('c1')).toBe(one.hash);
      expect(await subject.store.find('a1')).toBeUndefined();
    });

    test('are not overwritten', async () => {
      await subject.store.put(one);
      await subject.store.put({ ...one, hash: '$argon2id$another' });
      expect(await subject.store.find('c1')).toBe(one.hash);
    });

    test('are doubtful until an event told of them, and where an account has two', async () => {
      await subject.store.put(one);
      expect(await doubtful(1_000)).toEqual([]);
      expect(await doubtful(1_001)).toEqual(['c1']);
      await subject.store.confirm('c1');
      expect(await doubtful(9_000)).toEqual([]);
      await subject.store.put({ ...other, accountId: 'a2' });
      expect(await doubtful(9_000)).toEqual(['c2']);
      await subject.store.put({ ...other, id: 'c3' });
      await subject.store.confirm('c3');
      expect(await doubtful(9_000)).toEqual(['c1', 'c3', 'c2']);
    });

    test('leave no trace when they are dropped, alone or with all of their account', async () => {
      await subject.store.put(one);
      await subject.store.put(other);
      await subject.store.put({ ...other, id: 'c3', accountId: 'a2', hash: '$argon2id$stays' });
      await subject.store.drop('c1');
      expect(await subject.store.find('c1')).toBeUndefined();
      expect(await subject.atRest()).not.toContain('canary-one');
      await subject.store.dropAllOf('a1');
      expect(await subject.atRest()).not.toContain('canary');
      expect(await subject.store.find('c3')).toBe('$argon2id$stays');
    });

    test('know whether all of the log was carried over', async () => {
      expect(await subject.store.isComplete()).toBe(false);
      await subject.store.noteComplete();
      await subject.store.noteComplete();
      await subject.reopen();
      expect(await subject.store.isComplete()).toBe(true);
    });
  });
}
