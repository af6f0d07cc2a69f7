// The face of `notification`: what other aggregates, and readers through `fold.ts`, may take of it.
export type { NotificationData } from './evolve.ts';
export { notification } from './notification.ts';
export { notificationTimers } from './timers.ts';
