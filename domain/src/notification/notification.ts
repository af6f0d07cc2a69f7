import { notificationCommands, notificationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveNotification, type NotificationData, noNotification } from './evolve.ts';
import { notificationMachine } from './machine.ts';

/** The message as everybody may read it and write on it; its decisions stand in a file for each command. */
export const notification = defineAggregate<typeof notificationCommands, typeof notificationEvents, NotificationData>({
  name: 'notification',
  commands: notificationCommands,
  events: notificationEvents,
  machine: notificationMachine,
  initialData: noNotification,
  evolve: evolveNotification,
  ownership: ({ jobSeekerId, accountId, positionId }) => ({
    ...(positionId === null ? {} : { positionId }),
    ...(jobSeekerId === null ? {} : { jobSeekerId }),
    ...(accountId === null ? {} : { accountId }),
  }),
});
