import { describe, expect, it } from '@jest/globals';
import { replyShown } from './reply-shown.ts';

const start = '2026-11-27T02:00:00.000Z';
const [before, then] = [Date.parse(start) - 1, Date.parse(start)];

describe('the reply to an interview', () => {
  it.each([
    ['PENDING_REPLY', before, 'PENDING_REPLY'],
    ['PENDING_REPLY', then, 'NO_REPLY'],
    ['ACCEPTED', then, 'ACCEPTED'],
    ['DECLINED', then, 'DECLINED'],
  ])('%s is shown as is, until nobody waits for it any more', (reply, now, shown) =>
    expect(replyShown({ reply, start }, now)).toBe(shown),
  );
});
