import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openSqliteWebhookDeliveries } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { webhookDeliveriesContract } from './contract.ts';
import { deliveryOrderContract } from './order.ts';
import { replayContract } from './replay.ts';

const place = async () => {
  const own = belongings();
  const file = join(own.folder(), 'webhooks.db');
  return { open: () => openSqliteWebhookDeliveries({ file }), remove: () => own.release() };
};
webhookDeliveriesContract('SQLite', place);
deliveryOrderContract('SQLite', place);
replayContract('SQLite', place);

test('a file that cannot be opened is told at once', () =>
  expect(openSqliteWebhookDeliveries({ file: join('/no', 'such', 'webhooks.db') })).rejects.toThrow());
