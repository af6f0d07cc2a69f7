import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Position, START } from '../event-store/port.ts';
import { openCheckpoints } from './sqlite.ts';

describe('checkpoints of workers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (n: number) => String(n).padStart(20, '0') as Position;

  test('start at START, survive reopening and never move backwards', () => {
    const file = join(folder, 'checkpoints.sqlite');
    const first = openCheckpoints({ file });
    expect(first.get('notifier')).toBe(START);
    first.set('notifier', at(7));
    first.set('notifier', at(5));
    first.set('sap-bridge', at(2));
    first.close();
    const second = openCheckpoints({ file });
    expect(second.get('notifier')).toBe(at(7));
    expect(second.get('sap-bridge')).toBe(at(2));
    second.close();
  });

  test('know at once what was passed, and keep it when they close', () => {
    const file = join(folder, 'checkpoints.sqlite');
    const first = openCheckpoints({ file });
    first.set('notifier', at(3));
    first.pass('notifier', at(9));
    expect(first.get('notifier')).toBe(at(9));
    first.pass('notifier', at(4));
    first.set('notifier', at(5));
    expect(first.get('notifier')).toBe(at(9));
    first.close();
    const second = openCheckpoints({ file });
    expect(second.get('notifier')).toBe(at(9));
    second.close();
  });

  test('keep parked events until they are taken back', () => {
    const file = join(folder, 'checkpoints.sqlite');
    const first = openCheckpoints({ file });
    const event = { eventId: 'e1', stream: 'offer-1', revision: 3, reason: 'no such template' };
    first.park('notifier', event);
    first.park('notifier', event);
    first.close();
    const second = openCheckpoints({ file });
    expect(second.parked('notifier')).toEqual([event]);
    expect(second.parked('sap-bridge')).toEqual([]);
    second.unpark('notifier', 'e1');
    expect(second.parked('notifier')).toEqual([]);
    second.close();
  });
});
