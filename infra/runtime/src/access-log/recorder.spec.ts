import { afterEach, describe, expect, it } from '@jest/globals';
import type { AccessLog, PersonRead } from './port.ts';
import { type ReadRecorder, startReadRecorder } from './recorder.ts';

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const read = { readerId: 'r1', jobSeekerId: 'p1', part: 'OFFER' };
const now = Date.UTC(2026, 10, 22);

describe('the recorder of reads', () => {
  let recorder: ReadRecorder;
  let broken = false;
  let kept: PersonRead[] = [];
  const forgotten: number[] = [];
  const log: AccessLog = {
    add: async (reads) => {
      if (broken) throw new Error('disk I/O error');
      kept.push(...reads);
    },
    list: async () => ({ rows: [], total: 0 }),
    forget: async (before) => void forgotten.push(before),
    countOlder: async () => 0,
    close: async () => undefined,
  };
  const start = () => {
    [broken, kept] = [false, []];
    recorder = startReadRecorder({ log, logger, clock: () => new Date(now) });
  };
  afterEach(() => {
    broken = false;
    return recorder.stop();
  });

  it('writes what waits with its time, and forgets what is older than 180 days', async () => {
    start();
    recorder.record(read);
    await recorder.flush();
    expect(kept).toEqual([{ ...read, at: now }]);
    expect(forgotten).toEqual([now - 180 * 86_400_000]);
    expect(recorder.status()).toEqual({ ready: true, detail: 'running' });
  });

  it('says that the store does not take them, keeps them, and writes each once when it does', async () => {
    start();
    broken = true;
    recorder.record(read);
    await recorder.flush();
    expect(recorder.status()).toEqual({ ready: false, detail: '1 reads wait, 0 lost: disk I/O error' });
    broken = false;
    recorder.record({ ...read, part: 'FILE' });
    await recorder.flush();
    expect(kept.map(({ part }) => part)).toEqual(['OFFER', 'FILE']);
    expect(recorder.status().ready).toBe(true);
  });

  it('holds no more than ten thousand, and says how many it lost', async () => {
    start();
    broken = true;
    for (let turn = 0; turn < 10_003; turn += 1) recorder.record(read);
    await recorder.flush();
    expect(recorder.status().detail).toBe('10000 reads wait, 3 lost: disk I/O error');
    broken = false;
    await recorder.flush();
    expect(kept).toHaveLength(10_000);
    expect(recorder.status()).toEqual({ ready: false, detail: '3 reads were lost' });
  });
});
