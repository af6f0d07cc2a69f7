import { afterEach } from '@jest/globals';
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
/** Somebody whom the edge of these tests knows by the session `auditors-session-0000`. */
export const auditor = staff('auditor', 'AU');
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
export async function openEdge({ writes = 1000 } = {}) {
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

/** The header of a program that has this session. */
export const bearer = (session: string) => ({ authorization: `Bearer ${session}` });
/** Status and code of a problem document. */
export const refusal = ({ statusCode, json }: { statusCode: number; json: () => { code: string } }) => [
  statusCode,
  json().code,
];
