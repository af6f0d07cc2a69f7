import 'reflect-metadata';
import { newDoorway } from '../threads/doorway.ts';
import { joinCommands } from '../threads/join.ts';
import type { QueryHost, QueryReport, QueryStart } from '../threads/sides.ts';
import { serveQueries } from './serve.ts';

/** Projects, answers questions and renders pages in a process of its own. */
export const joinAsQueries = (): Promise<void> =>
  joinCommands<QueryStart, QueryHost, QueryReport>({
    service: 'query',
    start: (config) => ({ config, doorway: newDoorway() }),
    serve: serveQueries,
    doorwayOf: ({ doorway }) => doorway,
  });
