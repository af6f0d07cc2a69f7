export * from './caller.guard.ts';
export * from './decorators.ts';
export * from './edge.module.ts';
export * from './granted.ts';
export * from './named-class.ts';
export * from './problem.filter.ts';
export * from './refused-request.ts';
export * from './write.guard.ts';
