import fastifyMultipart from '@fastify/multipart';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CommandService, commandModule } from '@talentlog/command';
import type { Disk, Logger } from '@talentlog/runtime';
import { edgeModule, refusedEarly } from '@talentlog/runtime/nest';
import { serveAssets } from './assets.ts';
import { short } from './bodies/longest-body.ts';
import { refuseBodies } from './bodies/refuse-bodies.ts';
import { refuseEncodedBodies } from './encoded-bodies.ts';
import { followersModule } from './followers/followers.module.ts';
import type { Followers } from './followers/health.ts';
import { type MailTestParts, mailTestModule } from './mail/test-message.ts';
import { takeAnyNumberOfHeaders } from './passed-headers.ts';
import { refusePipelines } from './pipelines.ts';
import { type RetentionParts, retentionModule } from './retention/retention.controller.ts';
import { type SapTestParts, sapTestModule } from './sap-test.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseSilentReaders, refuseSlowBodies, serverTimes } from './slow-clients.ts';
import { type SmsTestParts, smsTestModule } from './sms/test-message.ts';

const fileLimit = 20 * 1024 * 1024;

@Module({})
class StandaloneModule {}

/** The HTTP surface of what decides, on the one origin of all, not yet listening. */
export async function createHttp(parts: {
  command: CommandService;
  sms: SmsTestParts;
  mail: MailTestParts;
  sap: SapTestParts;
  retention: RetentionParts;
  logger: Logger;
  followers: Followers;
  disk: Pick<Disk, 'state'>;
  /** Networks of our own proxies; what anybody else says about where a request came from is not believed. */
  trustedProxies: readonly string[];
  /** Origin by which people reach us, where it is configured. */
  publicOrigin: string | undefined;
  slowRequestSeconds: number;
}): Promise<NestFastifyApplication> {
  const edge = edgeModule({
    resolver: parts.command.resolver,
    clock: parts.command.clock,
    writesPerAddressPerMinute: parts.command.limits.writesPerAddressPerMinute,
    logger: parts.logger,
    ...(parts.publicOrigin === undefined ? {} : { publicOrigin: parts.publicOrigin }),
    disk: parts.disk,
  });
  const services = [
    commandModule(parts.command),
    followersModule(parts.followers, parts.command.client),
    smsTestModule(parts.sms),
    mailTestModule(parts.mail),
    sapTestModule(parts.sap),
    retentionModule(parts.retention),
  ];
  const adapter = new FastifyAdapter({
    ...refusedEarly,
    // Where a longer one is taken, its route says so.
    bodyLimit: short,
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    ...serverTimes(parts.slowRequestSeconds),
    // What comes while we stop is refused in our own words: `refuseWhileStopping`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: StandaloneModule, imports: [edge, ...services] },
    adapter,
    // Fastify's own reader of JSON is the only one: a form, or plain text, is no way to send a command.
    { logger: false, abortOnError: false, bodyParser: false },
  );
  // Before everything else: what is refused is held, too.
  refusePipelines(app.getHttpAdapter().getInstance());
  await serveAssets(app);
  await app.register(fastifyMultipart, {
    limits: { fileSize: fileLimit, files: 1, fields: 5, parts: 6, fieldSize: 1000 },
  });
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
  takeAnyNumberOfHeaders(app.getHttpAdapter().getInstance().server);
  refuseSlowBodies(app.getHttpAdapter().getInstance(), parts.slowRequestSeconds);
  refuseSilentReaders(app.getHttpAdapter().getInstance());
  refuseEncodedBodies(app.getHttpAdapter().getInstance());
  securityHeaders(app.getHttpAdapter().getInstance(), parts.publicOrigin);
  refuseBodies(app.getHttpAdapter().getInstance(), {
    resolver: parts.command.resolver,
    clock: parts.command.clock,
    writesPerAddressPerMinute: parts.command.limits.writesPerAddressPerMinute,
  });
  return app;
}
