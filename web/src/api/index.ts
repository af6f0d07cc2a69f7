export * from './commands.ts';
export * from './files.ts';
export { newId } from './http.ts';
export * from './live.ts';
export { ownWrites, type Seen } from './own-writes.ts';
export * from './problem.ts';
export * from './queries.ts';
export * from './sign-in.ts';
export type { CommandInput, CommandName, QueryData, QueryName, QueryParams } from './tables.ts';
