import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { inTurn } from './connection-turns.ts';

/** A connection, and what happens to its answers. */
function connection() {
  const socket = new Socket();
  const happened: string[] = [];
  const ask = (name: string) => {
    const answer = new ServerResponse(new IncomingMessage(socket));
    inTurn(socket, answer, () => {
      happened.push(name);
      return () => happened.push(`no ${name}`);
    });
    return { end: () => answer.end().emit('close') };
  };
  const closed = () => new Promise((resolve) => socket.once('close', resolve).destroy());
  return { socket, happened, ask, closed };
}

test('answers of one connection are begun one after the other', () => {
  const { ask, happened } = connection();
  const [first, second] = ['1', '2', '3'].map(ask);
  expect(happened).toEqual(['1']);
  first?.end();
  second?.end();
  expect(happened).toEqual(['1', '2', '3']);
});

test('who went away ends what was begun, and nothing more is begun for them', async () => {
  const { ask, happened, closed } = connection();
  const done = ask('1');
  done.end();
  const [second] = ['2', '3'].map(ask);
  await closed();
  second?.end();
  ask('4');
  expect(happened).toEqual(['1', '2', 'no 2']);
});

test('a connection that is kept open gathers no listeners', () => {
  const { ask, socket } = connection();
  for (let n = 0; n < 100; n += 1) ask(`${n}`).end();
  expect(socket.listenerCount('close')).toBe(1);
});

test('who goes away before anything was answered ends what was begun for them, over a real line', async () => {
  const happened: string[] = [];
  let begun: () => void = () => undefined;
  const server = createServer((request, answer) => {
    inTurn(request.socket, answer, () => {
      begun();
      return () => happened.push(`no ${request.url}`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const closed = new Promise((resolve) => server.on('connection', (socket) => socket.once('close', resolve)));
  const waited = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /1 HTTP/1.1\r\nhost: x\r\n\r\nGET /2 HTTP/1.1\r\nhost: x\r\n\r\n');
  await waited;
  socket.destroy();
  await closed;
  await new Promise((closing) => server.close(closing));
  expect(happened).toEqual(['no /1']);
});
