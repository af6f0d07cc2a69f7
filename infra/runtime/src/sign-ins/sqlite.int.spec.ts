import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SignIns } from './port.ts';
import { openSqliteSignIns } from './sqlite.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 21);
const phone = '+8613800001234';
const asked = { purpose: 'sign-in', subject: phone, browser: 'browser-secret-1' };
const built = fileURLToPath(new URL('../../dist/sign-ins/sqlite.js', import.meta.url));

describe('sign-ins', () => {
  let folder: string;
  let store: SignIns;
  const file = () => join(folder, 'sign-ins.db');
  const everyByte = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join('');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sign-ins-'));
    store = openSqliteSignIns({ file: file() });
  });
  afterEach(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs the same piece of program in two processes at once; each prints one JSON value. */
  const inTwoProcesses = async (program: string): Promise<unknown[]> => {
    const source = `import { openSqliteSignIns } from ${JSON.stringify(built)};
      const store = openSqliteSignIns({ file: ${JSON.stringify(file())} });
      const answer = (() => { ${program} })();
      store.close();
      process.stdout.write(JSON.stringify(answer));`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', source]);
    return (await Promise.all([run(), run()])).map(({ stdout }) => JSON.parse(stdout) as unknown);
  };

  describe('a sign-in', () => {
    const start = (accountId = 'a1') => store.begin({ accountId, identity: 'JobSeeker', now, expiresAt: now + minute });

    test('is found by its id until it expires, also after reopening', () => {
      const id = start();
      expect(id).toMatch(/^[\w-]{43}$/);
      store.close();
      store = openSqliteSignIns({ file: file() });
      expect(store.find(id, now)).toEqual({ accountId: 'a1', identity: 'JobSeeker', expiresAt: now + minute });
      expect(store.find(id, now + minute)).toBeUndefined();
      expect(store.find(`${id}x`, now)).toBeUndefined();
    });

    test('changes identity and ends, one or all but one', () => {
      const [one, two, three, other] = [start(), start(), start(), start('a2')];
      store.setIdentity(one, 'CampusAmbassador');
      expect(store.find(one, now)?.identity).toBe('CampusAmbassador');
      store.end(two);
      expect(store.find(two, now)).toBeUndefined();
      store.endAllOf('a1', one);
      expect([one, three, other].map((id) => store.find(id, now)?.accountId)).toEqual(['a1', undefined, 'a2']);
      store.endAllOf('a1');
      expect(store.find(one, now)).toBeUndefined();
    });
  });

  describe('codes', () => {
    const put = (code = '123456') => store.putCode({ ...asked, code, tries: 5, expiresAt: now + 5 * minute });
    const attempt = (code: string, other: Partial<typeof asked> & { now?: number } = {}) =>
      store.tryCode({ ...asked, now, code, ...other });

    test('open once, for this purpose, phone and browser, in time', () => {
      put();
      expect(attempt('123456', { browser: 'browser-secret-2' })).toBe('expired');
      expect(attempt('123456', { purpose: 'bank-card' })).toBe('expired');
      expect(attempt('123456', { subject: '+8613800009999' })).toBe('expired');
      expect(attempt('123456')).toBe('ok');
      expect(attempt('123456')).toBe('expired');
      put();
      expect(attempt('123456', { now: now + 5 * minute })).toBe('expired');
      expect(attempt('123456')).toBe('expired');
    });

    test('allow so many wrong tries; a new code forgets the one before', () => {
      put();
      for (let tries = 0; tries < 5; tries += 1) expect(attempt('000000')).toBe('wrong');
      expect(attempt('123456')).toBe('expired');
      put('111111');
      put('222222');
      expect(attempt('111111')).toBe('wrong');
      expect(attempt('222222')).toBe('ok');
    });

    test('a foreign browser spends no try', () => {
      put();
      for (let tries = 0; tries < 20; tries += 1) attempt('000000', { browser: 'browser-secret-2' });
      expect(attempt('123456')).toBe('ok');
    });

    test('200 wrong tries in two processes at once count no more than five', async () => {
      put();
      const answers = await inTwoProcesses(`return Array.from({ length: 100 }, () =>
        store.tryCode({ ...${JSON.stringify(asked)}, now: ${now}, code: '000000' }));`);
      expect(answers.flat().filter((answer) => answer === 'wrong')).toHaveLength(5);
      expect(answers.flat()).toHaveLength(200);
    });

    test('200 right tries in two processes at once open it once', async () => {
      put();
      const answers = await inTwoProcesses(`return Array.from({ length: 100 }, () =>
        store.tryCode({ ...${JSON.stringify(asked)}, now: ${now}, code: '123456' }));`);
      expect(answers.flat().filter((answer) => answer === 'ok')).toHaveLength(1);
    });
  });

  describe('limits', () => {
    test('slide: a place is free again when it leaves the window', () => {
      expect(store.take('k', 2, 60, now)).toEqual({ ok: true });
      expect(store.take('k', 2, 60, now + 10_000)).toEqual({ ok: true });
      expect(store.take('k', 2, 60, now + 20_000)).toEqual({ ok: false, retryAfterSeconds: 40 });
      expect(store.taken('k', 60, now + 20_000)).toBe(2);
      expect(store.take('other', 2, 60, now + 20_000)).toEqual({ ok: true });
      expect(store.take('k', 2, 60, now + 60_000)).toEqual({ ok: true });
      expect(store.take('k', 2, 60, now + 60_000)).toEqual({ ok: false, retryAfterSeconds: 10 });
      expect(store.take('k', 2, 3600, now + 60_000)).toMatchObject({ ok: false });
    });

    test('can be given back; none at all refuses always', () => {
      store.take('k', 1, 60, now);
      store.clear('k');
      expect(store.take('k', 1, 60, now)).toEqual({ ok: true });
      expect(store.take('none', 0, 60, now)).toEqual({ ok: false, retryAfterSeconds: 60 });
    });

    test('hold for two processes at once, and after a kill', async () => {
      const program = (
        end: string,
      ) => `const taken = Array.from({ length: 100 }, () => store.take('k', 7, 60, ${now}).ok);
        ${end}; return taken;`;
      const answers = await inTwoProcesses(program(''));
      expect(answers.flat().filter((ok) => ok === true)).toHaveLength(7);
      await expect(
        inTwoProcesses(`store.take('killed', 1, 60, ${now}); process.kill(process.pid, 'SIGKILL');`),
      ).rejects.toThrow();
      expect(store.taken('killed', 60, now)).toBe(1);
    });
  });

  test('step-ups belong to a link and a browser and expire', () => {
    const proof = { linkId: 'link-1', browser: 'b1', expiresAt: now + minute };
    store.putStepUp({ ...proof, level: 'phone-tail' });
    store.putStepUp({ ...proof, level: 'code', expiresAt: now + 2 * minute });
    expect(store.stepUps('link-1', 'b1', now)).toEqual(['code', 'phone-tail']);
    expect(store.stepUps('link-1', 'b1', now + minute)).toEqual(['code']);
    expect(store.stepUps('link-1', 'b2', now)).toEqual([]);
    expect(store.stepUps('link-2', 'b1', now)).toEqual([]);
  });

  test('what has expired is forgotten in time', () => {
    store.begin({ accountId: 'forgotten-account', identity: 'JobSeeker', now, expiresAt: now + minute });
    for (let turn = 0; turn < 300; turn += 1) store.take(`k${turn}`, 1, 1, now + turn * minute);
    store.close();
    expect(everyByte()).not.toContain('forgotten-account');
    store = openSqliteSignIns({ file: file() });
  });

  test('no secret and no phone is in the file', () => {
    const id = store.begin({ accountId: 'a1', identity: 'JobSeeker', now, expiresAt: now + minute });
    store.putCode({ ...asked, code: '918273', tries: 5, expiresAt: now + minute });
    store.putStepUp({ linkId: 'link-secret', browser: asked.browser, level: 'code', expiresAt: now + minute });
    store.take(`phone:${phone}`, 1, 60, now);
    const bytes = everyByte();
    for (const secret of [id, asked.browser, phone, 'link-secret', '918273']) expect(bytes).not.toContain(secret);
  });
});
