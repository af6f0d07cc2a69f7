import { afterEach } from '@jest/globals';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { edgeModule } from '@talentlog/runtime/nest';
import { known, Routes } from './routes.ts';

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
