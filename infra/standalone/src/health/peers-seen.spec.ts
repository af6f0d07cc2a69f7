import { expect, test } from '@jest/globals';
import { peersOf } from './peers-seen.ts';

const mail = (state: 'open' | 'closed', lastError: string | null = null) => ({ name: 'mail', state, lastError });

test('a peer is told once: left alone where any thread leaves it alone', () => {
  const sms = { name: 'sms', state: 'closed', lastError: null } as const;
  expect(peersOf([mail('closed'), sms], [mail('open', 'gone')])).toEqual([mail('open', 'gone'), sms]);
  expect(peersOf([mail('open', 'gone')], [mail('closed')])).toEqual([mail('open', 'gone')]);
});
