import { expect, it } from '@jest/globals';
import { foldsOf } from '@talentlog/command/workers';
import type { IntegrationEvent } from '@talentlog/contracts';
import { type OpenEvents, openMemoryEventStore, silentLogger, UnreadableEvent } from '@talentlog/runtime';
import { toldTo, webhooksIn } from './webhooks.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-02T04:00:00.000Z';
const metadata = { actor: 'x', correlationId: 'x', causationId: 'x', commandName: 'X', at, commandId: idOf(99) };

/** A log with these in it, each in a stream of its aggregate; the named ones are damaged. */
async function logOf(happened: readonly (readonly [stream: string, type: string, data: object])[], damaged: string) {
  const store = openMemoryEventStore();
  for (const [n, [stream, type, data]] of happened.entries()) {
    const last = (await store.readStream(stream)).length - 1;
    const event = { id: idOf(500 + n), type, schemaVersion: 1, data: { ...data }, metadata };
    const writes = [{ stream, expected: last < 0 ? ('no-stream' as const) : last, events: [event] }];
    await store.append({ commitId: idOf(700 + n), writes });
  }
  const open: OpenEvents = async () => (event) => {
    if (`${event.stream} ${event.type}` === damaged) throw new UnreadableEvent('damaged');
    return { ...event, at: event.metadata.at };
  };
  return { store, folds: foldsOf(store, open) };
}

it('a subscriber that cannot be read is left out of those that are called, and none of the others with it', async () => {
  const called = (n: number) => {
    const [stream, subscriberId] = [`subscriber-${idOf(n)}`, idOf(n)];
    const kept = { systemName: '数据平台', topics: ['applications'], personalData: false, reason: '' };
    return [
      [stream, 'SubscriberRegistered', { subscriberId, ...kept, feedKeyId: idOf(62) }],
      [stream, 'WebhookSet', { subscriberId, url: `https://hooks.example/${n}`, webhookKeyId: idOf(64) }],
    ] as const;
  };
  const { store, folds } = await logOf([...called(1), ...called(2)], `subscriber-${idOf(1)} WebhookSet`);
  const parts = { secret: Buffer.alloc(32), logger: silentLogger };
  expect((await webhooksIn(folds, store, parts).all()).map(({ url }) => url)).toEqual(['https://hooks.example/2']);
});

it('somebody whose consent cannot be read is told of without what is personal', async () => {
  const kept = { systemName: '数据平台', topics: ['applications'], personalData: true, reason: '' };
  const consent = (n: number) =>
    [
      `privacyAuthorization-${idOf(n)}`,
      'ConsentGranted',
      { jobSeekerId: idOf(n), policyVersion: '1', expiresAt: '9999-11-02T04:00:00.000Z' },
    ] as const;
  const registered = { subscriberId: idOf(3), ...kept, feedKeyId: idOf(62) };
  const { folds } = await logOf(
    [consent(1), consent(2), [`subscriber-${idOf(3)}`, 'SubscriberRegistered', registered]],
    `privacyAuthorization-${idOf(1)} ConsentGranted`,
  );
  const told = toldTo(folds, 'https://talent.example', silentLogger);
  const ended = (candidateId: string): IntegrationEvent => ({
    ...{ id: 'e/0', name: 'application.ended', key: 'a', time: at, sequence: '1.0', candidateId },
    data: { candidateId, outcome: 'NOT_PASSED', reason: '背调未过' },
  });
  const said = await Promise.all([1, 2].map((n) => told.for(idOf(3), ended(idOf(n)))));
  expect(said.map((one) => [one?.event.data.reason, one?.personOf])).toEqual([
    [undefined, null],
    ['背调未过', idOf(2)],
  ]);
});
