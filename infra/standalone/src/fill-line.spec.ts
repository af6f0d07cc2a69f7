import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { fillingLine, tellFilling } from './fill-line.ts';

test('the slowest view says how far all are', () => {
  expect(fillingLine([])).toBeUndefined();
  expect(fillingLine([{ percent: 0, secondsLeft: null }])).toBe(
    '  Views are being filled from the log: 0 % / 正在从日志重建视图：0 %',
  );
  const both = [
    { percent: 40, secondsLeft: 9 },
    { percent: 25, secondsLeft: 30 },
  ];
  expect(fillingLine(both)).toBe(
    '  Views are being filled from the log: 25 %, about 30 s left / 正在从日志重建视图：25 %，约剩 30 秒',
  );
});

const atOnce = { first: 0, every: 0, unknown: 0 };

/** What is said of a server whose page of health tells this, one after the other, and the last again and again. */
async function saidOf(...told: readonly unknown[]): Promise<readonly string[]> {
  const left = [...told];
  const server = createServer((_request, reply) =>
    reply.end(JSON.stringify({ projectors: left.length > 1 ? left.shift() : left[0] })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const said: string[] = [];
  await tellFilling(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (line) => said.push(line), atOnce);
  await new Promise((resolve) => server.close(resolve));
  return said;
}

test('nothing is said of views that are there, or of a server that does not answer', async () => {
  expect(await saidOf([{ name: 'jobs' }])).toEqual([]);
  const said: string[] = [];
  await tellFilling('http://127.0.0.1:1', (line) => said.push(line), atOnce);
  expect(said).toEqual([]);
});

test('a thread that is too busy to say how far it is, is asked again, until every view is filled', async () => {
  const filling = { percent: 40, secondsLeft: 9 };
  const said = await saidOf(null, [{ name: 'jobs', filling }], null, [{ name: 'jobs', filling }], [{ name: 'jobs' }]);
  expect(said).toEqual([fillingLine([filling]), fillingLine([filling]), '  Every view is filled / 视图已重建']);
});
