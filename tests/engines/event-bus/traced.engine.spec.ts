import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCompany } from '../../support/company.ts';
import { readyAt } from '../../support/health.ts';
import { type Server, type Service, startServer, startService } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { type Span, startReceiver } from '../../telemetry/receiver.ts';
import { startReceiver as startMailServer } from '../mailer/smtp-receiver.ts';
import { reading } from './kafka-reader.ts';
import { brokers } from './kafka-there.ts';

const cli = fileURLToPath(new URL('../../../infra/cli/dist/main.js', import.meta.url));
const prefix = `${randomUUID()}.`;
const traceId = randomBytes(16).toString('hex');

describe('a request of which Kafka is told, and whose mail is sent', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: Server;
  const beside: Service[] = [];
  let kafka: Awaited<ReturnType<typeof reading>>;
  const mine = (): readonly Span[] => receiver.spans().filter((span) => span.traceId === traceId);
  const named = (name: string) => mine().find((span) => span.name === name);
  const upwards = (span: Span | undefined): readonly Span[] =>
    span === undefined ? [] : [span, ...upwards(mine().find(({ spanId }) => spanId === span.parentSpanId))];

  beforeAll(async () => {
    [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
    const env = {
      ...{ KAFKA_BROKERS: brokers.join(','), KAFKA_USER: '', KAFKA_PASSWORD: '', KAFKA_TOPIC_PREFIX: prefix },
      KAFKA_PARTITIONS: '3',
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
    kafka = await reading(`${prefix}recruitment.applications.v1`);
    await until(() => kafka.read.length > 0, 'what others are told');
  }, 400_000);
  afterAll(async () => {
    await kafka?.stop();
    for (const service of beside) await service.stop();
    await server?.stop();
    await Promise.all([receiver?.close(), mail?.close()]);
  }, 120_000);

  it('is one trace, from the command by its event to Kafka and the mail', async () => {
    const way = upwards(named('ask mail'));
    expect(way.map(({ name }) => name)).toEqual([
      ...['ask mail', 'follow NotificationQueued', 'command QueueNotification', expect.stringMatching(/^follow /)],
      ...['command DeliverApplication', 'POST /api/commands/:name'],
    ]);
    expect(way.map(({ service }) => service.replace('talentlog-', ''))).toEqual([
      ...['notifier', 'notifier', 'command', 'notifier', 'command', 'command'],
    ]);
    const isPublished = () =>
      mine().some(
        (span) =>
          span.name === 'publish' &&
          span.service === 'talentlog-processes' &&
          span.parentSpanId === named('command DeliverApplication')?.spanId,
      );
    await until(isPublished, 'the event on Kafka');
  });

  it('which no topic names', () => {
    const text = kafka.read.map(({ key, value, headers }) => `${key}${value}${JSON.stringify(headers)}`).join('\n');
    expect(text).toMatch(/ce_id/);
    expect(text).not.toMatch(new RegExp(`${traceId}|traceparent`));
  });
});
