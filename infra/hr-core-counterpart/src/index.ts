export * from './faults.ts';
export * from './schema.ts';
export * from './server.ts';
export type { StoredRow } from './store.ts';
export type { CounterpartClient } from './tokens.ts';
