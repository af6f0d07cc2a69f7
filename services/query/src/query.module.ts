import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessLogModule } from './access-log/access-log.module.ts';
import { AccountsModule } from './accounts/accounts.module.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import type { Questions } from './bus/query-handlers.ts';
import {
  ACCESS_LOG,
  EVENTS,
  FILES,
  INTEGRITY,
  OPEN_EVENTS,
  QUESTIONS,
  READS,
  SETTINGS,
  VIEW_PROGRESS,
  VIEWS,
} from './bus/tokens.ts';
import { CollectionsModule } from './collections/collections.module.ts';
import { CompanySettingsModule } from './company-settings/company-settings.module.ts';
import { dataRequestsModule } from './data-requests/data-requests.module.ts';
import { eventFeedModule } from './event-feed/event-feed.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HistoryModule } from './history/history.module.ts';
import type { ViewProgress } from './http/after-position.interceptor.ts';
import { QueriesController } from './http/queries.controller.ts';
import { InterviewsModule } from './interviews/interviews.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { LinksModule } from './links/links.module.ts';
import { LiveModule } from './live/live.module.ts';
import { LiveHub } from './live/live-hub.ts';
import { MessageTemplatesModule } from './message-templates/message-templates.module.ts';
import { MyWorkModule } from './my-work/my-work.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { OffersModule } from './offers/offers.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { PositionsModule } from './positions/positions.module.ts';
import type { QueryService } from './query.service.ts';
import { ResumesModule } from './resumes/resumes.module.ts';
import { ScreeningModule } from './screening/screening.module.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { FeedReads } from './subscribers/feed-reads.ts';
import { subscribersModule } from './subscribers/subscribers.module.ts';
import { timelineModule } from './timeline/timeline.module.ts';

/** The list of what the query service answers: one module a subject, each with one handler a question. */
const subjectModules = [
  AccountsModule,
  ApplicationsModule,
  CollectionsModule,
  CompanySettingsModule,
  InterviewsModule,
  JobsModule,
  LinksModule,
  MessageTemplatesModule,
  MyWorkModule,
  NotificationsModule,
  OffersModule,
  PeopleModule,
  PositionsModule,
  ResumesModule,
  ScreeningModule,
  SessionsModule,
];

/** The parts that handlers and controllers of all modules ask for by name. */
@Module({})
class QueryPartsModule {}

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
  const parts = [
    { provide: QUESTIONS, useValue: service },
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
    imports: [
      CqrsModule.forRoot(),
      { module: QueryPartsModule, global: true, providers: parts, exports: parts },
      ...subjectModules,
      timelineModule(store, open),
      dataRequestsModule({ store, open, accessLog }),
      subscribersModule({ store, open, last, logger }, service.parts.webhooks),
      eventFeedModule({ store, open, views, reads, logger, last, now, caughtUp, ...feed }),
      AccessLogModule,
      FilesModule,
      HistoryModule,
      LiveModule,
    ],
    controllers: [QueriesController],
  };
}
