import { beforeEach, describe, expect, test } from '@jest/globals';
import { minute, now, type Subject } from './subject.ts';

/** What is kept in memory of sign-ins and step-ups is let go of with each change, whoever made it. */
export function changedElsewhereSuite(subjectNow: () => Subject): void {
  describe('what another process changes, while it is kept in memory here', () => {
    let subject: Subject;
    beforeEach(() => {
      subject = subjectNow();
    });
    const begin = (accountId = 'a1') =>
      subject.store.begin({ accountId, identity: 'JobSeeker', now, expiresAt: now + minute });
    const elsewhere = (program: string) => subject.inTwoProcesses<null>(`${program}; return null;`);

    test('ends a sign-in, or all of an account, from then on', async () => {
      const { store } = subject;
      const [one, two, three, other] = [await begin(), await begin(), await begin(), await begin('a2')];
      const alive = async () =>
        Promise.all([one, two, three, other].map(async (id) => (await store.find(id, now)) !== undefined));
      expect(await alive()).toEqual([true, true, true, true]);
      await elsewhere(`await store.end('${one}')`);
      expect(await alive()).toEqual([false, true, true, true]);
      await elsewhere(`await store.endAllOf('a1', '${three}')`);
      expect(await alive()).toEqual([false, false, true, true]);
    });

    test('gives another identity, and proves something', async () => {
      const { store } = subject;
      const id = await begin();
      const seen = async () => [(await store.find(id, now))?.identity, await store.stepUps('link-1', 'b1', now)];
      expect(await seen()).toEqual(['JobSeeker', []]);
      const proof = { linkId: 'link-1', browser: 'b1', level: 'code', expiresAt: now + minute };
      await elsewhere(`await store.setIdentity('${id}', 'Staff'); await store.putStepUp(${JSON.stringify(proof)})`);
      expect(await seen()).toEqual(['Staff', ['code']]);
    });

    test('is over for every store of this process at once, too', async () => {
      const { store } = subject;
      const second = await subject.another();
      const id = await begin();
      const proof = { linkId: 'link-1', browser: 'b1', level: 'tail', expiresAt: now + minute };
      expect([await store.find(id, now), await second.find(id, now)]).toMatchObject([
        { accountId: 'a1' },
        { accountId: 'a1' },
      ]);
      expect(await store.stepUps('link-1', 'b1', now)).toEqual([]);
      await second.end(id);
      await second.putStepUp(proof);
      expect([await store.find(id, now), await store.stepUps('link-1', 'b1', now)]).toEqual([undefined, ['tail']]);
      await second.close();
    });
  });
}
