/** @jest-environment ./web/testing/environment.cjs */
import { expect, test } from '@jest/globals';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { id, person, position, qian, zhao } from '../../../../testing/samples/people.ts';
import type { Held } from './api.ts';
import { handOver } from './hand-over.ts';

const place = {
  mode: 'PHONE',
  site: '',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '1',
} as const;
const met = { start: '2026-12-01T01:00:00.000Z', end: '2026-12-01T02:00:00.000Z', place };
const one: Held = {
  ...{ kind: 'INTERVIEW', id: id(306), revision: 7, at: null, position, person: person() },
  interview: { ...met, interviewerIds: [zhao.accountId] },
};
const hand = { fromAccountId: zhao.accountId, toAccountId: qian.accountId };

test('an interview goes as it was seen: what a colleague moved meanwhile is refused, and not moved back', async () => {
  const server = new FakeServer();
  globalThis.fetch = server.fetch;
  server.refuse('RescheduleInterview', { status: 409, code: 'common.version_conflict' });
  await expect(handOver(one, hand)).rejects.toMatchObject({ code: 'common.version_conflict' });
  expect(server.sent.map(({ name, ifMatch }) => [name, ifMatch])).toEqual([['RescheduleInterview', '"7"']]);
});

test('a screening goes by one command; one that is refused is where it was', async () => {
  const server = new FakeServer();
  globalThis.fetch = server.fetch;
  const item: Held = { ...one, kind: 'SCREENING', id: id(307), interview: null };
  await handOver(item, hand);
  server.refuse('HandOverScreening', { status: 422, code: 'account.cannot_take' });
  await expect(handOver(item, hand)).rejects.toMatchObject({ code: 'account.cannot_take' });
  const sent = { screeningItemId: id(307), ...hand };
  expect(server.sent.map(({ name, payload }) => [name, payload])).toEqual([
    ['HandOverScreening', sent],
    ['HandOverScreening', sent],
  ]);
});
