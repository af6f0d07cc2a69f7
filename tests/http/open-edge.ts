import type { ServerOptions } from 'node:http';
import { afterEach } from '@jest/globals';
import type { ModuleMetadata } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { edgeModule, refusedEarly } from '@talentlog/runtime/nest';
import { known, links, Routes } from './routes.ts';

const opened: NestFastifyApplication[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

interface EdgeOptions {
  readonly writes?: number;
  /** What it serves; by default the routes above. */
  readonly served?: Pick<ModuleMetadata, 'controllers' | 'providers'>;
  readonly server?: { readonly requestTimeout?: number; readonly http?: ServerOptions };
}

/** A server with the edge and the routes above, and what it logs. */
export async function openEdge({ writes = 1000, served = { controllers: [Routes] }, server }: EdgeOptions = {}) {
  const logged: object[] = [];
  const edge = edgeModule({
    resolver: {
      resolve: async ({ signInId = '', linkToken }) => {
        const link = linkToken === undefined ? undefined : links.get(linkToken);
        if (linkToken !== undefined && link === undefined) return { code: 'link.expired' };
        return { caller: { ...known.get(signInId), ...(link ? { link } : {}) } };
      },
    },
    writesPerAddressPerMinute: writes,
    clock: () => new Date('2026-11-02T04:00:48.000Z'),
    logger: { info: () => undefined, warn: () => undefined, error: (fields) => void logged.push(fields) },
  });
  const nest = await Test.createTestingModule({ imports: [edge], ...served }).compile();
  const app = nest.createNestApplication<NestFastifyApplication>(new FastifyAdapter({ ...refusedEarly, ...server }), {
    logger: false,
  });
  opened.push(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const send = (method: 'GET' | 'POST' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { host: 'jobs.example', ...headers } });
  return {
    app,
    logged,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, headers),
    head: (url: string) => send('HEAD', url),
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
