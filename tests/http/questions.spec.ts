import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { queryModule } from '@talentlog/query';
import { type Caller, silentLogger } from '@talentlog/runtime';
import { edgeModule } from '@talentlog/runtime/nest';
import type { Question } from '../../services/query/src/bus/question.ts';
import { at, queryStub } from './stub-services.ts';

/** What was asked, as the bus saw it; every question is answered alike, but one kind of job, which is not there. */
interface Seen {
  readonly question: string;
  readonly params: unknown;
  readonly caller: Caller;
}

describe('a question over HTTP', () => {
  const asked: Seen[] = [];
  let app: NestFastifyApplication;
  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/api/queries/${url}`, headers });

  beforeAll(async () => {
    const edge = edgeModule({
      resolver: { resolve: async () => ({ caller: {} }) },
      writesPerAddressPerMinute: 1,
      clock: () => new Date(),
      logger: silentLogger,
    });
    const nest = await Test.createTestingModule({ imports: [edge, queryModule(queryStub())] })
      .overrideProvider(QueryBus)
      .useValue({
        register: () => undefined,
        execute: async (question: Question) => {
          const { name, params, caller } = question;
          asked.push({ question: name, params, caller });
          return name === 'jobDetail' ? { refused: 'common.not_found' } : { data: [], page: { total: 0 } };
        },
      })
      .compile();
    app = nest.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(() => app.close());

  it('goes to the bus by its name, with what its contract reads', async () => {
    const answer = await ask('jobList?page=2');
    expect(answer.json()).toEqual({ data: [], page: { total: 0 }, position: at(7) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(asked.pop()).toEqual({ question: 'jobList', params: expect.objectContaining({ page: 2 }), caller: {} });
  });

  it('is not asked where it is unknown, not granted or ill-formed', async () => {
    const refused: [string, number, string][] = [
      ['nonsense', 404, 'common.not_found'],
      ['constructor', 404, 'common.not_found'],
      ['offerDetail?offerId=x', 401, 'common.unauthenticated'],
      ['jobList?page=first', 400, 'common.invalid'],
    ];
    for (const [url, status, code] of refused)
      expect([url, (await ask(url)).json()]).toEqual([url, expect.objectContaining({ status, code })]);
    expect((await ask('jobList?page=first')).json()).toMatchObject({
      errors: [{ path: 'page', code: 'common.format' }],
    });
    expect(asked).toEqual([]);
  });

  it('waits for the position its sender saw, and is 503 where the views do not come so far', async () => {
    expect((await ask('jobList', { 'x-after-position': at(7) })).statusCode).toBe(200);
    expect(asked.splice(0)).toHaveLength(1);
    const late = await ask('jobList', { 'x-after-position': at(8) });
    expect([late.statusCode, late.json<{ code: string }>().code, late.headers['retry-after']]).toEqual([
      503,
      'common.unavailable',
      '1',
    ]);
    expect(asked).toEqual([]);
  });

  it.each(['7', 'nonsense', '-1', '9'.repeat(21), '0x00000000000000000f', 'null', '\u0661'.repeat(20)])(
    'is refused for a position that is none: %s',
    async (position) => {
      const answer = await ask('jobList', { 'x-after-position': position });
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'common.invalid',
        errors: [{ path: 'X-After-Position', code: 'common.format' }],
      });
      expect(asked).toEqual([]);
    },
  );

  it('passes a refusal of its answer on', async () => {
    const answer = await ask(`jobDetail?advertisementId=00000000-0000-4000-8000-000000000001`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'common.not_found' });
  });
});
