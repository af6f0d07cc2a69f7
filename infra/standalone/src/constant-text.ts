import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

type Encoding = 'br' | 'gzip';

const packed: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text),
};

/** What the reader takes of what we have; without `q` values, which only say what is liked better. */
function encodingOf(accepted = ''): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/**
 * `GET` of a text that is the same for everybody. It is made when somebody first asks, and compressed once per encoding outside this
 * thread: compressing hundreds of kilobytes for each request would let one connection stop all answers.
 */
export function constantTextRoute(server: FastifyInstance, path: string, type: string, make: () => string): void {
  let text: Buffer | undefined;
  const done = new Map<Encoding, Promise<Buffer>>();
  const inEncoding = (encoding: Encoding, plain: Buffer): Promise<Buffer> => {
    const found = done.get(encoding) ?? packed[encoding](plain);
    done.set(encoding, found);
    return found;
  };
  server.get(path, { compress: false }, async (request, reply) => {
    text ??= Buffer.from(make());
    const encoding = encodingOf(request.headers['accept-encoding']);
    reply.type(`${type}; charset=utf-8`).headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (encoding === undefined) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await inEncoding(encoding, text));
  });
}
