import { randomUUID } from 'node:crypto';
import type { LogPosition } from '@talentlog/runtime';
import { maxCommitBytes, openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { given } from '../../given.ts';
import { eventStoreContract } from '../contract.ts';
import { ownPart } from './own-part.ts';

const url = given('KURRENTDB_URL');

eventStoreContract('KurrentDB', async () => {
  const mark = `${randomUUID()}.`;
  let begin: LogPosition | undefined;
  return {
    maxCommitBytes,
    async open() {
      const own = await ownPart(await openKurrentEventStore({ url }), mark, begin);
      begin = own.begin;
      return own;
    },
    remove: async () => undefined,
  };
});
