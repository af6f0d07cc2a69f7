/** Adapters on SQLite files, and what operators do with the log's file: `@talentlog/runtime/sqlite`. */
export * from './access-log/sqlite.ts';
export * from './checkpoints/sqlite.ts';
export * from './credentials/sqlite.ts';
export * from './data-folder/sqlite/open-folder.ts';
export * from './data-folder/sqlite/open-store.ts';
export * from './data-folder/sqlite/renew.ts';
export * from './data-folder/sqlite/verify-folder.ts';
export * from './event-store/sqlite/store.ts';
export * from './ledger/backup.ts';
export * from './ledger/commands.ts';
export * from './ledger/verify.ts';
export * from './messages/dev-inbox/sqlite.ts';
export * from './sign-ins/sqlite/store.ts';
export * from './subject-keys/sqlite.ts';
export * from './timers/sqlite.ts';
export * from './upload-register/sqlite/register.ts';
export * from './view-store/sqlite/store.ts';
