import fastifyStatic from '@fastify/static';
import { compressAnswers, type Registers } from './compressed.ts';
import { assets, isForBrowsers } from './web-files.ts';

/** What browsers load, from the build: under names that change with it, compressed when it was made. */
export async function serveAssets(app: Registers): Promise<void> {
  await compressAnswers(app);
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    preCompressed: true,
    allowedPath: isForBrowsers,
  });
}
