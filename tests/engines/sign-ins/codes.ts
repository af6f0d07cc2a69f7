import { beforeEach, describe, expect, test } from '@jest/globals';
import { minute, now, type Subject } from './subject.ts';

const asked = { purpose: 'SIGN_IN', subject: '+8613800001234', browser: 'browser-secret-1' };

/** Codes: used once, by whom they were sent to, within so many tries. */
export function codesSuite(subjectNow: () => Subject): void {
  describe('a code', () => {
    let subject: Subject;
    beforeEach(() => {
      subject = subjectNow();
    });
    const put = (code = '123456') => subject.store.putCode({ ...asked, code, tries: 5, expiresAt: now + 5 * minute });
    const attempt = (code: string, other: Partial<typeof asked> & { now?: number; keep?: boolean } = {}) =>
      subject.store.tryCode({ ...asked, now, code, ...other });
    /** So many tries with one code in each of two processes. */
    const inTwoProcesses = (code: string) =>
      subject.inTwoProcesses<(string | object)[]>(`const answers = [];
        for (let turn = 0; turn < 100; turn += 1)
          answers.push(await store.tryCode({ ...${JSON.stringify(asked)}, now: ${now}, code: '${code}' }));
        return answers;`);

    test('opens once, for its purpose, phone and browser, in time', async () => {
      expect(await attempt('123456')).toBe('expired');
      await put();
      expect(await attempt('123456', { browser: 'browser-secret-2' })).toBe('expired');
      expect(await attempt('123456', { purpose: 'CHANGE_PHONE' })).toBe('expired');
      expect(await attempt('123456', { subject: '+8613800009999' })).toBe('expired');
      expect(await attempt('123456')).toBe('ok');
      expect(await attempt('123456')).toBe('expired');
      await put();
      expect(await attempt('123456', { now: now + 5 * minute })).toBe('expired');
      expect(await attempt('123456')).toBe('expired');
    });

    test('is right and stays good where it is kept', async () => {
      await put();
      expect(await attempt('123456', { keep: true })).toBe('ok');
      expect(await attempt('123456', { keep: true })).toBe('ok');
      expect(await attempt('000000', { keep: true })).toEqual({ triesLeft: 4 });
      expect(await attempt('123456')).toBe('ok');
      expect(await attempt('123456', { keep: true })).toBe('expired');
    });

    test('allows so many wrong tries, also after reopening', async () => {
      await put();
      for (const triesLeft of [4, 3, 2, 1]) expect(await attempt('000000')).toEqual({ triesLeft });
      await subject.reopen();
      expect(await attempt('000000')).toEqual({ triesLeft: 0 });
      expect(await attempt('123456')).toBe('expired');
    });

    test('is forgotten when a new one is sent', async () => {
      await put('111111');
      await put('222222');
      expect(await attempt('111111')).toEqual({ triesLeft: 4 });
      expect(await attempt('222222')).toBe('ok');
    });

    test('stays good when another browser asks for one', async () => {
      await put();
      const stranger = { ...asked, browser: 'browser-secret-2' };
      await subject.store.putCode({ ...stranger, code: '222222', tries: 5, expiresAt: now + 5 * minute });
      for (let tries = 0; tries < 5; tries += 1) await attempt('000000', { browser: stranger.browser });
      expect(await attempt('222222', { browser: stranger.browser })).toBe('expired');
      expect(await attempt('123456')).toBe('ok');
    });

    test('loses no try to a foreign browser', async () => {
      await put();
      for (let tries = 0; tries < 20; tries += 1) await attempt('000000', { browser: 'browser-secret-2' });
      expect(await attempt('123456')).toBe('ok');
    });

    test('of 200 wrong tries in two processes at once no more than five count', async () => {
      await put();
      const answers = (await inTwoProcesses('000000')).flat();
      expect(answers).toHaveLength(200);
      const wrong = answers.filter((answer) => answer !== 'expired');
      expect(wrong.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual(
        [0, 1, 2, 3, 4].map((triesLeft) => ({ triesLeft })),
      );
    });

    test('of 200 right tries in two processes at once one opens it', async () => {
      await put();
      const answers = (await inTwoProcesses('123456')).flat();
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    });
  });
}
