import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessLogController } from './access-log/index.ts';
import { answersOf } from './answers.ts';
import { QuestionHandler, type Questions } from './bus/question.ts';
import {
  ACCESS_LOG,
  ANSWERS,
  EVENTS,
  FEED,
  FILES,
  INTEGRITY,
  OPEN_EVENTS,
  QUESTIONS,
  READS,
  SETTINGS,
  VIEW_PROGRESS,
  VIEWS,
} from './bus/tokens.ts';
import { LogoController } from './company-settings/index.ts';
import { EventFeedController, type FeedParts, FeedReads } from './event-feed/index.ts';
import { FilesController } from './files/index.ts';
import { HistoryController, IntegrityController } from './history/index.ts';
import type { ViewProgress } from './http/after-position.interceptor.ts';
import { QueriesController } from './http/queries.controller.ts';
import { LiveController, LiveHub } from './live/index.ts';
import type { QueryService } from './query.service.ts';

@Module({})
class QueryModule {}

/** What of the query service its handlers and controllers use. */
type QueryModuleParts = Questions & ViewProgress & Pick<QueryService, 'live' | 'parts' | 'settings' | 'views'>;

/** The query side as a Nest module. Who may pass is the edge's affair (`edgeModule`), which the host imports beside it. */
export function queryModule(service: QueryModuleParts): DynamicModule {
  const { views } = service;
  const { store, open, files, integrity, accessLog, reads, logger, feed } = service.parts;
  const last = new FeedReads();
  const now = () => new Date().toISOString();
  const caughtUp = async () => service.waitFor(await store.head(), 2000);
  const answers = answersOf({ store, open, accessLog, last, logger, webhooks: service.parts.webhooks });
  const parts = [
    { provide: QUESTIONS, useValue: service },
    { provide: ANSWERS, useValue: answers },
    {
      provide: FEED,
      useValue: { store, open, views, reads, logger, last, now, caughtUp, ...feed } satisfies FeedParts,
    },
    { provide: VIEW_PROGRESS, useValue: service },
    { provide: EVENTS, useValue: store },
    { provide: OPEN_EVENTS, useValue: open },
    { provide: VIEWS, useValue: views },
    { provide: FILES, useValue: files },
    { provide: SETTINGS, useValue: service.settings },
    { provide: INTEGRITY, useValue: integrity },
    { provide: ACCESS_LOG, useValue: accessLog },
    { provide: READS, useValue: reads },
    { provide: LiveHub, useValue: service.live },
  ];
  return {
    module: QueryModule,
    imports: [CqrsModule.forRoot()],
    providers: [...parts, QuestionHandler],
    controllers: [
      QueriesController,
      AccessLogController,
      EventFeedController,
      FilesController,
      HistoryController,
      IntegrityController,
      LiveController,
      LogoController,
    ],
  };
}
