// What tells other systems takes (`@talentlog/domain/integration`): our events as integration events. It decides nothing and looks nothing up.
export * from './integration/cloud-event.ts';
export * from './integration/integration-events.ts';
export * from './integration/said-to.ts';
