import { describe, expect, test } from '@jest/globals';
import { named, now, pdf, registerStage, type UploadRegisterPlace } from './stage.ts';

/** What every UploadRegister must do; run by each adapter on its own engine. */
export function uploadRegisterContract(name: string, makePlace: () => Promise<UploadRegisterPlace>): void {
  describe(`upload register contract: ${name}`, () => {
    const stage = registerStage(makePlace);
    const { uploaded, mayName } = stage;

    test('a file belongs to whoever uploaded it, and to nobody else', async () => {
      await uploaded('f1', 'p1');
      expect(await mayName('p1', 'f1')).toBe(true);
      for (const [owner, fileId] of [
        ['p2', 'f1'],
        ['p1', 'f2'],
        ['p1', 'f'],
      ] as const)
        expect(await mayName(owner, fileId)).toBe(false);
    });

    test('one foreign file among several is enough for a no; none named is a yes', async () => {
      for (const [fileId, owner] of [
        ['f1', 'p1'],
        ['f2', 'p1'],
        ['f3', 'p2'],
      ] as const)
        await uploaded(fileId, owner);
      expect(await mayName('p1', 'f1', 'f2', 'f1')).toBe(true);
      expect(await mayName('p1', 'f1', 'f3', 'f2')).toBe(false);
      expect(await mayName('p1')).toBe(true);
    });

    test('the same bytes sent by two belong to both, and telling it twice is no error', async () => {
      await Promise.all([1, 2, 3].map((turn) => uploaded('f1', 'p1', now + turn)));
      await uploaded('f1', 'p2');
      expect([await mayName('p1', 'f1'), await mayName('p2', 'f1')]).toEqual([true, true]);
    });

    test('what was told stays told after reopening, and is seen by another process', async () => {
      await uploaded('f1', 'p1');
      const second = await stage.open();
      expect(await second.claim('x', named('f1'), 'p1')).toBe(true);
      await second.announce('f2', 'p1', now);
      await second.add('f2', 'p1', { type: pdf, scan: 'clean', purpose: 'attachment' });
      await second.close();
      expect(await mayName('p1', 'f1', 'f2')).toBe(true);
      await stage.reopen();
      expect(await mayName('p1', 'f1', 'f2')).toBe(true);
      expect(await stage.register.seen('f2')).toEqual({ type: pdf, scan: 'clean' });
    });

    test('a file is named only once its bytes are stored, and only as what it is', async () => {
      await stage.register.announce('f1', 'p1', now);
      expect(await mayName('p1', 'f1')).toBe(false);
      await uploaded('f1', 'p1');
      expect(await stage.register.claim('a', [{ fileId: 'f1', type: 'text/html' }], 'p1')).toBe(false);
      expect(await stage.register.claim('b', [{ fileId: 'f1', type: pdf }], 'p1')).toBe(true);
    });

    test('a file is named only for what it was uploaded for, by each owner, in whichever order', async () => {
      await uploaded('f1', 'p1');
      await uploaded('f1', 'p2');
      await stage.register.add('f1', 'p2', { type: pdf, scan: 'waiting', purpose: 'resume' });
      const as = (owner: string, purpose: 'attachment' | 'resume' | 'avatar') =>
        stage.register.claim(`${owner} ${purpose}`, [{ fileId: 'f1', type: pdf, purpose }], owner);
      await stage.reopen();
      expect([await as('p1', 'attachment'), await as('p1', 'resume'), await as('p1', 'avatar')]).toEqual([
        true,
        false,
        false,
      ]);
      expect([await as('p2', 'attachment'), await as('p2', 'resume'), await as('p2', 'avatar')]).toEqual([
        true,
        true,
        false,
      ]);
      // Sent again for the same, or announced again for something that was not checked yet.
      await uploaded('f1', 'p1');
      await stage.register.announce('f1', 'p1', now + 1);
      expect([await as('p1', 'attachment'), await as('p1', 'resume')]).toEqual([true, false]);
    });

    test('a file waits for its scan, the oldest first, and no later upload takes a verdict back', async () => {
      await uploaded('young', 'p1', now + 2);
      await uploaded('old', 'p1', now + 1);
      await stage.register.announce('not stored', 'p1', now);
      expect(await stage.register.unscanned(10)).toEqual(['old', 'young']);
      expect(await stage.register.unscanned(1)).toEqual(['old']);
      await stage.register.scanned('old', 'infected');
      await uploaded('old', 'p2');
      expect((await stage.register.seen('old'))?.scan).toBe('infected');
      expect(await stage.register.unscanned(10)).toEqual(['young']);
      expect(await stage.register.seen('none')).toBeUndefined();
    });

    test('whoever is erased uploaded nothing; a file that is gone is nobody’s, and others keep theirs', async () => {
      await uploaded('f1', 'p1');
      await uploaded('f2', 'p1');
      await uploaded('f2', 'p2');
      const { register } = stage;
      expect([...(await register.ownedBy('p1'))].sort()).toEqual(['f1', 'f2']);
      expect([...(await register.ownersOf('f2'))].sort()).toEqual(['p1', 'p2']);
      expect(await register.claim('c', named('f1'), 'p1')).toBe(true);
      await register.forget('f1');
      await register.disown('p1');
      expect([await register.ownedBy('p1'), await register.ownersOf('f2')]).toEqual([[], ['p2']]);
      expect(await register.seen('f1')).toBeUndefined();
      expect(await mayName('p2', 'f2')).toBe(true);
    });
  });
}
