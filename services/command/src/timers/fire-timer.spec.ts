import { describe, expect, test } from '@jest/globals';
import type { CommandAnswer, CommandClient, CommandRequest, Timer } from '@talentlog/runtime';
import { fireTimer } from './fire-timer.ts';

const timer: Timer = {
  id: 'offer-expiry:o1',
  fireId: 'f1',
  dueAt: '2026-11-28T15:59:59.999Z',
  failures: 0,
  payload: { name: 'ExpireOffer', payload: { offerId: 'o1' }, causationId: 'e1' },
};

function answering(answer: object) {
  const asked: CommandRequest[] = [];
  const commands: CommandClient = {
    execute: async (request) => {
      asked.push(request);
      return answer as CommandAnswer;
    },
  };
  return { asked, fired: fireTimer(commands)(timer) };
}

describe('a due timer', () => {
  test('is a command of the system, under the id of the timer', async () => {
    const { asked, fired } = answering({ ok: true, position: 1 });
    await fired;
    expect(asked).toEqual([
      { name: 'ExpireOffer', payload: { offerId: 'o1' }, commandId: 'f1', actor: 'system:timer', causationId: 'e1' },
    ]);
  });

  test.each([
    ['offer.invalid_transition', 409],
    ['link.expired', 410],
    ['common.id_reused', 409],
  ])('that no longer applies (%s) is done with', async (code, status) => {
    await expect(answering({ ok: false, code, status }).fired).resolves.toBeUndefined();
  });

  test.each([
    ['common.version_conflict', 409],
    ['common.too_many', 429],
    ['common.internal', 500],
    ['common.unavailable', 503],
  ])('about which nothing was decided (%s) is fired again', async (code, status) => {
    await expect(answering({ ok: false, code, status }).fired).rejects.toThrow(code);
  });
});
