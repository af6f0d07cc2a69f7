import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { type Questions, queryHandlers } from './bus/query-handlers.ts';
import { EVENTS, FILES, OPEN_EVENTS, QUESTIONS, TAMPER_CHECK, VIEW_PROGRESS, VIEWS } from './bus/tokens.ts';
import { FilesModule } from './files/files.module.ts';
import { handlersFor } from './handlers.ts';
import { HistoryModule } from './history/history.module.ts';
import type { ViewProgress } from './http/after-position.interceptor.ts';
import { QueriesController } from './http/queries.controller.ts';
import { LiveModule } from './live/live.module.ts';
import { LiveHub } from './live/live-hub.ts';
import type { QueryService } from './query.service.ts';

/** The parts that handlers and controllers of all modules ask for by name. */
@Module({})
class QueryPartsModule {}

@Module({})
class QueryModule {}

/** What of the query service its handlers and controllers use. */
type QueryModuleParts = Questions & ViewProgress & Pick<QueryService, 'live' | 'parts' | 'views'>;

/** The query side as a Nest module. Who may pass is the edge's affair (`edgeModule`), which the host imports beside it. */
export function queryModule(service: QueryModuleParts): DynamicModule {
  const { views } = service;
  const { store, open, files, verify } = service.parts;
  const parts = [
    { provide: QUESTIONS, useValue: service },
    { provide: VIEW_PROGRESS, useValue: service },
    { provide: EVENTS, useValue: store },
    { provide: OPEN_EVENTS, useValue: open },
    { provide: VIEWS, useValue: views },
    { provide: FILES, useValue: files },
    { provide: TAMPER_CHECK, useValue: verify },
    { provide: LiveHub, useValue: service.live },
  ];
  return {
    module: QueryModule,
    imports: [
      CqrsModule.forRoot(),
      { module: QueryPartsModule, global: true, providers: parts, exports: parts },
      FilesModule,
      HistoryModule,
      LiveModule,
    ],
    controllers: [QueriesController],
    providers: queryHandlers(handlersFor(store, open)),
  };
}
