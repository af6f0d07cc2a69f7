export * from './bridge.ts';
export * from './default-mapping.ts';
export * from './mapping.ts';
export * from './to-hire.ts';
