import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LogInUse } from '@talentlog/runtime';
import { logFiles, openSqliteEventStore, verify } from '@talentlog/runtime/sqlite';
import { ownLogOfEachTest } from './own-log.ts';
import { type AppenderOptions, readTrace, startAppender } from './started-appender.ts';

const kills = Number(process.env.KILLS ?? 12);

const log = ownLogOfEachTest();
const appender = (options?: AppenderOptions) =>
  startAppender({ compiled: log.compiled(), folder: log.folder(), own: log.own }, options);

async function assertAllThere(acknowledged: readonly string[]): Promise<void> {
  const store = await openSqliteEventStore({ file: log.file() });
  for (const id of acknowledged) expect(await store.findCommit(id)).toMatchObject({ deduplicated: true });
  await store.close();
  expect(await verify(logFiles(log.folder()))).toMatchObject({ ok: true, firstBad: null });
}

describe('the log in SQLite', () => {
  test(`loses nothing acknowledged in ${kills} kills at random moments`, async () => {
    const all: string[] = [];
    for (let cycle = 0; cycle < kills; cycle += 1) {
      const enough = randomInt(1, 400);
      const running = appender({
        onAck: (count) => {
          if (count === enough) running.child.kill('SIGKILL');
        },
      });
      const { errors, others } = await running.ended;
      expect({ errors, others }).toEqual({ errors: '', others: ['ready'] });
      expect(running.acknowledged.length).toBeGreaterThanOrEqual(enough);
      all.push(...running.acknowledged);
      await assertAllThere(all);
    }
  }, 120_000);

  test('says that it cannot write now when a file may not grow, and what was acknowledged is there', async () => {
    const { ended, acknowledged } = appender({ under: 'ulimit -f 4000; exec' });
    const { code, errors } = await ended;
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('cannot be written now: disk I/O') });
    expect(acknowledged.length).toBeGreaterThan(0);
    await assertAllThere(acknowledged);
  });

  test('ends the process with 70 when a sync fails, and what was acknowledged is there', async () => {
    const broken = 'inject=fsync,fdatasync:error=EIO:when=60+';
    const under = `exec strace -f -o /dev/null -e trace=fsync,fdatasync -e ${broken}`;
    const { ended, acknowledged } = appender({ under });
    const { code, errors } = await ended;
    if (code === 127) return console.warn('strace is not installed here: the failed sync was not tried');
    expect({ code, errors }).toEqual({
      code: 70,
      errors: expect.stringContaining('cannot be written safely any more'),
    });
    expect(acknowledged.length).toBeGreaterThan(0);
    await assertAllThere(acknowledged);
  });

  test('says that it cannot write now when the disk is full, without ending the process', async () => {
    const full = 'inject=pwrite64:error=ENOSPC:when=300+';
    const under = `exec strace -f -o /dev/null -e trace=pwrite64 -e ${full}`;
    const { ended, acknowledged } = appender({ under });
    const { code, errors } = await ended;
    if (code === 127) return console.warn('strace is not installed here: the full disk was not tried');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('cannot be written now: database or disk is full'),
    });
    expect(acknowledged.length).toBeGreaterThan(0);
    await assertAllThere(acknowledged);
  });

  test('is refused to a second writer, in this process and in another, and free again after a kill', async () => {
    const running = appender({ onAck: (count) => count === 5 && running.child.emit('warm') });
    await once(running.child, 'warm');
    await expect(openSqliteEventStore({ file: log.file() })).rejects.toThrow(LogInUse);
    const second = await appender().ended;
    expect(second.errors).toContain('already open for writing');
    running.child.kill('SIGKILL');
    await running.ended;
    const store = await openSqliteEventStore({ file: log.file() });
    await expect(openSqliteEventStore({ file: log.file() })).rejects.toThrow(LogInUse);
    await store.close();
    await (await openSqliteEventStore({ file: log.file() })).close();
  });

  test('syncs before it answers', async () => {
    const trace = join(log.folder(), 'trace');
    const under = `exec strace -f -y -o ${trace} -e trace=fdatasync,fsync,write,pwrite64`;
    const { code, errors } = await appender({ under, callers: 1, enough: 60 }).ended;
    if (code === 127)
      return console.warn('strace is not installed here: the order of writes and syncs was not looked at');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const { acknowledged, unsynced } = readTrace(readFileSync(trace, 'utf8'));
    expect({ acknowledged, unsynced }).toEqual({ acknowledged: 60, unsynced: 0 });
    expect(readTrace(readFileSync(trace, 'utf8').replaceAll(/^.* f(data)?sync.*$/gm, '')).unsynced).toBe(60);
  });
});
