import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventBus } from '@talentlog/runtime';
import { atRest } from '../../support/at-rest.mjs';
import { type Advertised, type Company, deliver, openCompany } from '../../support/company.ts';
import { inbox } from '../../support/inbox.ts';
import { type Server, type Service, startServer, startService } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { brokers, opened } from './kafka-there.ts';
import { alone, tell, whole } from './killed-brokers.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: workers fed by brokers that are killed, which needs those of this suite');

const prefix = `${randomUUID()}.`;
const env = {
  ...{ KAFKA_BROKERS: brokers.join(','), KAFKA_USER: '', KAFKA_PASSWORD: '', KAFKA_TOPIC_PREFIX: prefix },
  ...{ KAFKA_PARTITIONS: '3', WORKERS_FROM: 'kafka' },
};
const cli = fileURLToPath(new URL('../../../infra/standalone/dist/cli.js', import.meta.url));
const internal = `${prefix}talentlog.events.v1`;
const groups = ['notifier/queueing', 'notifier/sending-mail', 'notifier/sending-sms', 'sap-bridge'].map(
  (name) => `${prefix}talentlog.${name}`,
);
const receipt = '已收到|received';

(here === undefined ? describe.skip : describe)('a notifier and a SAP bridge that are fed by Kafka', () => {
  const services = new Map<string, Service>();
  let server: Server;
  let company: Company;
  let advertised: Advertised;
  let bus: EventBus;
  const begin = (name: string) => services.set(name, startService(name, server.dataDir, env));
  const isReady = () =>
    until(
      async () => ((await (await fetch(`${server.url}/api/health`)).json()) as { status: string }).status === 'ready',
      'all services to be here',
      180,
    );
  const mails = async (email: string) => (await inbox(server, email)).filter(({ kind }) => kind === 'mail');
  const applied = async (name: string) => {
    const seeker = await company.seeker(name);
    await deliver(seeker, advertised);
    return seeker.email;
  };

  beforeAll(async () => {
    await alone();
    const { status } = spawnSync(process.execPath, [cli, 'topics'], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    expect(status).toBe(0);
    bus = opened();
    server = await startServer({ args: ['command'], env });
    for (const name of ['query', 'notifier', 'sap-bridge']) begin(name);
    await isReady();
    company = await openCompany(server);
    const hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
  }, 300_000);
  afterAll(async () => {
    await Promise.all([...services.values()].map((service) => service.stop()));
    await server.stop();
    await bus.close();
  }, 120_000);

  it('send what the topic brings, and have done it there, too', async () => {
    const email = await applied('第一人');
    await atRest(server.url, 180);
    expect(await mails(email)).toHaveLength(1);
    for (const group of groups)
      await until(async () => (await bus.lag(group, [internal])) === 0, `${group} to have noted all`, 120);
  }, 300_000);

  it('while the notifier and a broker are killed in the middle, no mail is missing and none comes under a second Message-ID', async () => {
    const emails: string[] = [];
    for (const broker of [1, 2]) {
      emails.push(await applied(`之前 ${broker}`));
      await services.get('notifier')?.kill();
      emails.push(await applied(`没有通知 ${broker}`));
      begin('notifier');
      tell('kill', broker);
      emails.push(await applied(`没有经纪 ${broker}`), await applied(`也没有 ${broker}`));
      tell('begin', broker);
      await whole(internal);
    }
    await isReady();
    await atRest(server.url, 300);
    // The inbox keeps a mail by its Message-ID: the same one sent twice is there once, another one beside it.
    for (const email of emails)
      expect((await mails(email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(receipt)]);
  }, 900_000);
});
