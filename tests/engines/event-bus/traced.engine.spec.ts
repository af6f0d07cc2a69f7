import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventBus, TakenMessage } from '@talentlog/runtime';
import { openCompany } from '../../support/company.ts';
import { readyAt } from '../../support/health.ts';
import { type Server, type Service, startServer, startService } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { type Span, startReceiver } from '../../telemetry/receiver.ts';
import { startReceiver as startMailServer } from '../mailer/smtp-receiver.ts';
import { brokers, opened } from './kafka-there.ts';

const cli = fileURLToPath(new URL('../../../infra/standalone/dist/cli.js', import.meta.url));
const prefix = `${randomUUID()}.`;
const internal = `${prefix}talentlog.events.v1`;
const traceId = randomBytes(16).toString('hex');

describe('a request whose mail is sent by a worker that Kafka feeds', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: Server;
  const beside: Service[] = [];
  let bus: EventBus;
  const taken: TakenMessage[] = [];
  const mine = (): readonly Span[] => receiver.spans().filter((span) => span.traceId === traceId);
  const named = (name: string) => mine().find((span) => span.name === name);
  const upwards = (span: Span | undefined): readonly Span[] =>
    span === undefined ? [] : [span, ...upwards(mine().find(({ spanId }) => spanId === span.parentSpanId))];

  beforeAll(async () => {
    [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
    const env = {
      ...{ KAFKA_BROKERS: brokers.join(','), KAFKA_USER: '', KAFKA_PASSWORD: '', KAFKA_TOPIC_PREFIX: prefix },
      ...{ KAFKA_PARTITIONS: '3', WORKERS_FROM: 'kafka' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, TRUSTED_PROXIES: '127.0.0.1' },
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mail.port), SMTP_FROM: 'talent@yunling.example' },
    };
    const made = spawnSync(process.execPath, [cli, 'topics'], { env: { ...process.env, NODE_OPTIONS: '', ...env } });
    expect(made.status).toBe(0);
    server = await startServer({ env, args: ['command'] });
    for (const name of ['query', 'notifier', 'sap-bridge']) beside.push(startService(name, server.dataDir, env));
    await readyAt(server.url, 180);
    const company = await openCompany(server);
    const hr = await company.hire('hr', 'HR');
    const advertised = await company.advertise(hr.browser);
    const seeker = await company.seeker('欧阳探针');
    const headers = { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` };
    await seeker.browser.post('DeliverApplication', advertised, headers);
    await until(() => mail.received.some(({ to }) => to.includes(seeker.email)), 'the mail', 120);
    await until(() => upwards(named('ask mail')).length >= 6, 'the spans of the mail');
    bus = opened();
    const topics = [internal, `${prefix}recruitment.applications.v1`];
    bus.consume({ topics, group: prefix, parking: internal, handle: async (one) => void taken.push(one) });
    await until(() => taken.some(({ topic }) => topic !== internal), 'what others are told');
  }, 400_000);
  afterAll(async () => {
    await bus?.close();
    for (const service of beside) await service.stop();
    await server?.stop();
    await Promise.all([receiver?.close(), mail?.close()]);
  }, 120_000);

  it('is one trace, from the command by its event and what lies on Kafka to the mail', async () => {
    const way = upwards(named('ask mail'));
    expect(way.map(({ name }) => name)).toEqual([
      ...['ask mail', 'follow NotificationQueued', 'command QueueNotification', expect.stringMatching(/^follow /)],
      ...['command DeliverApplication', 'POST /api/commands/:name'],
    ]);
    expect(way.map(({ service }) => service.replace('talentlog-', ''))).toEqual([
      ...['notifier', 'notifier', 'command', 'notifier', 'command', 'command'],
    ]);
    const isPublished = (name: string) => () =>
      mine().some(
        (span) =>
          span.name === 'publish' &&
          span.service === 'talentlog-processes' &&
          span.parentSpanId === named(name)?.spanId,
      );
    await until(isPublished('command DeliverApplication'), 'the event on Kafka');
    await until(isPublished('command QueueNotification'), 'what was wished of the notifier on Kafka');
  });

  it('which our own topic names, and no other', () => {
    const named = taken.filter(({ headers }) => headers.traceparent?.includes(traceId));
    expect(new Set(named.map(({ topic }) => topic))).toEqual(new Set([internal]));
    const told = taken.filter(({ topic }) => topic !== internal);
    const text = told.map(({ key, value, headers }) => `${key}${value}${JSON.stringify(headers)}`).join('\n');
    expect(text).not.toMatch(new RegExp(`${traceId}|traceparent`));
  });
});
