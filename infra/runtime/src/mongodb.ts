/** Adapters on a server that speaks the MongoDB protocol: `@talentlog/runtime/mongodb`. */
export { BSON } from 'mongodb';
export * from './access-log/mongodb/store.ts';
export * from './checkpoints/mongodb/store.ts';
export * from './credentials/mongodb/store.ts';
export * from './leases/mongodb/store.ts';
export { startRefusal } from './mongodb/errors.ts';
export * from './mongodb/move-in.ts';
export * from './mongodb/move-out.ts';
export * from './mongodb/of-log.ts';
export * from './mongodb/open.ts';
export * from './mongodb/unavailable.ts';
export * from './sign-ins/mongodb/store.ts';
export * from './subject-keys/mongodb/store.ts';
export * from './timers/mongodb/store.ts';
export * from './upload-register/mongodb/register.ts';
export * from './view-store/mongodb/store.ts';
