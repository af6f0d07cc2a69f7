// Public interface of `access-log`: what other subjects and the root of the service may import.
export { AccessLogController } from './access-log.controller.ts';
export { noteReads, partOf, personsIn } from './note-reads.ts';
