import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CommandContract, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import { Browser } from '../support/browser.ts';
import { openCompany, stepUp } from '../support/company.ts';
import { sampleOf } from '../support/sample.mjs';
import { type Server, startServer } from '../support/server.ts';

const contracts: Record<string, CommandContract> = Object.assign(
  { ...signInCommands },
  ...Object.values(aggregates).map(({ commands }) => commands),
);
const isForPeople = ({ grants }: CommandContract) => grants.some((grant) => !('system' in grant));
const names = Object.keys(contracts).filter((name) => isForPeople(contracts[name] as CommandContract));
const forSystem = Object.keys(contracts).filter((name) => !names.includes(name));

type Payload = Record<string, unknown>;
const isAfterCode = (name: string) => contracts[name]?.grants.some((grant) => 'self' in grant && grant.stepUp);
const sampleFor = (name: string) => sampleOf(contracts[name]?.payload) as Payload;
const wrongValues = [null, 42, true, 'text', [], ['x'], {}, { $ne: null }, -1e308, '\u0000', 'x'.repeat(12_000)];

/** Payloads that do not fit, each with the fields that our own schema points at. */
function misfits(name: string): { payload: Payload; paths: string[] }[] {
  const sample = sampleFor(name);
  const missing = Object.keys(sample).map((field) =>
    Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field)),
  );
  const wrong = Object.keys(sample).flatMap((field) => wrongValues.map((value) => ({ ...sample, [field]: value })));
  return [...missing, ...wrong, { ...sample, surprise: 1 }].flatMap((payload) => {
    const parsed = contracts[name]?.payload.safeParse(payload);
    if (parsed === undefined || parsed.success) return [];
    return [
      {
        payload,
        paths: parsed.error.issues.flatMap((issue) =>
          'keys' in issue ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')],
        ),
      },
    ];
  });
}

describe('what does not fit its contract', () => {
  let server: Server;
  let everyRole: Browser;
  let owner: Browser;
  let head: string;

  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    // All roles at once, and a person besides: only the shape can be in the way.
    const { browser } = await company.hire('all', 'AD', 'HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AU');
    everyRole = browser;
    const person = await company.seeker();
    await stepUp(person);
    owner = person.browser;
    head = await server.head();
  });
  afterAll(() => server.stop());
  /** What shows pay or a bank card is its owner’s, after a code to the phone. */
  const senderOf = (name: string) => (isAfterCode(name) ? owner : everyRole);

  // A sign-in try costs time on purpose, and 5 wrong ones lock; its shape is refused before either.
  it.each(names)('%s', async (name) => {
    for (const { payload, paths } of misfits(name)) {
      const { status, body } = await senderOf(name).post(name, payload);
      expect({ payload, status, code: body.code }).toEqual({ payload, status: 400, code: 'common.invalid' });
      expect(new Set(body.errors?.map(({ path }) => path))).toEqual(new Set(paths.slice(0, 50)));
      for (const { code } of body.errors ?? []) expect(code).toMatch(/^[a-z]+[a-zA-Z]*\.[a-z_0-9]+$/);
    }
    const sample = JSON.stringify(sampleFor(name)).slice(1);
    const comma = sample === '}' ? '' : ',';
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      for (const value of ['{"isAdmin":true}', '{"prototype":{"isAdmin":true}}', '1']) {
        const { status, body } = await senderOf(name).postText(name, `{"${key}":${value}${comma}${sample}`);
        expect({ key, value, status, code: body.code }).toEqual({ key, value, status: 400, code: 'common.invalid' });
      }
    }
  });

  it('bodies that are no object, no JSON or not sent as JSON', async () => {
    for (const name of ['CreatePosition', 'SignInWithPassword', 'SignOut']) {
      for (const text of ['[]', '"text"', '1', '[{}]', '{', '{"a":1,}', '\u0000', '{"a":"\ud800'])
        expect({ name, text, status: (await senderOf(name).postText(name, text)).status }).toEqual({
          name,
          text,
          status: 400,
        });
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html'])
        expect((await senderOf(name).postText(name, '{}', { 'content-type': type })).status).toBe(415);
    }
  });

  it('ten megabytes are refused before they are read, at every command', async () => {
    for (const name of [...names, 'Nonsense']) {
      const { status, code } = await announcing(server, name, 10 * 1024 * 1024);
      expect({ name, status, code }).toEqual({ name, status: 413, code: 'common.too_large' });
    }
  });

  it('deep nesting is refused, not followed', async () => {
    const deep = `{"details":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    expect((await everyRole.postText('CreatePosition', deep)).status).toBe(400);
    const files = `{"content":${'{"fileId":'.repeat(5_000)}1${'}'.repeat(5_000)}}`;
    expect((await owner.postText('SaveCollectionDraft', files)).status).toBe(400);
  });

  it('commands of the system are nobody else’s', async () => {
    expect(forSystem.length).toBeGreaterThan(10);
    for (const name of forSystem) {
      expect([name, (await everyRole.post(name, sampleFor(name))).body.code]).toEqual([name, 'auth.forbidden']);
      expect([name, (await new Browser(server).post(name, sampleFor(name))).status]).toEqual([name, 401]);
    }
  });

  it('what the API does not know is a problem document', async () => {
    const asked: [string, string, number][] = [
      ['POST', '/api/commands/Nonsense', 404],
      ['POST', '/api/commands/constructor', 404],
      ['POST', '/api/commands/__proto__', 404],
      ['POST', '/api/commands/toString', 404],
      ['GET', '/api/commands/SendOffer', 405],
      ['PUT', '/api/commands/SendOffer', 405],
      ['DELETE', '/api/commands/SendOffer', 405],
      ['POST', '/api/queries/jobList', 405],
      ['GET', '/api/queries/nonsense', 404],
      ['GET', '/api/queries/constructor', 404],
      ['GET', '/api/queries/__proto__', 404],
      ['GET', '/api/nonsense', 404],
      ['GET', '/api/history/constructor-00000000-0000-4000-8000-000000000001', 404],
      ['GET', '/api/files/../../etc/passwd', 404],
      ['GET', `/api/files/${'0'.repeat(64)}`, 404],
    ];
    for (const [method, path, wanted] of asked) {
      const headers: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' };
      const {
        status,
        headers: seen,
        text,
      } = await everyRole.send(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
      if (path.includes('etc/passwd')) expect(text).not.toMatch(/root:[^:]*:0:0:/);
      else
        expect({ method, path, status, type: seen.get('content-type') }).toEqual({
          method,
          path,
          status: wanted,
          type: expect.stringContaining('application/problem+json'),
        });
    }
  });

  it('and nothing of all that was written', async () => {
    expect(await server.head()).toBe(head);
  });
});

/** Says that so many bytes will come and sends the first of them: whoever reads on waits for ever. */
function announcing(server: Server, name: string, length: number): Promise<{ status: number; code: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': length };
    const sent = request(`${server.url}/api/commands/${name}`, { method: 'POST', headers, timeout: 5000 }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, code: (JSON.parse(text) as { code?: unknown }).code });
        sent.destroy();
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`${name} waits for all of it`)));
    sent.on('error', reject);
    sent.write('{"text":"');
  });
}
