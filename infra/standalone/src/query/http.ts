import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Callers, signedInModule } from '@talentlog/command/callers';
import { type QueryService, queryModule } from '@talentlog/query';
import type { Logger } from '@talentlog/runtime';
import { edgeModule, refusedEarly } from '@talentlog/runtime/nest';
import { compressAnswers } from '../compressed.ts';
import type { Config } from '../config.ts';
import { longestHead, takeAnyNumberOfHeaders } from '../passed-headers.ts';
import { requestSpans } from '../request-spans.ts';
import { securityHeaders } from '../security-headers.ts';
import { onlyWithKey } from '../threads/doorway.ts';
import { unknownApi } from '../unknown-api.ts';
import { pageRoutes } from './pages.ts';

@Module({})
class QueryHostModule {}

interface QueryHttpParts {
  readonly config: Config;
  readonly query: QueryService;
  readonly callers: Callers;
  readonly logger: Logger;
  readonly origin: () => Promise<string>;
  /** What the gateway shows. */
  readonly key: string;
}

/**
 * The HTTP surface of the queries and of the pages made from them, not yet listening. Only the gateway reaches it, which has counted,
 * measured and limited each request and says in `X-Forwarded-For` where it came from.
 */
export async function createQueryHttp(parts: QueryHttpParts): Promise<NestFastifyApplication> {
  const { config, query, callers, logger, origin, key } = parts;
  const clock = () => new Date();
  const edge = edgeModule({
    resolver: callers.resolver,
    clock,
    writesPerAddressPerMinute: config.WRITES_PER_ADDRESS_PER_MINUTE,
    logger,
    ...(config.PUBLIC_URL === undefined ? {} : { publicOrigin: config.PUBLIC_URL }),
  });
  const adapter = new FastifyAdapter({
    ...refusedEarly,
    trustProxy: true,
    // The gateway keeps its connections for as long as it likes.
    keepAliveTimeout: 0,
    return503OnClosing: false,
    // What the gateway took, it may pass on with what it says itself.
    http: { maxHeaderSize: longestHead },
    routerOptions: { maxParamLength: 300 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: QueryHostModule, imports: [edge, queryModule(query), signedInModule(callers)] },
    adapter,
    { logger: false, abortOnError: false, bodyParser: false },
  );
  const server = app.getHttpAdapter().getInstance();
  onlyWithKey(server, key);
  requestSpans(server);
  takeAnyNumberOfHeaders(server.server);
  await compressAnswers(app);
  securityHeaders(server, config.PUBLIC_URL);
  unknownApi(server);
  await pageRoutes(server, {
    logger,
    origin,
    clock,
    pagesPerAddressPerMinute: config.PAGES_PER_ADDRESS_PER_MINUTE,
  });
  return app;
}
