import { expect, test } from '@jest/globals';
import { EngineAway, EngineRefused } from './engine-refused.ts';
import { isA } from './is-a.ts';

/** The same classes as another copy of the package has them. */
const there = (() => {
  class EngineRefused extends Error {}
  class EngineAway extends EngineRefused {}
  return { EngineRefused, EngineAway };
})();
const ours = new EngineRefused('S3', 'it said no', 'Look there');

test.each<[string, unknown, boolean, boolean]>([
  ['one of ours', ours, true, false],
  ['a derived one', new EngineAway('S3', 'nobody', 'Wait'), true, true],
  ['one of another copy', new there.EngineRefused('x'), true, false],
  ['a derived one of another copy', new there.EngineAway('x'), true, true],
  ['another error', new TypeError('x'), false, false],
  ['one that only says so', 'EngineRefused', false, false],
  ['nothing', undefined, false, false],
  ['null', null, false, false],
  ['what has no class', Object.create(null), false, false],
])('%s is told by the names of its classes', (_, error, isRefused, isAway) => {
  expect([isA(error, EngineRefused), isA(error, EngineAway)]).toEqual([isRefused, isAway]);
});
