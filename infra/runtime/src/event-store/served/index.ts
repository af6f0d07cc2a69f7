/** The log over the network, both ends: `@talentlog/runtime/served-log`. */
export type { Checks } from './checks.ts';
export { openServedEventStore, type ServedEventStore } from './client.ts';
export type { Terms } from './protocol.ts';
export { type ServedLog, type ServedLogOptions, serveLog } from './server.ts';
