import { appendFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { erasureListOf, mergeErasureList, openErasureList, readErasureList } from './erasure-list.ts';

const own = ownOfEachTest();
const at = '2026-11-01T00:00:00.000Z';

test('whoever is on the list stays on it, once, with every file, whatever a crash cut off', async () => {
  const file = erasureListOf(own.folder());
  expect(readErasureList(file)).toEqual([]);
  const list = openErasureList(file);
  await list.add({ person: 'p1', at, files: ['f1'] });
  await list.add({ person: 'p1', at: '2026-12-01T00:00:00.000Z', files: ['f1'] });
  appendFileSync(file, '{"person":"p2","at":"2026');
  const again = openErasureList(file);
  await again.add({ person: 'p3', at, files: [] });
  await again.add({ person: 'p1', at, files: ['f2'] });
  const told = [
    { person: 'p1', at, files: ['f1', 'f2'] },
    { person: 'p3', at, files: [] },
  ];
  expect(again.all()).toEqual(told);
  expect(readErasureList(file)).toEqual(told);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a list takes over who is in another one, and loses nobody', async () => {
  const [one, two] = [erasureListOf(own.folder()), erasureListOf(own.folder())];
  await openErasureList(one).add({ person: 'p1', at, files: ['f1'] });
  await openErasureList(two).add({ person: 'p2', at, files: [] });
  await mergeErasureList(one, two);
  await mergeErasureList(erasureListOf('/nowhere'), two);
  expect(readErasureList(two).map(({ person }) => person)).toEqual(['p2', 'p1']);
});
