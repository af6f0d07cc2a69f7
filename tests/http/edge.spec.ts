import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Role } from '@talentlog/contracts';
import { type Admission, type Caller, StoreUnavailable } from '@talentlog/runtime';
import {
  Browser,
  CommandId,
  CurrentAdmission,
  CurrentCaller,
  ExpectedRevision,
  edgeModule,
  Granted,
  GrantedByContract,
  GrantedByHandler,
  GrantedToAll,
  RefusedRequest,
  TraceId,
} from '@talentlog/runtime/nest';

const staff = (accountId: string, role: Role): Caller => ({
  account: { accountId, jobSeekerId: undefined, name: '', identity: 'Staff', roles: [role], signInId: 'sign-in' },
});
const auditor = staff('auditor', 'AU');
const known = new Map<string, Caller>([
  ['auditors-session-0000', auditor],
  ['interviewers-session', staff('interviewer', 'IV')],
]);

@Controller()
class Routes {
  @Get('undeclared')
  undeclared(): string {
    return 'seen';
  }

  @Get('audit')
  @Granted({ staff: 'ADMIN_AUDIT' })
  audit(@CurrentCaller() { account }: Caller, @CurrentAdmission() { grant }: Admission) {
    return { who: account?.accountId, grant };
  }

  @Get('questions/:name')
  @GrantedByContract({ open: { grants: [{ guest: true }] }, closed: { grants: [{ staff: 'ADMIN_AUDIT' }] } })
  question(@Param('name') name: string) {
    return { name };
  }

  @Get('everybody')
  @GrantedToAll('a test')
  everybody(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Post('writes')
  @GrantedByHandler('a test')
  write(
    @CurrentCaller() { account }: Caller,
    @Browser() browser: string,
    @CommandId() commandId: string,
    @ExpectedRevision() revision: number | undefined,
    @TraceId() traceId: string,
  ) {
    return { who: account?.accountId ?? null, browser, commandId, revision: revision ?? null, traceId };
  }

  @Get('fails/:how')
  @GrantedToAll('a test')
  fails(@Param('how') how: string): never {
    if (how === 'store') throw new StoreUnavailable('no disk');
    if (how === 'wait') throw new RefusedRequest('sms.too_often', { params: { seconds: 42 } });
    if (how === 'shape')
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'a.b', code: 'common.required' }] });
    throw new Error('secret words');
  }
}

const opened: NestFastifyApplication[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

/** A server with the edge and the routes above, and what it logs. */
async function openEdge({ writes = 1000 } = {}) {
  const logged: object[] = [];
  const edge = edgeModule({
    resolver: {
      resolve: async ({ signInId = '', linkToken }) =>
        linkToken === undefined ? { caller: known.get(signInId) ?? {} } : { code: 'link.expired' },
    },
    writesPerAddressPerMinute: writes,
    clock: () => new Date('2026-11-02T04:00:48.000Z'),
    logger: { info: () => undefined, warn: () => undefined, error: (fields) => void logged.push(fields) },
  });
  const nest = await Test.createTestingModule({ imports: [edge], controllers: [Routes] }).compile();
  const app = nest.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  opened.push(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { host: 'jobs.example', ...headers } });
  return {
    logged,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, headers),
    post: (headers?: Record<string, string>) => send('POST', '/writes', headers),
  };
}

const bearer = (session: string) => ({ authorization: `Bearer ${session}` });
const refusal = ({ statusCode, json }: { statusCode: number; json: () => { code: string } }) => [
  statusCode,
  json().code,
];

describe('the guard of callers', () => {
  it('denies a route that declares nothing, to auditors too', async () => {
    const { get } = await openEdge();
    expect(refusal(await get('/undeclared', bearer('auditors-session-0000')))).toEqual([403, 'auth.forbidden']);
  });

  it('lets in whom a grant fits, from a bearer token and from the cookie, and hands over who it is', async () => {
    const { get } = await openEdge();
    const seen = { who: 'auditor', grant: { staff: 'ADMIN_AUDIT' } };
    expect((await get('/audit', bearer('auditors-session-0000'))).json()).toEqual(seen);
    expect((await get('/audit', { cookie: '__Host-talentlog=auditors-session-0000' })).json()).toEqual(seen);
  });

  it('tells who is unknown from who may not', async () => {
    const { get } = await openEdge();
    expect(refusal(await get('/audit'))).toEqual([401, 'common.unauthenticated']);
    expect(refusal(await get('/audit', bearer('interviewers-session')))).toEqual([403, 'auth.forbidden']);
  });

  it('asks the contract that the path names, and knows no other', async () => {
    const { get } = await openEdge();
    expect((await get('/questions/open')).json()).toEqual({ name: 'open' });
    expect(refusal(await get('/questions/closed'))).toEqual([401, 'common.unauthenticated']);
    for (const name of ['nonsense', 'constructor', '__proto__'])
      expect([name, ...refusal(await get(`/questions/${name}`))]).toEqual([name, 404, 'common.not_found']);
  });

  it('refuses a dead link, except where links are not looked at', async () => {
    const { get } = await openEdge();
    const link = { 'x-link-token': 'x' };
    expect(refusal(await get('/questions/open', link))).toEqual([410, 'link.expired']);
    expect((await get('/everybody', { ...link, ...bearer('auditors-session-0000') })).json()).toEqual(auditor);
  });
});

describe('the guard of writes', () => {
  it('refuses another origin, and only writes', async () => {
    const { get, post } = await openEdge();
    const foreign = { origin: 'https://evil.example' };
    expect(refusal(await post(foreign))).toEqual([403, 'auth.origin']);
    expect((await post({ origin: 'https://jobs.example' })).statusCode).toBe(201);
    expect((await get('/everybody', foreign)).statusCode).toBe(200);
  });

  it('counts writes of an address, and says how long to wait', async () => {
    const { get, post } = await openEdge({ writes: 2 });
    expect((await post()).statusCode).toBe(201);
    expect((await post()).statusCode).toBe(201);
    const third = await post();
    expect(third.json()).toMatchObject({ status: 429, code: 'common.too_many', params: { seconds: 12 } });
    expect(third.headers['retry-after']).toBe('12');
    expect((await get('/everybody')).statusCode).toBe(200);
  });

  it('gives a browser its secret once', async () => {
    const { post } = await openEdge();
    const first = await post();
    const { browser } = first.json<{ browser: string }>();
    expect(first.headers['set-cookie']).toBe(
      `__Host-browser=${browser}; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax`,
    );
    const second = await post({ cookie: `__Host-browser=${browser}` });
    expect(second.json()).toMatchObject({ browser });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect((await post({ 'x-browser': 'a-browser-without-a-jar' })).json()).toMatchObject({
      browser: 'a-browser-without-a-jar',
    });
  });
});

describe('what decorators hand over', () => {
  it('is read from the headers of the request', async () => {
    const { post } = await openEdge();
    const answer = await post({
      ...bearer('auditors-session-0000'),
      'idempotency-key': '0192F0A0-0000-7000-8000-0000000000AB',
      'if-match': '"12"',
      traceparent: `00-${'ab'.repeat(16)}-${'0'.repeat(16)}-01`,
    });
    expect(answer.json()).toMatchObject({
      who: 'auditor',
      commandId: '0192f0a0-0000-7000-8000-0000000000ab',
      revision: 12,
      traceId: 'ab'.repeat(16),
    });
  });

  it('is new where nothing is given, and absent where it is no revision', async () => {
    const { post } = await openEdge();
    const one = (await post({ 'if-match': 'W/"x"' })).json<{ commandId: string; traceId: string; revision: null }>();
    expect(one.commandId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(one.revision).toBeNull();
    expect((await post()).json()).not.toMatchObject({ commandId: one.commandId });
  });

  it('is refused where the command id is none', async () => {
    const { post } = await openEdge();
    expect((await post({ 'idempotency-key': 'twice' })).json()).toMatchObject({
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'Idempotency-Key', code: 'common.format' }],
    });
  });
});

describe('the filter of problems', () => {
  it('answers a refusal by RFC 9457 and nothing is kept', async () => {
    const { get } = await openEdge();
    const answer = await get('/fails/shape', { traceparent: `00-${'cd'.repeat(16)}-${'0'.repeat(16)}-01` });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      type: 'https://talentlog.dev/problems/common.invalid',
      title: 'common.invalid',
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'a.b', code: 'common.required' }],
      traceId: 'cd'.repeat(16),
    });
  });

  it('says how long to wait', async () => {
    const { get } = await openEdge();
    const wait = await get('/fails/wait');
    expect([wait.statusCode, wait.headers['retry-after']]).toEqual([429, '42']);
    const store = await get('/fails/store');
    expect([...refusal(store), store.headers['retry-after']]).toEqual([503, 'common.unavailable', '1']);
  });

  it('hides a defect from the sender and logs its place, without its words', async () => {
    const { get, logged } = await openEdge();
    const answer = await get('/fails/defect');
    expect(refusal(answer)).toEqual([500, 'common.internal']);
    expect(answer.body).not.toContain('secret');
    expect(logged).toEqual([
      {
        traceId: answer.json<{ traceId: string }>().traceId,
        route: '/fails/:how',
        error: expect.stringContaining('edge.spec'),
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('knows what the frameworks refuse', async () => {
    const { get, logged } = await openEdge();
    expect(refusal(await get('/nowhere'))).toEqual([404, 'common.not_found']);
    expect(logged).toEqual([]);
  });
});
