// Public interface of `notification`: what other aggregates may import, and readers through `fold.ts`.
export type { NotificationData } from './evolve.ts';
export { notification } from './notification.ts';
export { notificationTimers } from './timers.ts';
