import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from '@jest/globals';
import { openSqliteEventStore } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { type Compiled, compileRuntime } from './compiled.ts';
import { eventStoreContract } from './contract.ts';

let compiled: Compiled;
beforeAll(async () => {
  compiled = await compileRuntime();
});
afterAll(() => compiled.remove());

const makePlace = (options: () => { readonly writerThread?: URL }) => async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: () => openSqliteEventStore({ file: join(folder, 'events.db'), ...options() }),
    remove: () => own.release(),
  };
};

eventStoreContract(
  'SQLite, writer in its thread as in production',
  makePlace(() => ({ writerThread: pathToFileURL(compiled.module('event-store/sqlite/writer-thread')) })),
);
eventStoreContract(
  'SQLite, writer in this thread as from sources',
  makePlace(() => ({})),
);
