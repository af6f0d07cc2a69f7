import { notificationCommands, notificationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveNotification, type NotificationData, noNotification, notificationLifecycle } from './lifecycle.ts';

/** Contracts, machine and fold of the notification; its decisions are beside it. */
export const notification = defineAggregate<typeof notificationCommands, typeof notificationEvents, NotificationData>({
  name: 'notification',
  commands: notificationCommands,
  events: notificationEvents,
  machine: notificationLifecycle,
  initialData: noNotification,
  evolve: evolveNotification,
  ownership: ({ jobSeekerId, accountId }) => ({
    ...(jobSeekerId === null ? {} : { jobSeekerId }),
    ...(accountId === null ? {} : { accountId }),
  }),
});
