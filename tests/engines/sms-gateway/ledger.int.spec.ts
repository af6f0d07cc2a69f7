import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { SmsBudget } from '@talentlog/runtime';
import { openSqliteSmsLedger } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../support/own.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-21T04:00:00Z');

describe('the ledger of SMS', () => {
  const own = ownOfEachTest();
  const opened = (budget: Partial<SmsBudget> = {}, file = join(own.folder(), 'sms.db')) => {
    const open = () => {
      const ledger = openSqliteSmsLedger({ file, budget: { perHour: 10, byCountry: {}, codesPercent: 50, ...budget } });
      own.closes(() => ledger.close().catch(() => undefined));
      return ledger;
    };
    return { ledger: open(), open };
  };
  let made = 0;
  const sms = (over: object = {}) => ({
    ...({ id: `sms-${++made}`, country: 'CN', share: 'messages', record: undefined, now: noon } as const),
    ...over,
  });

  test('gives each share its places of any hour, and each place back after one', async () => {
    const { ledger } = opened({ perHour: 10, codesPercent: 30 });
    for (let place = 0; place < 7; place += 1)
      expect(await ledger.begin(sms({ now: noon + place * minute }))).toHaveProperty('place');
    expect(await ledger.begin(sms({ now: noon + 10 * minute }))).toEqual({ retryInMs: 50 * minute });
    for (let place = 0; place < 3; place += 1)
      expect(await ledger.begin(sms({ share: 'codes', now: noon + 10 * minute }))).toHaveProperty('place');
    expect(await ledger.begin(sms({ share: 'codes', now: noon + 11 * minute }))).toEqual({ retryInMs: 59 * minute });
    expect(await ledger.spentUntil(noon + 12 * minute)).toBe(noon + 70 * minute);
    expect(await ledger.begin(sms({ now: noon + 60 * minute }))).toHaveProperty('place');
    expect(await ledger.begin(sms({ now: noon + 60 * minute }))).toEqual({ retryInMs: minute });
    expect(await ledger.spentUntil(noon + 71 * minute)).toBeUndefined();
  });

  test('counts a country apart, and all of them together', async () => {
    const { ledger } = opened({ perHour: 6, byCountry: { US: 2 } });
    expect(await ledger.begin(sms({ country: 'US' }))).toHaveProperty('place');
    expect(await ledger.begin(sms({ country: 'US' }))).toEqual({ retryInMs: 60 * minute });
    expect(await ledger.begin(sms())).toHaveProperty('place');
    expect(await ledger.begin(sms())).toHaveProperty('place');
    expect(await ledger.begin(sms())).toEqual({ retryInMs: 60 * minute });
  });

  test('gives the last place to one of two processes, and keeps it over a restart', async () => {
    const { ledger, open } = opened({ perHour: 2 });
    const other = open();
    const begun = await Promise.all([ledger.begin(sms()), other.begin(sms())]);
    expect(begun.filter((one) => 'place' in one)).toHaveLength(1);
    await Promise.all([ledger.close(), other.close()]);
    expect(await open().begin(sms())).toEqual({ retryInMs: 60 * minute });
  });

  test('gives a place back where nothing left, and none for what left before', async () => {
    const { ledger } = opened({ perHour: 2 });
    const first = sms();
    const begun = await ledger.begin(first);
    await ledger.giveBack('place' in begun ? begun.place : 0);
    expect(await ledger.begin(first)).toHaveProperty('place');
    await ledger.sent(first.id, 'P1');
    expect(await ledger.begin({ ...first, now: noon + minute })).toEqual({ sentAs: 'P1' });
  });

  test('leads from an id to its try and from a notification to its last message', async () => {
    const { ledger } = opened();
    const record = { notificationId: 'n1', attempt: 1 };
    await ledger.begin(sms({ id: 'a', record }));
    await ledger.begin(sms({ id: 'a', record: { ...record, attempt: 2 }, now: noon + minute }));
    await ledger.sent('a', 'P1');
    await ledger.begin(sms({ id: 'code', share: 'codes' }));
    expect(await ledger.recordOf('a')).toEqual({ notificationId: 'n1', attempt: 2 });
    expect(await ledger.recordOf('code')).toBeUndefined();
    expect(await ledger.recordOf('never')).toBeUndefined();
    expect(await ledger.lastOf('n1')).toEqual({ id: 'a', providerId: 'P1', at: noon + minute });
  });
});
