import { expect, it } from '@jest/globals';
import { openMemoryEventStore, START, silentLogger, UnreadableEvent } from '@talentlog/runtime';
import { id } from '../testing/story.ts';
import { readOf } from './read-of.ts';

const at = '2026-11-02T04:00:00.000Z';
const metadata = { actor: 'x', correlationId: 'x', causationId: 'x', commandName: 'X', at, commandId: id(99) };

async function waitsFor(...types: readonly string[]) {
  const store = openMemoryEventStore();
  for (const [n, type] of types.entries()) {
    const event = { id: id(500 + n), type, schemaVersion: 1, data: { positionId: id(n) }, metadata };
    await store.append({
      commitId: id(700 + n),
      writes: [{ stream: `position-${n}`, expected: 'no-stream', events: [event] }],
    });
  }
  const open = async () => (event: { readonly type: string; readonly metadata: { readonly at: string } }) => {
    if (event.type === 'PositionClosed') throw new UnreadableEvent('damaged');
    return { ...event, at: event.metadata.at } as never;
  };
  const last = { last: () => ({ at, upTo: START }) };
  const parts = { store, open, last, logger: silentLogger };
  return (await readOf('s', { topics: ['positions'], hadPersonalData: false }, parts))?.waitsSince;
}

it('what waits for a subscriber is what it may be told; a damaged event waits for nobody, and hides no page', async () => {
  expect(await waitsFor('PositionClosed')).toBeNull();
  expect(await waitsFor('PositionClosed', 'PositionOpened')).not.toBeNull();
});
