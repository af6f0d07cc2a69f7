import { expect, test } from '@jest/globals';
import { UploadsAtOnce } from './uploads-at-once.ts';

test('one owner has two uploads at once, and another when one of them ended', () => {
  const uploads = new UploadsAtOnce();
  const [end] = [uploads.begin('a'), uploads.begin('a')];
  expect(uploads.begin('a')).toBeUndefined();
  expect(uploads.begin('b')).toBeDefined();
  end?.();
  expect(uploads.begin('a')).toBeDefined();
  expect(uploads.begin('a')).toBeUndefined();
});

test('all owners together have sixteen', () => {
  const uploads = new UploadsAtOnce();
  const begun = Array.from({ length: 20 }, (_, n) => uploads.begin(`owner ${n}`));
  expect(begun.filter((end) => end !== undefined)).toHaveLength(16);
  begun[0]?.();
  expect(uploads.begin('owner 19')).toBeDefined();
});
