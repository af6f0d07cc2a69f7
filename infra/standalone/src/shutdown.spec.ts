import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { refuseWhileStopping } from './shutdown.ts';

describe('a server that stops', () => {
  it('finishes what is under way, asks what comes new to come again in the words of the catalogue, and tells its health', async () => {
    const server = Fastify({ return503OnClosing: false });
    let stopping = false;
    let finish: () => void = () => undefined;
    refuseWhileStopping(server, () => stopping);
    server.get('/slow', () => new Promise((resolve) => (finish = () => resolve('done'))));
    server.get('/api/health', async () => 'health');
    await server.listen({ port: 0 });
    const { port } = server.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}`;
    const underWay = fetch(`${url}/slow`);
    await new Promise<void>((begun) => server.server.once('request', () => setImmediate(begun)));
    stopping = true;
    const refused = await fetch(`${url}/api/slow`);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
      503,
      '5',
      'close',
    ]);
    expect(await refused.json()).toMatchObject({ code: 'common.unavailable', status: 503 });
    expect(await (await fetch(`${url}/slow`)).text()).toContain('服务暂时不可用');
    expect(await (await fetch(`${url}/api/health`)).text()).toBe('health');
    finish();
    expect(await (await underWay).text()).toBe('done');
    await server.close();
  });
});
