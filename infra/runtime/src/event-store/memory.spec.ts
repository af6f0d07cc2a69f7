import { describe, expect, test } from '@jest/globals';
import { anEvent } from '../../../../tests/engines/event-store/subject.ts';
import { openMemoryEventStore } from './memory.ts';
import { CommitIdReused, type NewEvent, START, type SubscriptionMessage, WrongExpectedRevision } from './port.ts';

const event = (id: string, type?: string): NewEvent => ({ ...anEvent(id, type), id });

describe('memory event store', () => {
  test('a commit is all or nothing across streams, and its checks hold', async () => {
    const store = openMemoryEventStore();
    await store.append({ commitId: '1', writes: [{ stream: 'a', expected: 'no-stream', events: [event('1')] }] });
    const half = store.append({
      commitId: '2',
      writes: [
        { stream: 'b', expected: 'no-stream', events: [event('2')] },
        { stream: 'a', expected: 3, events: [event('3')] },
      ],
    });
    await expect(half).rejects.toThrow(WrongExpectedRevision);
    expect(await store.readStream('b')).toEqual([]);
    const checked = store.append({
      commitId: '3',
      writes: [{ stream: 'b', expected: 'no-stream', events: [event('2')] }],
      checks: [{ stream: 'a', expected: 'no-stream' }],
    });
    await expect(checked).rejects.toThrow(WrongExpectedRevision);
  });

  test('a repeated commit answers as the first, a reused id is refused', async () => {
    const store = openMemoryEventStore();
    const commit = { commitId: '1', writes: [{ stream: 'a', expected: 'no-stream' as const, events: [event('1')] }] };
    const first = await store.append(commit);
    expect(await store.append(commit)).toEqual({ ...first, deduplicated: true });
    expect(await store.findCommit('1')).toEqual({ ...first, deduplicated: true });
    const other = { commitId: '1', writes: [{ stream: 'a', expected: 0, events: [event('2')] }] };
    await expect(store.append(other)).rejects.toThrow(CommitIdReused);
  });

  test('events are chained by hash and cannot be changed by a reader', async () => {
    const store = openMemoryEventStore();
    await store.append({
      commitId: '1',
      writes: [{ stream: 'a', expected: 'no-stream', events: [event('1'), event('2')] }],
    });
    const [first, second] = await store.readStream('a');
    expect(second?.prevHash).toBe(first?.hash);
    expect(Object.isFrozen(first?.data)).toBe(true);
  });

  test('a subscription hands over the past, says that it caught up, goes on, and ends at once when aborted', async () => {
    const store = openMemoryEventStore();
    const abort = new AbortController();
    await store.append({
      commitId: '1',
      writes: [{ stream: 'a', expected: 'no-stream', events: [event('1'), event('2', 'Other')] }],
    });
    const seen: SubscriptionMessage[] = [];
    for await (const message of store.subscribe({
      after: START,
      filter: { types: ['Happened'] },
      signal: abort.signal,
    })) {
      seen.push(message);
      if (seen.length === 3)
        await store.append({ commitId: '2', writes: [{ stream: 'a', expected: 1, events: [event('3')] }] });
      if (message.kind === 'caught-up' && seen.length > 3) abort.abort();
    }
    expect(seen.map((message) => (message.kind === 'event' ? message.event.id : message.kind))).toEqual([
      '1',
      'checkpoint',
      'caught-up',
      '3',
      'caught-up',
    ]);
  });
});
