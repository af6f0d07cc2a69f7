import { describe, expect, test } from '@jest/globals';
import { type BatchWriter, Fenced } from '@talentlog/runtime';
import { at, people } from './people.ts';
import { gate, type Subject } from './subject.ts';

/** When what a batch wrote is there for others, and when none of it is. */
export function commitsSuite(subject: () => Subject): void {
  const parked = { stream: 's', position: at(2), eventId: 'e', type: 'T', error: 'no' };
  const stored = async () => ({
    row: (await subject().store.get('people', 'z'))?.score,
    checkpoint: await subject().generation.checkpoint(),
    parked: (await subject().generation.parked()).length,
  });

  describe('a commit', () => {
    test('shows rows, parked events and checkpoint together, and none of them before', async () => {
      const [begun, goOn] = [gate(), gate()];
      const writing = subject().generation.transact(at(2), async (writer) => {
        await writer.put('people', { id: 'z', score: 1 });
        await writer.park(parked);
        begun.open();
        await goOn.opened;
        await writer.put('people', { id: 'z', score: 2 });
      });
      await begun.opened;
      expect(await stored()).toEqual({ row: undefined, checkpoint: at(1), parked: 0 });
      goOn.open();
      await writing;
      expect(await stored()).toEqual({ row: 2, checkpoint: at(2), parked: 1 });
    });

    test('fails whole: no row, no checkpoint, nothing parked; and the next batch does not suffer for it', async () => {
      const failing = subject().generation.transact(at(2), async (writer) => {
        await writer.put('people', { id: 'z', score: 1, tags: ['z'] });
        await writer.park(parked);
        throw new Error('boom');
      });
      await expect(failing).rejects.toThrow('boom');
      expect(await stored()).toEqual({ row: undefined, checkpoint: at(1), parked: 0 });
      await subject().generation.transact(at(2), (writer) => writer.put('people', { id: 'z', score: 3 }));
      expect(await stored()).toEqual({ row: 3, checkpoint: at(2), parked: 0 });
    });

    test('of batches asked for at once, each sees what the one before it wrote', async () => {
      const add = async (writer: BatchWriter) => {
        const score = Number((await writer.get('people', 'z'))?.score ?? 0);
        await new Promise(setImmediate);
        await writer.put('people', { id: 'z', score: score + 1 });
      };
      await Promise.all([2, 3, 4, 5].map((n) => subject().generation.transact(at(n), add)));
      expect(await stored()).toEqual({ row: 4, checkpoint: at(5), parked: 0 });
    });

    test('takes nothing from a writer whose batch is over', async () => {
      let late: BatchWriter | undefined;
      await subject().generation.transact(at(2), async (writer) => {
        late = writer;
      });
      await expect(late?.put('people', { id: 'z', score: 1 })).rejects.toThrow('over');
      await subject().generation.transact(at(3), async () => undefined);
      expect(await stored()).toEqual({ row: undefined, checkpoint: at(3), parked: 0 });
    });

    test('is written after opening, also where another holder only opened the place meanwhile', async () => {
      await subject().reopenAll();
      const other = await subject().place.open();
      await other.open({ name: 'others', version: 1, views: [] });
      await other.close();
      await subject().generation.transact(at(2), (writer) => writer.put('people', { id: 'z', score: 5 }));
      expect(await stored()).toEqual({ row: 5, checkpoint: at(2), parked: 0 });
    });

    test('is refused to a holder who does not know what another one wrote', async () => {
      const other = await subject().place.open();
      try {
        const [generation] = await other.open(people);
        await generation?.transact(at(2), (writer) => writer.put('people', { id: 'z', score: 2 }));
        const late = subject().generation.transact(at(3), (writer) => writer.put('people', { id: 'z', score: 3 }));
        await expect(late).rejects.toThrow(Fenced);
        expect(await stored()).toEqual({ row: 2, checkpoint: at(2), parked: 0 });
      } finally {
        await other.close();
      }
    });

    test('is seen by a holder who read the row before another one wrote it, by id and in lists', async () => {
      const other = await subject().place.open();
      try {
        await subject().generation.transact(at(2), (writer) => writer.put('people', { id: 'z', score: 1 }));
        const read = async () => [
          (await subject().store.get('people', 'z'))?.score,
          ...(await subject().store.getMany('people', ['z'])).map(({ score }) => score),
          ...(await subject().store.find('people', { where: [{ field: 'id', in: ['z'] }], limit: 1 })).map(
            (z) => z.score,
          ),
        ];
        expect(await read()).toEqual([1, 1, 1]);
        const [generation] = await other.open(people);
        await generation?.transact(at(3), (writer) => writer.put('people', { id: 'z', score: 2 }));
        expect(await read()).toEqual([2, 2, 2]);
        await other.purge('people', ['z']);
        expect(await read()).toEqual([undefined]);
      } finally {
        await other.close();
      }
    });

    test('is refused where another holder wrote during the batch, also without moving the checkpoint', async () => {
      const other = await subject().place.open();
      try {
        const [generation] = await other.open(people);
        const late = subject().generation.transact(at(2), async (writer) => {
          const read = await writer.get('people', 'a');
          await generation?.transact(at(1), (another) => another.put('people', { id: 'z', score: 7 }));
          await writer.put('people', { ...read, id: 'z', score: 1 });
        });
        await expect(late).rejects.toThrow(Fenced);
        expect(await stored()).toEqual({ row: 7, checkpoint: at(1), parked: 0 });
      } finally {
        await other.close();
      }
    });
  });
}
