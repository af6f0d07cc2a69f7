import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { changedElsewhereSuite } from './changed-elsewhere.ts';
import { codesSuite } from './codes.ts';
import { limitsSuite } from './limits.ts';
import { minute, now, type SignInsPlace, Subject } from './subject.ts';

/** What every SignIns must do; run by each adapter on its own engine. */
export function signInsContract(name: string, makePlace: () => Promise<SignInsPlace>): void {
  describe(`sign-ins contract: ${name}`, () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = await Subject.make(await makePlace());
    });
    afterEach(() => subject.remove());
    const begin = (accountId = 'a1') =>
      subject.store.begin({ accountId, identity: 'JobSeeker', now, expiresAt: now + minute });

    describe('a sign-in', () => {
      test('is found by its id until it expires, also after reopening', async () => {
        const id = await begin();
        expect(id).toMatch(/^[\w-]{22,}$/);
        await subject.reopen();
        const { store } = subject;
        const kept = { accountId: 'a1', identity: 'JobSeeker', begunAt: now, expiresAt: now + minute };
        expect(await store.find(id, now)).toEqual(kept);
        expect(await store.find(id, now + minute)).toBeUndefined();
        expect(await store.find(`${id}x`, now)).toBeUndefined();
        expect(await store.find('', now)).toBeUndefined();
      });

      test('has an id that nobody else gets', async () => {
        const ids = await Promise.all(Array.from({ length: 50 }, () => begin()));
        expect(new Set(ids).size).toBe(50);
      });

      test('changes identity and ends, one or all but one', async () => {
        const { store } = subject;
        const [one, two, three, other] = [await begin(), await begin(), await begin(), await begin('a2')];
        const whose = async (id: string) => (await store.find(id, now))?.accountId;
        for (const id of [one, two, three, other]) expect(await whose(id)).toBeDefined();
        await store.setIdentity(one, 'CampusAmbassador');
        expect((await store.find(one, now))?.identity).toBe('CampusAmbassador');
        expect((await store.find(three, now))?.identity).toBe('JobSeeker');
        await store.end(two);
        expect(await whose(two)).toBeUndefined();
        await store.endAllOf('a1', one);
        expect([await whose(one), await whose(three), await whose(other)]).toEqual(['a1', undefined, 'a2']);
        await store.endAllOf('a1');
        expect([await whose(one), await whose(other)]).toEqual([undefined, 'a2']);
      });

      test('that is over cannot be changed or ended into being', async () => {
        const { store } = subject;
        const id = await begin();
        await store.end(id);
        await store.end(id);
        await store.setIdentity(id, 'Staff');
        expect(await store.find(id, now)).toBeUndefined();
      });
    });

    changedElsewhereSuite(() => subject);
    codesSuite(() => subject);
    limitsSuite(() => subject);

    test('step-ups belong to a link and a browser and expire', async () => {
      const { store } = subject;
      const proof = { linkId: 'link-1', browser: 'b1', expiresAt: now + minute };
      await store.putStepUp({ ...proof, level: 'tail' });
      await store.putStepUp({ ...proof, level: 'code', expiresAt: now + 2 * minute });
      expect([...(await store.stepUps('link-1', 'b1', now))].sort()).toEqual(['code', 'tail']);
      expect(await store.stepUps('link-1', 'b1', now + minute)).toEqual(['code']);
      expect(await store.stepUps('link-1', 'b2', now)).toEqual([]);
      expect(await store.stepUps('link-2', 'b1', now)).toEqual([]);
    });

    test('a device is known for its account, until it expires', async () => {
      const device = { accountId: 'a1', browser: 'b1' };
      await subject.store.rememberDevice({ ...device, expiresAt: now + minute });
      await subject.reopen();
      const { store } = subject;
      expect(await store.knowsDevice(device, now)).toBe(true);
      expect(await store.knowsDevice({ ...device, browser: 'b2' }, now)).toBe(false);
      expect(await store.knowsDevice({ ...device, accountId: 'a2' }, now)).toBe(false);
      expect(await store.knowsDevice(device, now + minute)).toBe(false);
      await store.rememberDevice({ ...device, expiresAt: now + 3 * minute });
      expect(await store.knowsDevice(device, now + 2 * minute)).toBe(true);
    });

    test('whoever is erased is forgotten at once, in every store on the place, and nobody else is', async () => {
      const { store } = subject;
      const beside = await subject.another();
      const expiresAt = now + minute;
      const [theirs, another] = [await begin(), await begin('a2')];
      const devices = ['a1', 'a2', 'link:l1'].map((accountId) => ({ accountId, browser: 'b1' }));
      for (const device of devices) await store.rememberDevice({ ...device, expiresAt });
      for (const linkId of ['l1', 'l2']) await store.putStepUp({ linkId, browser: 'b1', level: 'code', expiresAt });
      const known = async (one: typeof store) => [
        await Promise.all([theirs, another].map(async (id) => (await one.find(id, now)) !== undefined)),
        await Promise.all(devices.map((device) => one.knowsDevice(device, now))),
        await Promise.all(['l1', 'l2'].map(async (linkId) => (await one.stepUps(linkId, 'b1', now)).length)),
      ];
      const all = [
        [true, true],
        [true, true, true],
        [1, 1],
      ];
      expect([await known(store), await known(beside)]).toEqual([all, all]);
      await store.forget({ accountIds: ['a1', 'link:l1'], linkIds: ['l1'] });
      const others = [
        [false, true],
        [false, true, false],
        [0, 1],
      ];
      expect([await known(store), await known(beside)]).toEqual([others, others]);
      await beside.close();
    });

    test('a browser that is forgotten has proved nothing, and is remembered for the named account alone', async () => {
      const { store } = subject;
      const beside = await subject.another();
      const expiresAt = now + minute;
      const devices = ['a1', 'a2', 'link:l1'].flatMap((accountId) => [
        { accountId, browser: 'b1' },
        { accountId, browser: 'b2' },
      ]);
      for (const device of devices) await store.rememberDevice({ ...device, expiresAt });
      for (const linkId of ['l1', 'sign-in:s1'])
        for (const browser of ['b1', 'b2']) await store.putStepUp({ linkId, browser, level: 'code', expiresAt });
      const known = async (one: typeof store, browser: string) => ({
        devices: await Promise.all(
          ['a1', 'a2', 'link:l1'].map((accountId) => one.knowsDevice({ accountId, browser }, now)),
        ),
        proofs: await Promise.all(
          ['l1', 'sign-in:s1'].map(async (linkId) => (await one.stepUps(linkId, browser, now)).length),
        ),
      });
      const all = { devices: [true, true, true], proofs: [1, 1] };
      expect(await known(beside, 'b1')).toEqual(all);
      await store.forgetBrowser('b1', 'a1');
      for (const one of [store, beside]) {
        expect(await known(one, 'b1')).toEqual({ devices: [true, false, false], proofs: [0, 0] });
        expect(await known(one, 'b2')).toEqual(all);
      }
      await beside.close();
    });

    test('what has expired is forgotten an hour later, however little is written', async () => {
      await subject.store.begin({ accountId: 'gone', identity: 'JobSeeker', now, expiresAt: now + minute });
      await subject.store.take('k', 1, 1, now + 61 * minute);
      expect(await subject.holds('gone')).toBe(false);
    });

    test('what has expired is forgotten in time', async () => {
      await subject.store.begin({ accountId: 'gone', identity: 'JobSeeker', now, expiresAt: now + minute });
      for (let turn = 0; turn < 300; turn += 1) await subject.store.take(`k${turn}`, 1, 1, now + turn * minute);
      expect(await subject.holds('gone')).toBe(false);
    });

    test('no secret and no phone is stored as it is', async () => {
      const { store } = subject;
      const asked = { purpose: 'SIGN_IN', subject: '+8613800001234', browser: 'browser-secret-1', code: '918273' };
      const id = await begin('account-in-clear');
      await store.putCode({ ...asked, tries: 5, expiresAt: now + minute });
      await store.putStepUp({ linkId: 'link-secret', browser: asked.browser, level: 'code', expiresAt: now + minute });
      await store.take(`phone:${asked.subject}`, 1, 60, now);
      await store.rememberDevice({ accountId: 'a1', browser: asked.browser, expiresAt: now + minute });
      expect(await subject.holds('account-in-clear')).toBe(true);
      for (const secret of [id, asked.browser, asked.subject, 'link-secret', asked.code])
        expect(await subject.holds(secret)).toBe(false);
    });
  });
}
