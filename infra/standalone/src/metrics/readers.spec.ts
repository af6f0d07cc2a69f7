import { expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { metricsReaders } from './readers.ts';

const forwarded = { 'x-forwarded-for': '203.0.113.9' };
const proxied = { TRUSTED_PROXIES: '10.0.0.1' };
const monitored = { METRICS_FROM: '10.9.0.0/16, 2001:db8::/32' };

/** Settings, the request's address and headers, and whether it is told. */
const table: readonly (readonly [Record<string, string>, string, Record<string, string>, boolean])[] = [
  [{}, '127.0.0.1', {}, true],
  [{}, '::1', {}, true],
  [{}, '::ffff:127.0.0.1', {}, true],
  [{}, '203.0.113.9', {}, false],
  [{}, '10.9.0.7', {}, false],
  // A proxy of this machine that nobody declared: whoever stands behind it is not this machine.
  [{}, '127.0.0.1', forwarded, false],
  [{}, '127.0.0.1', { forwarded: 'for=203.0.113.9' }, false],
  [proxied, '203.0.113.9', forwarded, false],
  [monitored, '10.9.0.7', {}, true],
  [monitored, '10.10.0.7', {}, false],
  [monitored, '2001:db8::5', {}, true],
  [monitored, '127.0.0.1', {}, false],
  [{ ...proxied, ...monitored }, '10.9.0.7', forwarded, true],
];

it.each(table)('%j tells %s with %j: %s', (settings, address, headers, told) => {
  expect(metricsReaders(readConfig(settings))(address, headers)).toBe(told);
});
