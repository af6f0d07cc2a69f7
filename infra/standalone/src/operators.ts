/** What commands of operators need of the server, read and opened as the server does: `@talentlog/standalone/operators`. */

export { readSources } from './config/sources.ts';
export { readConfig } from './config.ts';
export { bucketOf, placeOf } from './files/bucket.ts';
export { openBus } from './kafka/open.ts';
export { topicsWanted } from './kafka/topics.ts';
export { holdDatabase } from './stores/hold-database.ts';
export { storesInFolder } from './stores/in-folder.ts';
export { openPlace } from './stores/open-place.ts';
export { openLogBeside } from './threads/log-beside.ts';
