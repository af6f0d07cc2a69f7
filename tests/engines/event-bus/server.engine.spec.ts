import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  CloudEvent,
  cloudTypeOf,
  type IntegrationEventName,
  integrationCatalogue,
  integrationContract,
  topicName,
} from '@talentlog/contracts';
import { deliver, openCompany } from '../../support/company.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { linesOfAll } from './kafka-lines.ts';
import { reading } from './kafka-reader.ts';
import { brokers } from './kafka-there.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: a server whose brokers go away, which needs those of this suite');

type Parts = Readonly<Record<string, { readonly ready: boolean }>>;

const own = ownOfFile();
const prefix = `${randomUUID()}.`;
/** What a server is told; the suite knows more than that of its brokers. */
const env = (more: object = {}) => ({
  ...{ KAFKA_BROKERS: brokers.join(','), KAFKA_USER: undefined, KAFKA_PASSWORD: undefined },
  ...{ KAFKA_TOPIC_PREFIX: prefix, KAFKA_PARTITIONS: '3' },
  ...more,
});
const cli = fileURLToPath(new URL('../../../infra/cli/dist/main.js', import.meta.url));
const topics = (...args: readonly string[]) => {
  const set = { ...process.env, NODE_OPTIONS: '', ...env() };
  const { status, stdout } = spawnSync(process.execPath, [cli, 'topics', ...args], { env: set, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
};
const publicTopics = ['applications', 'offers', 'hires', 'interviews', 'positions', 'candidates'].map(
  (name) => `${prefix}recruitment.${name}.v1`,
);

/** Some of the events that other systems are told of, under `<id>/0`. */
const toldOf = new Set(['PositionCreated', 'PositionOpened', 'AdvertisementPublished', 'RecordDelivered']);

(here === undefined ? describe.skip : describe)('a company that publishes its events', () => {
  let lines: ReturnType<typeof linesOfAll> | undefined;
  let server: Server | undefined;
  let stopReading: (() => Promise<void>) | undefined;
  afterAll(async () => {
    await server?.stop();
    await stopReading?.();
    await lines?.close();
  });

  it('does not start where topics are missing, and says what makes them', async () => {
    const start = startServer({ dataDir: own.folder(), env: env() });
    await expect(start).rejects.toThrow(
      /Not started: Kafka: the topic .*recruitment.applications.v1 is missing. Run: npm run talentlog -- topics/,
    );
  });

  it('has them made by a command, which says what it did and what is', () => {
    expect(topics('check')).toMatchObject({ status: 2 });
    const made = topics();
    expect(made).toMatchObject({ status: 0 });
    expect(made.lines).toEqual(
      publicTopics
        .map((name) => `${name}: made, 3 partitions, 3 copies of each`)
        .concat('6 topics are as they are wanted.'),
    );
    expect(topics()).toEqual({ status: 0, lines: ['6 topics are as they are wanted.'] });
    expect(topics('delete')).toMatchObject({ status: 2 });
  });

  it('does not start where a topic has fewer partitions than it is told, and says what adds some', async () => {
    const start = startServer({ dataDir: own.folder(), env: env({ KAFKA_PARTITIONS: '5' }) });
    await expect(start).rejects.toThrow(/recruitment.applications.v1 has 3 partitions, 5 are wanted/);
    await expect(start).rejects.toThrow(/Run: npm run talentlog -- topics/);
  });

  it('publishes what is told of its events in envelopes, never anything personal', async () => {
    const between = linesOfAll();
    lines = between;
    // Given: nobody answers yet, which stops no start.
    server = await startServer({ dataDir: own.folder(), env: env({ KAFKA_BROKERS: between.brokers.join(',') }) });
    const running = server;
    await until(() => /started without Kafka/.test(running.complaints()), 'the warning');
    const company = await openCompany(running);
    const part = async () => {
      const { body } = await company.admin.send('/api/health');
      const { parts, degraded, notReady } = body as { parts?: Parts; degraded: string[]; notReady: string[] };
      return { ready: parts?.['event-bus']?.ready, degraded: degraded.includes('event-bus'), notReady };
    };
    await until(async () => (await part())?.ready === false, 'the health page to say that nobody answers', 120);
    expect(await part()).toMatchObject({ degraded: true, notReady: [] });
    await between.open();
    const first = await company.seeker('王晨晨');
    const { read: told, stop } = await reading(...publicTopics);
    stopReading = stop;
    const ids = () => new Set(told.map(({ headers }) => headers.ce_id));
    const isAll = () => running.events().every(({ id, type }) => !toldOf.has(type) || ids().has(`${id}/0`));
    const hr = await company.hire('hr', 'HR');
    const advertised = await company.advertise(hr.browser);
    await deliver(first, advertised);
    await until(isAll, 'what was waiting for the first one', 120);
    await until(async () => (await part())?.ready === true);

    // When: the brokers are away.
    await between.close();
    const second = await company.seeker('李云岭');
    expect((await second.browser.send('/api/health')).status).toBe(200);
    await until(async () => (await part())?.ready === false, 'the health page to say so', 120);
    expect(await part()).toMatchObject({ degraded: true, notReady: [] });
    await deliver(second, advertised);
    expect(isAll()).toBe(false);
    // Then: it goes on by itself.
    await between.open();
    await until(isAll, 'what was waiting', 120);
    await until(async () => (await part())?.ready === true);

    const events = running.events();
    const bytes = told
      .map(({ value, key, headers }) => `${key}${Buffer.from(value ?? [])}${JSON.stringify(headers)}`)
      .join('\n');
    for (const { phone, email } of [first, second])
      for (const word of [phone, email, '王晨晨', '李云岭']) expect(bytes.includes(word) ? word : '').toBe('');
    expect(new Set(told.map(({ topic }) => topic)).size).toBeGreaterThan(1);
    for (const { topic, key, value, headers } of told) {
      const { 'content-type': datacontenttype, ...rest } = headers;
      const envelope = Object.entries(rest).map(([name, text]) => [name.replace(/^ce_/, ''), text]);
      const data: unknown = JSON.parse(Buffer.from(value ?? []).toString());
      const event = CloudEvent.parse({ ...Object.fromEntries(envelope), datacontenttype, data });
      const name = (Object.keys(integrationCatalogue) as IntegrationEventName[]).find(
        (one) => cloudTypeOf(one) === event.type,
      );
      if (name === undefined) throw new Error(`${event.type} is in no catalogue`);
      expect([topic, key]).toEqual([`${prefix}${topicName(integrationContract(name).topic)}`, event.partitionkey]);
      expect(event.id.split('/')[0]).toBe(events.find(({ id }) => event.id.startsWith(id))?.id);
    }
  });
});
