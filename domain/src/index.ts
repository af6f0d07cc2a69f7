export * from './shared/aggregate.ts';
export * from './shared/machine.ts';
export * from './shared/run.ts';
export * from './shared/settings.ts';
export * from './shared/time.ts';
export * from './position/position.ts';
export * from './advertisement/advertisement.ts';
export * from './claim/claim.ts';
