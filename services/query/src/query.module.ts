import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { type Questions, queryHandlers } from './bus/query-handlers.ts';
import { EVENTS, FILES, OPEN_EVENTS, QUESTIONS, TAMPER_CHECK, VIEW_PROGRESS, VIEWS } from './bus/tokens.ts';
import { FilesController } from './files/files.controller.ts';
import { handlersFor } from './handlers.ts';
import { HistoryController } from './history/history.controller.ts';
import { IntegrityController } from './history/integrity.controller.ts';
import type { ViewProgress } from './http/after-position.interceptor.ts';
import { QueriesController } from './http/queries.controller.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveHub } from './live/live-hub.ts';
import type { QueryService } from './query.service.ts';

@Module({})
class QueryModule {}

/** What of the query service its handlers and controllers use. */
export type QueryModuleParts = Questions & ViewProgress & Pick<QueryService, 'live' | 'parts'>;

/** The query side as a Nest module. Who may pass is the edge's affair (`edgeModule`), which the host imports beside it. */
export function queryModule(service: QueryModuleParts): DynamicModule {
  const { store, open, views, files, verify } = service.parts;
  return {
    module: QueryModule,
    imports: [CqrsModule.forRoot()],
    controllers: [QueriesController, LiveController, HistoryController, IntegrityController, FilesController],
    providers: [
      { provide: QUESTIONS, useValue: service },
      { provide: VIEW_PROGRESS, useValue: service },
      { provide: EVENTS, useValue: store },
      { provide: OPEN_EVENTS, useValue: open },
      { provide: VIEWS, useValue: views },
      { provide: FILES, useValue: files },
      { provide: TAMPER_CHECK, useValue: verify },
      { provide: LiveHub, useValue: service.live },
      ...queryHandlers(handlersFor(store, open)),
    ],
  };
}
