import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';

/** A server of Nest's, or one of Fastify's alone. */
export interface Registers {
  // biome-ignore lint/suspicious/noExplicitAny: each plugin has options of its own
  register(plugin: any, options: any): PromiseLike<unknown>;
}

/** Answers as small as their reader takes them. Quality 4 costs about as much as gzip and saves more; live updates are written past it. */
export async function compressAnswers(app: Registers): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
