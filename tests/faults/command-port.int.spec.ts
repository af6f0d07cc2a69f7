import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

describe('the port at which services join the commands', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ args: ['command'] });
  }, 120_000);
  afterAll(() => server.stop());

  it('is joined by nobody without the secret of the company', async () => {
    const socket = connect(join(server.dataDir, 'command.sock'));
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    const gone = new Promise((resolve) => socket.once('close', resolve));
    const ask = (question: number, name: string, given: unknown) =>
      socket.write(`${JSON.stringify({ kind: 'asked', question, name, given: [given] })}\n`);
    const wish = { name: 'ClosePosition', payload: {}, commandId: 'a', actor: 'system:notifier' };
    ask(1, 'execute', wish);
    await until(() => heard.includes('"failed","question":1'), 'the refusal of a command');
    ask(2, 'join', { service: 'notifier', token: 'x'.repeat(64) });
    await gone;
    expect(heard).toContain('"failed","question":2');
    ask(3, 'execute', wish);
    expect(heard).not.toContain('answered');
  }, 60_000);

  it.each(['nonsense\n', 'null\n', '{"kind":"asked","name":"nothing"}\n', 'x'.repeat(20_000)])(
    'goes on when somebody says %.40s',
    async (said) => {
      const socket = connect(join(server.dataDir, 'command.sock')).resume();
      socket.on('error', () => undefined);
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.write(said);
      await gone;
      expect((await fetch(`${server.url}/api/session`)).status).toBe(200);
      expect([server.runs(), server.complaints()]).toEqual([true, '']);
    },
    60_000,
  );
});
