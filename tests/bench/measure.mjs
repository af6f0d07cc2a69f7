// Measuring: requests by many keep-alive callers, the disk's own sync, and what is said about several rounds.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** Durable answers per second. Each connection works through bodies of its own; anything but 200 ends the measurement. */
export async function requestsPerSecond({ url, headers = {}, bodyFor, callers, seconds }) {
  let connection = 0;
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    connections: callers,
    duration: seconds,
    setupClient: (client) => {
      const mine = connection++;
      let turn = 0;
      const next = () => client.setBody(bodyFor(mine, turn++));
      next();
      client.on('response', next);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} requests failed`);
  return result['2xx'] / result.duration;
}

/** One caller's write + fdatasync of as many bytes, as fast as this disk does it. */
export function syncsPerSecond({ bytes, seconds }) {
  const file = join(tmpdir(), `talentlog-bench-${process.pid}`);
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(bytes, 'x');
  const end = performance.now() + seconds * 1000;
  let written = 0;
  while (performance.now() < end) {
    writeSync(descriptor, block);
    fdatasyncSync(descriptor);
    written += 1;
  }
  closeSync(descriptor);
  rmSync(file);
  return written / seconds;
}

export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return { min: sorted[0], median: sorted[Math.floor(sorted.length / 2)], max: sorted.at(-1) };
}

/** `name   min  median  max` with figures of that many digits. */
export function line(name, values, digits = 0) {
  const cell = (value) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).padStart(10);
  const { min, median, max } = spread(values);
  return `${name.padEnd(58)}${cell(min)}${cell(median)}${cell(max)}`;
}
