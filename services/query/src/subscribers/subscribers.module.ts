import { type DynamicModule, Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { type DeliveriesSeen, deliveryQueries } from './deliveries.ts';
import { subscriberQueries } from './queries.ts';

@Module({})
class SubscribersModule {}

/** Answers the questions about the systems that follow us. */
export const subscribersModule = (
  parts: Omit<Parameters<typeof subscriberQueries>[0], 'webhooks'>,
  webhooks: DeliveriesSeen,
): DynamicModule => ({
  module: SubscribersModule,
  providers: queryHandlers({ ...subscriberQueries({ ...parts, webhooks }), ...deliveryQueries(webhooks) }),
});
