import { describe, expect, test } from '@jest/globals';
import { type Position, START } from '../event-store/port.ts';
import { tell, until } from '../follower/follower.fixture.ts';
import { fed, vouch } from './fed.fixture.ts';
import { storedMessage, vouchingBy } from './stored-message.ts';

const at = (n: number) => String(n).padStart(20, '0') as Position;
const nobody = 'the message was not put there by this company';

describe('what lies on the topic and is not of the log', () => {
  test('a message that is no event goes to the parking topic, and the event it stood for is had from the log', async () => {
    const { store, start, did, publish, parked, pass, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    const [event] = await store.readStream('a-1');
    if (event === undefined) throw new Error('it was told');
    const forged = { ...storedMessage('all', event, START, vouch), value: Buffer.from('{"id":"other"}') };
    await bus.publish([forged, { ...forged, headers: {} }]);
    await publish(({ data }) => data.n === 2);
    const follower = start();
    const told = parked(2);
    let reasons: unknown;
    void told.then((all) => {
      reasons = all.map(({ reason }) => reason).sort();
    });
    await until(() => {
      pass(400_000);
      return did.length === 2 && reasons !== undefined;
    });
    expect(did).toEqual([1, 2]);
    expect(reasons).toEqual(['the message does not say where in the log it lies', nobody]);
    await follower.stop();
    await bus.close();
  });

  test.each(['nobody’s', 'another company’s', 'of the parking topic'])(
    'a place that would have all that follows passed over is taken for nothing where it is %s',
    async (whose) => {
      const { store, start, did, publish, parked, bus } = await fed();
      await tell(store, 'a-1', 'Wanted', 1);
      const follower = start();
      await publish();
      await until(() => did.length === 1);
      const [event] = await store.readStream('a-1');
      if (event === undefined) throw new Error('it was told');
      const other = vouchingBy(Buffer.alloc(32, 8));
      const later = { ...event, type: 'Unwanted', position: at(50) };
      const message =
        whose === 'of the parking topic'
          ? { ...storedMessage('parked', later, START, vouch), topic: 'all' }
          : storedMessage('all', later, START, whose === 'nobody’s' ? () => '' : other);
      await bus.publish([message]);
      expect(await parked(1)).toMatchObject([{ reason: nobody }]);
      for (let n = 2; n <= 4; n += 1) await tell(store, `a-${n}`, 'Wanted', n);
      await publish();
      await until(() => did.length === 4 && follower.status().state === 'caught-up');
      expect([did, follower.status().position]).toEqual([[1, 2, 3, 4], await store.head()]);
      await follower.stop();
      await bus.close();
    },
  );

  test('one of ours that the log does not have any more is put aside, and what the log has goes on', async () => {
    const { store, start, did, publish, parked, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    const [event] = await store.readStream('a-1');
    if (event === undefined) throw new Error('it was told');
    // As it was before an older log was brought back.
    await bus.publish([storedMessage('all', { ...event, position: at(9) }, event.position, vouch)]);
    await publish();
    const follower = start();
    await until(() => did.length === 1 && follower.status().state === 'caught-up');
    expect(await parked(1)).toMatchObject([{ reason: 'the message lies behind the end of the log' }]);
    await tell(store, 'a-2', 'Wanted', 2);
    await publish();
    await until(() => did.length === 2);
    await follower.stop();
    await bus.close();
  });

  test('one of ours at a place where the log has another event by now is put aside, and that event is done', async () => {
    const { store, start, did, publish, parked, pass, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    const [event] = await store.readStream('a-2');
    if (event === undefined) throw new Error('it was told');
    // As it stood there before an older log was brought back and went on.
    const former = { ...event, id: '00000000-0000-4000-8000-00000000f0f0', data: { ...event.data, n: 99 } };
    await bus.publish([storedMessage('all', former, at(1), vouch)]);
    await publish(({ data }) => data.n === 1);
    const follower = start();
    await until(() => {
      pass(4_000);
      return did.length === 2;
    });
    expect(did).toEqual([1, 2]);
    expect(await parked(1)).toMatchObject([{ reason: 'the message tells of an event that the log does not have' }]);
    await follower.stop();
    await bus.close();
  });

  test('a message too large to be parked with the reason beside it is told of without what it says', async () => {
    const { store, start, did, publish, parked, bus } = await fed();
    await bus.publish([
      { topic: 'all', key: 'k', value: Buffer.alloc(900_000), headers: { note: 'x'.repeat(99_950) } },
    ]);
    await tell(store, 'a-1', 'Wanted', 1);
    await publish();
    const follower = start();
    await until(() => did.length === 1);
    expect(await parked(1)).toMatchObject([{ reason: expect.stringMatching(/does not say where/) }]);
    await follower.stop();
    await bus.close();
  });

  test('what an older log had parked is told of on the topic without its event, and parked again', async () => {
    const { parts, parked, checkpoints, bus } = await fed();
    const work = { eventId: 'e', stream: 'a-9', revision: 3, reason: 'no such case' };
    await parts.checkpoints.park('test', work);
    expect(await parked(1)).toEqual([{ reason: 'no such case', id: 'e' }]);
    expect(await checkpoints.parked('test')).toEqual([work]);
    await bus.close();
  });
});
