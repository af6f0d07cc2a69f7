import { describe, expect, it } from '@jest/globals';
import { given, happened, testActor, testId, testNow } from '../shared/testing.ts';
import { decidedSubscriber } from './deciders.ts';
import { subscriberHistories, subscriberId, webhookSecretId, webhookUrl } from './fixtures.ts';
import { secretsAt } from './webhook.ts';

const { ACTIVE, CALLED, PAUSED } = subscriberHistories;
const after = (history: typeof CALLED) => given(decidedSubscriber, subscriberId, history);
const one = { subscriberId };

describe('a subscriber that is called', () => {
  it('has a secret from the first address on, and keeps it with another one', () => {
    const first = after(ACTIVE).when('SetWebhook', { ...one, url: webhookUrl });
    const { webhookSecretId: made } = first.result as { webhookSecretId: string };
    expect(first.own).toEqual([{ type: 'WebhookSet', data: { ...one, url: webhookUrl, webhookKeyId: made } }]);
    const moved = after(CALLED).when('SetWebhook', { ...one, url: 'https://hooks.example/else' });
    expect(moved.own).toEqual([
      { type: 'WebhookSet', data: { ...one, url: 'https://hooks.example/else', webhookKeyId: webhookSecretId } },
    ]);
    expect(moved.result).toBeUndefined();
  });

  it('is not called where it is already, but for one that was paused', () => {
    expect(after(CALLED).when('SetWebhook', { ...one, url: webhookUrl }).refused).toBe('subscriber.unchanged');
    expect(after(PAUSED).when('SetWebhook', { ...one, url: webhookUrl }).after.data).toMatchObject({
      webhook: { pausedFor: null },
    });
  });

  it('signs by both secrets for a day after another was made', () => {
    const { after: then, result } = after(CALLED).when('RotateWebhookSecret', one);
    const { webhookSecretId: made } = result as { webhookSecretId: string };
    const { webhook } = then.data as { webhook: Parameters<typeof secretsAt>[0] };
    expect(webhook.formerEndsAt).toBe('2026-11-03T04:00:00.000Z');
    expect(secretsAt(webhook, '2026-11-03T03:59:59.999Z')).toEqual([made, webhookSecretId]);
    expect(secretsAt(webhook, '2026-11-03T04:00:00.000Z')).toEqual([made]);
  });

  it('is paused for what the system says, and by people for nothing else than that they said so', () => {
    const pause = (actor: object) =>
      after(CALLED).when('PauseWebhook', { ...one, cause: 'GONE' }, { actor: actor as typeof testActor }).own;
    expect(pause({ kind: 'system', id: 'system:webhooks' })).toMatchObject([{ data: { cause: 'GONE' } }]);
    expect(pause(testActor)).toMatchObject([{ data: { cause: 'STAFF' } }]);
  });

  it('is sent again what is named, and nothing where nothing is', () => {
    expect(after(CALLED).when('ResendDeliveries', one)).toMatchObject({ refused: 'subscriber.nothing_named' });
    const eventIds = [`${testId(70)}/0`];
    expect(after(CALLED).when('ResendDeliveries', { ...one, eventIds }).own).toEqual([
      { type: 'DeliveriesResent', data: { ...one, eventIds } },
    ]);
    expect(after(CALLED).when('ResendDeliveries', { ...one, since: testNow }).own).toEqual([
      { type: 'DeliveriesResent', data: { ...one, since: testNow } },
    ]);
  });

  it.each([
    ['2026-11-02T04:00:00.001Z', false],
    ['2030-11-02T04:00:00.000Z', false],
    ['2026-11-02T04:00:00.000Z', true],
    ['2026-11-02T03:59:59.000Z', true],
  ])('is sent nothing again since a time that has not come: %s', (since, isTaken) => {
    expect(testNow).toBe('2026-11-02T04:00:00.000Z');
    const { refused, path } = after(CALLED).when('ResendDeliveries', { ...one, since });
    expect([refused, path]).toEqual(isTaken ? [undefined, undefined] : ['subscriber.in_future', 'since']);
  });

  it('begins anew with another secret once it was taken away', () => {
    const removed = after([...CALLED, happened('WebhookRemoved', one)]);
    expect(removed.when('TestWebhook', one).refused).toBe('subscriber.no_webhook');
    const { result } = removed.when('SetWebhook', { ...one, url: webhookUrl });
    expect(result).not.toMatchObject({ webhookSecretId });
  });

  it.each([
    'ftp://hooks.example/',
    'https://name:word@hooks.example/',
    'https://hooks.example/#part',
    'hooks.example',
    `https://hooks.example/${'x'.repeat(500)}`,
  ])('is not called at %s', (url) => {
    const { payload } = decidedSubscriber.commands.SetWebhook as { payload: { safeParse(given: unknown): object } };
    expect(payload.safeParse({ ...one, url })).toMatchObject({ success: false });
  });
});
