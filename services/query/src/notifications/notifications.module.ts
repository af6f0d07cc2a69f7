import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { notificationQueries } from './queries.ts';

/** Answers the questions about notifications. */
@Module({ providers: queryHandlers(notificationQueries) })
export class NotificationsModule {}
