import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Begins an answer, and returns what ends it where its reader went away. */
type Begin = () => () => void;

interface Connection {
  readonly waiting: { readonly answer: ServerResponse; readonly begin: Begin }[];
  leave: (() => void) | undefined;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Begins the answers of one connection one after the other, as they can be sent, and ends them when the connection ends. An answer that
 * waits behind another is told of no end by Node: what was begun for it would go on for nobody, a stream for ever. How many wait is bounded
 * where requests come in (`refusePipelines`).
 */
export function inTurn(socket: Socket, answer: ServerResponse, begin: Begin): void {
  if (socket.destroyed) return;
  const connection = connections.get(socket) ?? opened(socket);
  const { waiting } = connection;
  waiting.push({ answer, begin });
  if (connection.leave === undefined) next(socket, connection);
}

function opened(socket: Socket): Connection {
  const connection: Connection = { waiting: [], leave: undefined };
  connections.set(socket, connection);
  // One listener for all answers of the connection.
  socket.once('close', () => {
    connection.waiting.length = 0;
    connection.leave?.();
  });
  return connection;
}

function next(socket: Socket, connection: Connection): void {
  connection.leave = undefined;
  const first = socket.destroyed ? undefined : connection.waiting.shift();
  if (first === undefined) return;
  const { answer } = first;
  answer.once('close', () => {
    // Node tells an answer of the end of its connection before it tells us: whoever went away ended it, and not its last byte.
    if (!answer.writableEnded) connection.leave?.();
    next(socket, connection);
  });
  connection.leave = first.begin();
}
