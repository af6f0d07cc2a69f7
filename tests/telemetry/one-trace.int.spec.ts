import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { startReceiver as startMailServer } from '../engines/mailer/smtp-receiver.ts';
import { belongings } from '../support/belongings.ts';
import { Browser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { adminPassword, type Server, type Service, startServer, startService } from '../support/server.ts';
import { startSilentPeer } from '../support/silent-peer.ts';
import { until } from '../support/until.ts';
import { type Span, startReceiver } from './receiver.ts';

/** What the events of a type say of themselves, read past the server. */
function metadataOf({ dataDir }: Pick<Server, 'dataDir'>, type = '%'): readonly object[] {
  const db = new Database(join(dataDir, 'events.db'), { readonly: true });
  try {
    const rows = db.prepare<[string], string>('SELECT metadata FROM events WHERE type LIKE ?').pluck().all(type);
    return rows.map((metadata) => JSON.parse(metadata) as object);
  } finally {
    db.close();
  }
}

const staff = (n: number) => ({
  ...{ name: '同事', loginName: `colleague${n}`, roles: ['HR'] },
  ...{ phone: `+861710000${1000 + n}`, email: `c${n}@mail.example` },
});

const name = '欧阳探针';

describe.each(['in one process', 'apart'] as const)('a request is one trace, services %s', (how) => {
  let server: Server;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  const beside: Service[] = [];
  const canaries: string[] = [adminPassword];
  const traceId = randomBytes(16).toString('hex');
  const mine = (): readonly Span[] => receiver.spans().filter((span) => span.traceId === traceId);
  const named = (name: string) => mine().find((span) => span.name === name);
  const upwards = (span: Span | undefined): readonly string[] =>
    span === undefined ? [] : [span.name, ...upwards(mine().find(({ spanId }) => spanId === span.parentSpanId))];

  beforeAll(async () => {
    [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      // The test stands where a proxy of the company would.
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      SMTP_FROM: 'talent@yunling.example',
    };
    server = await startServer({ env, args: how === 'apart' ? ['command'] : [] });
    if (how === 'apart')
      for (const name of ['query', 'notifier', 'sap-bridge']) beside.push(startService(name, server.dataDir, env));
    await until(async () => (await fetch(`${server.url}/api/health/ready`)).ok, 'everybody to be ready');
    const company = await openCompany(server);
    const hr = await company.hire('hr', 'HR');
    const advertised = await company.advertise(hr.browser);
    const seeker = await company.seeker(name);
    canaries.push(name, seeker.phone.slice(3), seeker.email, seeker.jobSeekerId);
    const headers = { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` };
    await seeker.browser.post('DeliverApplication', advertised, headers);
    await hr.browser.send(`/api/queries/applications?search=${encodeURIComponent(name)}`, { headers });
    await until(() => mail.received.some(({ to }) => to.includes(seeker.email)), 'the mail');
    await until(() => upwards(named('ask mail')).length >= 6, 'the spans of the mail');
  });
  afterAll(async () => {
    for (const service of beside) await service.stop();
    await server?.stop();
    await Promise.all([receiver?.close(), mail?.close()]);
  });

  it('from the request, by the command and its event, to the message that leaves', () => {
    const way = upwards(named('ask mail'));
    expect(way).toEqual([
      'ask mail',
      'follow NotificationQueued',
      'command QueueNotification',
      expect.stringMatching(/^follow /),
      'command DeliverApplication',
      'POST /api/commands/:name',
    ]);
    expect(named('POST /api/commands/:name')).toMatchObject({ parentSpanId: 'cd'.repeat(8) });
    expect(named('command DeliverApplication')?.facts['talentlog.outcome']).toBe('accepted');
  });

  it('and to the views, which say how late they were', async () => {
    const projected = () =>
      mine().find(
        (span) => span.name === 'project' && span.parentSpanId === named('command DeliverApplication')?.spanId,
      );
    await until(projected, 'the views');
    expect(Number(projected()?.facts['talentlog.lag_ms'])).toBeGreaterThanOrEqual(0);
    expect(projected()?.service).toBe('talentlog-query');
  });

  it('and a question is one, on both sides of the gateway', async () => {
    const asked = () => mine().filter(({ name }) => name.startsWith('GET /api/queries/'));
    await until(() => asked().length === 2, 'both sides of the question');
    const [inner, outer] = [
      asked().find(({ service }) => service === 'talentlog-query'),
      asked().find(({ service }) => service === 'talentlog-command'),
    ];
    expect(inner?.parentSpanId).toBe(outer?.spanId);
  });

  it('the event says it, for whoever reads it later', () => {
    const { spanId } = named('command DeliverApplication') as Span;
    expect(metadataOf(server, 'RecordDelivered')[0]).toMatchObject({
      traceparent: `00-${traceId}-${spanId}-01`,
      correlationId: traceId,
    });
  });

  it('and tells of nobody', async () => {
    const text = receiver.text();
    for (const word of canaries) expect(text.includes(word) ? `${word} was told` : '').toBe('');
    // No ids either: those of people are among them.
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/);
  });
});

describe('where nobody takes spans', () => {
  const own = belongings();
  afterAll(() => own.release());

  it.each(['hangs', 'refuses'])('because it %s, commands go on, and the server ends in order', async (how) => {
    const peer = how === 'hangs' ? await startSilentPeer(own) : { port: 1 };
    const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${peer.port}` } });
    const admin = new Browser(server);
    await admin.does('SignInWithPassword', { login: 'admin', password: adminPassword });
    await admin.proves(adminPassword);
    for (let n = 0; n < 20; n += 1)
      expect(await admin.post('CreateStaffAccount', staff(n))).toMatchObject({ status: 200 });
    if ('taken' in peer) await until(() => peer.taken() > 0, 'somebody to ask the receiver');
    const since = Date.now();
    await server.stop();
    expect(Date.now() - since).toBeLessThan(20_000);
  });

  it('because nobody is configured, no event has a traceparent', async () => {
    const server = await startServer();
    const admin = new Browser(server);
    await admin.does('SignInWithPassword', { login: 'admin', password: adminPassword });
    await admin.proves(adminPassword);
    await admin.post('CreateStaffAccount', staff(0), { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` });
    const told = metadataOf(server);
    await server.stop();
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((metadata) => 'traceparent' in metadata)).toEqual([]);
  });
});
