import 'reflect-metadata';
import { joinCommands } from '../threads/join.ts';
import type { QueryHost, QueryReport, QueryStart } from '../threads/sides.ts';
import { newSocket } from '../threads/socket.ts';
import { serveQueries } from './serve.ts';

/** Projects, answers questions and renders pages in a process of its own. */
export const joinAsQueries = (): Promise<void> =>
  joinCommands<QueryStart, QueryHost, QueryReport>({
    service: 'query',
    start: (config) => ({ config, socket: newSocket() }),
    serve: serveQueries,
    socketOf: ({ socket }) => socket,
  });
