export * from './faults.ts';
export * from './schema.ts';
export * from './server.ts';
