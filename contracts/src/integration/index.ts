export * from './catalogue.ts';
export * from './cloud-event.ts';
export type { IntegrationEventContract } from './integration-event.ts';
export * from './public-names.ts';
export * from './topics.ts';
