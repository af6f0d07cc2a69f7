import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { messageTemplateQueries } from './queries.ts';

/** Answers the questions about what messages say. */
@Module({ providers: queryHandlers(messageTemplateQueries) })
export class MessageTemplatesModule {}
