// Public interface of `history`: what other subjects and the root of the service may import.
export { HistoryController } from './history.controller.ts';
export { IntegrityController } from './integrity.controller.ts';
export type { IntegritySeen } from './integrity-seen.ts';
