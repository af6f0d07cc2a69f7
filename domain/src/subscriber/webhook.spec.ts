import { describe, expect, it } from '@jest/globals';
import { given, happened, story, type Told, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { decidedSubscriber } from './deciders.ts';
import type { SubscriberData } from './evolve.ts';
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

  it('signs by one secret where there is no former one, or nobody knows until when', () => {
    const webhook = { url: null, secretId: 'new', pausedFor: null, since: testNow };
    const former = { formerSecretId: 'old', formerEndsAt: '2026-11-03T04:00:00.000Z' };
    expect(secretsAt({ ...webhook, ...former }, testNow)).toEqual(['new', 'old']);
    expect(secretsAt({ ...webhook, ...former, formerSecretId: null }, testNow)).toEqual(['new']);
    expect(secretsAt({ ...webhook, ...former, formerEndsAt: null }, testNow)).toEqual(['new']);
  });

  it('is called as what happened says, since its first address', () => {
    const webhook = (...more: readonly Told[]) =>
      (tell(story(decidedSubscriber, subscriberId, [...CALLED, ...more])).data as SubscriberData).webhook;
    const later = (type: string, data: object) => happened(type, { ...one, ...data }, '2026-11-09T04:00:00.000Z');
    const called = { url: webhookUrl, secretId: webhookSecretId, formerSecretId: null, formerEndsAt: null };
    const first = { ...called, pausedFor: null, since: testNow };
    expect(webhook()).toEqual(first);
    const paused = later('WebhookPaused', { cause: 'FAILING' });
    expect(webhook(paused)).toEqual({ ...first, pausedFor: 'FAILING' });
    expect(webhook(paused, later('WebhookResumed', {}))).toEqual(first);
    expect(webhook(later('WebhookTested', {}), later('DeliveriesResent', { since: testNow }))).toEqual(first);
    expect(webhook(later('WebhookRemoved', {}), later('WebhookTested', {}))).toBeNull();
    const rotated = later('WebhookSecretRotated', { webhookKeyId: testId(65), formerEndsAt: testNow });
    const second = { ...first, secretId: testId(65), formerSecretId: webhookSecretId, formerEndsAt: testNow };
    expect(webhook(rotated)).toEqual(second);
    const moved = later('WebhookSet', { url: 'https://hooks.example/else', webhookKeyId: testId(65) });
    expect(webhook(rotated, paused, moved)).toEqual({ ...second, url: 'https://hooks.example/else' });
  });

  it('is paused for what the system says, and by people for nothing else than that they said so', () => {
    const pause = (actor: object) =>
      after(CALLED).when('PauseWebhook', { ...one, cause: 'GONE' }, { actor: actor as typeof testActor }).own;
    expect(pause({ kind: 'system', id: 'system:webhooks' })).toMatchObject([{ data: { cause: 'GONE' } }]);
    expect(pause(testActor)).toMatchObject([{ data: { cause: 'STAFF' } }]);
  });

  it('is sent again what is named, and nothing where nothing is', () => {
    expect(after(CALLED).when('ResendDeliveries', one)).toMatchObject({
      ...{ refused: 'subscriber.nothing_named', path: 'since' },
    });
    const eventIds = [`${testId(70)}/0`];
    expect(after(CALLED).when('ResendDeliveries', { ...one, eventIds }).own).toStrictEqual([
      { type: 'DeliveriesResent', data: { ...one, eventIds } },
    ]);
    expect(after(CALLED).when('ResendDeliveries', { ...one, since: testNow }).own).toStrictEqual([
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
