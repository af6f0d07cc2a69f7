import type { QueryData } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about the systems that follow us. */
const subscribersApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    subscribers: question(build, 'subscribers'),
    webhookDeliveries: question(build, 'webhookDeliveries'),
  }),
});

export const { useSubscribersQuery, useWebhookDeliveriesQuery } = subscribersApi;

export type Subscriber = QueryData<'subscribers'>[number];
export type Call = QueryData<'webhookDeliveries'>['deliveries'][number];
