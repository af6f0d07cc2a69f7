import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@talentlog/runtime';
import { JoinedService } from '../threads/joined.ts';
import { ThreadSeen } from './thread-seen.ts';
import { untoldParts } from './untold.ts';

const apart = ['workers', 'notifier', 'sap-bridge'];

describe('what nobody tells of', () => {
  it.each([
    ['nothing, where all are here', apart, [], []],
    ['messages and calls, without the notifier', apart, ['notifier'], ['mail', 'sms', 'webhooks']],
    ['SAP, without its bridge', apart, ['sap-bridge'], ['hr-core']],
    ['none of these, without the processes', apart, ['workers'], []],
    ['all, where one thread does all', ['workers'], ['workers'], ['hr-core', 'mail', 'sms', 'webhooks']],
    ['nothing at an instance, which has none of them', [], [], []],
  ])('is %s', (_what, workers, away, names) => {
    const parts = untoldParts(workers, new Set(away));
    expect(Object.keys(parts).sort()).toEqual(names);
    for (const part of Object.values(parts)) expect(part).toMatchObject({ ready: false, cause: 'unknown' });
  });
});

it('one that hangs keeps nobody from what the others say', async () => {
  const service = new JoinedService({ name: 'the notifier', logger: silentLogger, mine: {} });
  const hung = Object.assign(service, { report: () => new Promise<never>(() => undefined) });
  expect(await new ThreadSeen(hung).told()).toEqual([]);
});
