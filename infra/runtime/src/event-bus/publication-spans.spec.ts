import { afterEach, expect, it } from '@jest/globals';
import { memoryCheckpoints } from '../checkpoints/memory.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import { until } from '../follower/follower.fixture.ts';
import { keepSpans, type SpanStart } from '../telemetry/spans.ts';
import { startLogPublisher } from './log-publisher.ts';

afterEach(() => keepSpans(undefined));

it('what is published is told in the trace of the decision that it follows from, once it lies on the bus', async () => {
  const notes: SpanStart[] = [];
  let isTaken = false;
  const noted = (start: SpanStart) => notes.push({ ...start, name: `${start.name} ${isTaken}` });
  keepSpans({ current: () => undefined, open: () => undefined, within: (_, work) => work(), note: noted });
  const store = openMemoryEventStore();
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  const told = { commandName: 'X', commandId: 'c', correlationId: 'c', causationId: 'c', actor: 'x' };
  const metadata = { ...told, at: new Date().toISOString(), traceparent };
  const events = [{ id: 'e', type: 'Wanted', schemaVersion: 1, data: {}, metadata }];
  await store.append({ commitId: 'c', writes: [{ stream: 'a-1', expected: 'no-stream', events }] });
  const publisher = startLogPublisher({
    ...{
      name: 'publisher',
      types: ['Wanted'],
      store,
      checkpoints: memoryCheckpoints(),
    },
    ...{
      open: async () => (event) => ({ ...event, at: event.metadata.at }),
      tell: () => [{ topic: 'told', key: 'a-1', value: null }],
    },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    bus: {
      publish: async (messages) => {
        isTaken = messages.length > 0;
      },
    },
  });
  await until(() => publisher.status().state === 'caught-up');
  await publisher.stop();
  expect(notes).toMatchObject([{ name: 'publish true', parent: traceparent, facts: { 'talentlog.events': 1 } }]);
});
