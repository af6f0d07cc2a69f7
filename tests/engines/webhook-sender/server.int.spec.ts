import { expect, test } from '@jest/globals';
import { CloudEvent } from '@talentlog/contracts';
import { openCompany } from '../../support/company.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { startServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { says, startReceiver } from '../webhook-post/receiver.ts';

const own = ownOfEachTest();
const env = { WEBHOOK_NETWORKS: '127.0.0.0/8' };
const topics = ['positions'];
/** What a position and its advertisement are told as, each under a key of its own. */
const promised = ['position.created', 'position.opened', 'advertisement.created', 'advertisement.published'];

test('a server that is killed while it calls loses no call and gives none another id; a secret is told once; replay repeats ids', async () => {
  const dataDir = own.folder();
  const first = await startServer({ dataDir, env });
  own.closes(() => first.kill());
  const { admin, hire, advertise } = await openCompany(first);
  const hr = await hire('hr1', 'HR');
  const { subscriberId } = await admin.does('RegisterSubscriber', { systemName: '数据平台', topics });
  const receiver = await startReceiver(own, []);
  const { webhookSecret } = await admin.does('SetWebhook', { subscriberId, url: receiver.url });
  expect(webhookSecret).toMatch(/^whsec_/);
  expect(JSON.stringify(first.events())).not.toContain(String(webhookSecret).slice(6));
  receiver.knows(String(webhookSecret));
  receiver.answers(() => undefined);
  await advertise(hr.browser);
  await until(() => receiver.believed.length > 0);
  await first.kill();

  const cut = new Set(receiver.believed.map(({ id }) => id));
  receiver.answers(says(204));
  const second = await startServer({ dataDir, env });
  own.closes(() => second.stop({ keep: true }));
  const { admin: again } = await openCompany(second);
  const typeOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as { type: string }).type;
  const told = () => new Map(receiver.believed.map((one) => [one.id, typeOf(one)]));
  const delivered = async () => {
    const { body } = await again.send(`/api/queries/webhookDeliveries?subscriberId=${subscriberId}&size=100`);
    return (body as { data: { deliveries: readonly { state: string }[] } }).data.deliveries;
  };
  await until(async () => (await delivered()).filter(({ state }) => state === 'delivered').length === 4);
  expect([...told().values()].sort()).toEqual(promised.map((name) => `talentlog.${name}.v1`).sort());
  expect([...cut].every((id) => receiver.believed.filter((one) => one.id === id).length > 1)).toBe(true);
  expect(receiver.doubted).toEqual([]);

  const before = receiver.believed.length;
  await again.does('ResendDeliveries', { subscriberId, since: '2020-01-01T00:00:00.000Z' });
  await until(() => receiver.believed.length === before + 4);
  expect(told().size).toBe(4);
  const { webhookSecret: next } = await again.does('RotateWebhookSecret', { subscriberId });
  for (const secret of [String(webhookSecret), String(next)]) {
    receiver.knows(secret);
    const calls = receiver.believed.length;
    await again.does('TestWebhook', { subscriberId });
    await until(() => receiver.believed.length === calls + 1);
  }
  const test = CloudEvent.parse(JSON.parse(receiver.believed.at(-1)?.body ?? '{}'));
  expect(test).toMatchObject({ type: 'talentlog.webhook.test.v1', subject: `webhooks/${subscriberId}` });
  const schema = await fetch(new URL(new URL(test.dataschema).pathname, second.url));
  expect(await schema.json()).toMatchObject({ $id: test.dataschema, required: ['subscriberId'] });
});
