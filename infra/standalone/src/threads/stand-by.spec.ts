import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Leases } from '@talentlog/runtime';
import { openSqliteLeases } from '@talentlog/runtime/sqlite';
import { onlyOne } from './stand-by.ts';

describe('who must be the only one', () => {
  let folder: string;
  let leases: Leases;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'talentlog-'));
    leases = openSqliteLeases({ file: join(folder, 'leases.db') });
  });
  afterEach(async () => {
    await leases.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const wanted = { name: 'notifier', signal: new AbortController().signal };
  const nobodyWaits = () => expect('somebody').toBe('waiting');

  it('waits while another is, and comes after it with a later token', async () => {
    const first = await onlyOne({ ...wanted, leases, onWaiting: nobodyWaits });
    let second: ReturnType<typeof onlyOne> | undefined;
    await new Promise<void>((waits) => {
      second = onlyOne({ ...wanted, leases, onWaiting: waits });
    });
    expect((await leases.held('notifier'))?.token).toBe(first?.lease.token);
    await first?.giveUp();
    const next = await second;
    expect(next?.lease.token).toBeGreaterThan(first?.lease.token ?? 0);
    await next?.giveUp();
  });

  it('is not wanted any more, and takes nothing', async () => {
    const first = await onlyOne({ ...wanted, leases, onWaiting: nobodyWaits });
    const ending = new AbortController();
    const second = onlyOne({ ...wanted, leases, signal: ending.signal, onWaiting: () => ending.abort() });
    expect(await second).toBeUndefined();
    expect((await leases.held('notifier'))?.token).toBe(first?.lease.token);
    await first?.giveUp();
  });

  it('comes at once after one whose process is gone here, and waits for one that may be elsewhere', async () => {
    const first = await onlyOne({ ...wanted, leases, onWaiting: nobodyWaits });
    const { pid } = spawnSync(process.execPath, ['--version']);
    const [here] = JSON.parse(first?.lease.holder ?? '[]') as [string];
    await first?.giveUp();
    await leases.take('notifier', JSON.stringify([here, pid, 'x']), 600_000);
    const next = await onlyOne({ ...wanted, leases, onWaiting: nobodyWaits });
    await next?.giveUp();
    await leases.take('notifier', JSON.stringify(['elsewhere', pid, 'x']), 600_000);
    const ending = new AbortController();
    expect(
      await onlyOne({ ...wanted, leases, signal: ending.signal, onWaiting: () => ending.abort() }),
    ).toBeUndefined();
  });

  it('hears of it when another was taken for the only one', async () => {
    const first = await onlyOne({ ...wanted, leases, onWaiting: nobodyWaits });
    if (first === undefined) throw new Error('nobody');
    await leases.giveUp(first.lease);
    await leases.take('notifier', 'another', 600_000);
    await first.lost;
  });
});
