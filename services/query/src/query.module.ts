import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FilesController } from './files/files.controller.ts';
import { HistoryController } from './history/history.controller.ts';
import { AskQueryHandler } from './http/messages.ts';
import { QueriesController } from './http/queries.controller.ts';
import { LiveController } from './live/live.controller.ts';
import { QueryService } from './query.service.ts';

@Module({})
class QueryModule {}

/** The query side as a Nest module. */
export function queryModule(service: QueryService): DynamicModule {
  return {
    module: QueryModule,
    imports: [CqrsModule.forRoot()],
    controllers: [QueriesController, LiveController, HistoryController, FilesController],
    providers: [{ provide: QueryService, useValue: service }, AskQueryHandler],
  };
}
