import { appendFileSync, statSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { sealedLogOfEachTest } from './sealed-log.fixture.ts';
import { verify } from './verify.ts';

describe('the sealer', () => {
  const log = sealedLogOfEachTest();

  test('seals by itself once an event waited its time, and goes on where it ended', async () => {
    await log.sealer.stop();
    const size = () => statSync(log.files.ledgerFile).size;
    const before = size();
    await log.seal({ everyMs: 5 });
    await log.append(3);
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (size() === before) return;
        clearInterval(look);
        resolve();
      }, 5);
    });
    await log.stop();
    await log.start();
    await log.append(3);
    await log.stop();
    expect(await verify(log.files)).toMatchObject({ ok: true, checked: 6 });
    expect(statSync(log.files.keyFile).mode & 0o777).toBe(0o600);
  });

  test('tells up to where it sealed last, and when, also after a start', async () => {
    await log.append(3);
    await log.sealer.seal();
    const last = log.sealer.last();
    expect([Number(last.upTo), last.hash.length]).toEqual([3, 64]);
    expect(Math.abs(Date.parse(last.at) - Date.now())).toBeLessThan(60_000);
    await log.stop();
    await log.start();
    expect(log.sealer.last()).toEqual(last);
  });

  test('takes no notice of a line that was cut off by a crash', async () => {
    await log.append(3);
    await log.stop();
    appendFileSync(log.files.ledgerFile, '{"number":2,"af');
    expect(await log.firstBad()).toBeNull();
    await log.start();
    await log.append(3);
    await log.stop();
    expect(await log.firstBad()).toBeNull();
  });
});
