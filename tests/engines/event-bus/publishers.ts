import { describe, expect, test } from '@jest/globals';
import { type BusMessage, BusUnavailable, UnknownTopic } from '@talentlog/runtime';
import { type busOf, message, textOf } from './subject.ts';

/** Calls that publish, one after another, and in order. */
export function publishersContract({ bus, again, topic, read }: ReturnType<typeof busOf>): void {
  describe('publishing', () => {
    test('nothing is published, and that is well', async () => {
      await expect(bus().publish([])).resolves.toBeUndefined();
    });

    test('one call reaches several topics', async () => {
      const [one, other] = [await topic(), await topic()];
      await bus().publish([message(one, 'k', 'first'), message(other, 'k', 'second')]);
      expect((await read(one, 1)).map(textOf)).toEqual(['first']);
      expect((await read(other, 1)).map(textOf)).toEqual(['second']);
    });

    test('messages of one key keep their order, within a call and from call to call', async () => {
      const at = await topic();
      const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (let from = 0; from < 300; from += 100)
        await bus().publish(Array.from({ length: 100 }, (_, n) => message(at, keys[n % 6] ?? '', String(from + n))));
      const taken = await read(at, 300);
      for (const key of keys) {
        const numbers = taken.filter((one) => one.key === key).map((one) => Number(textOf(one)));
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      }
      expect(new Set(taken.map(textOf)).size).toBe(300);
      expect(new Set(taken.map(({ partition }) => partition)).size).toBeGreaterThan(1);
    });

    test('one key lies in one partition, whoever publishes', async () => {
      const at = await topic(8);
      const other = again();
      for (const by of [bus(), other, bus()]) await by.publish([message(at, 'application-7', 'x')]);
      expect(new Set((await read(at, 3)).map(({ partition }) => partition)).size).toBe(1);
    });

    test('calls made at the same time are carried out one after another', async () => {
      const at = await topic();
      await Promise.all(Array.from({ length: 40 }, (_, n) => bus().publish([message(at, 'k', String(n))])));
      expect((await read(at, 40)).map(textOf)).toEqual(Array.from({ length: 40 }, (_, n) => String(n)));
    });

    test('more than goes at once goes in order', async () => {
      const at = await topic(1);
      const body = 'y'.repeat(50_000);
      await bus().publish(Array.from({ length: 60 }, (_, n) => message(at, `k${n % 3}`, `${n} ${body}`)));
      expect((await read(at, 60)).map((one) => Number.parseInt(textOf(one), 10))).toEqual([...Array(60).keys()]);
    });

    test('a topic that is not there is named at once, and nothing of the call is published', async () => {
      const at = await topic();
      const both: BusMessage[] = [message(at, 'k', 'x'), message('no-such-topic', 'k', 'y')];
      const refusal = bus().publish(both);
      await expect(refusal).rejects.toBeInstanceOf(UnknownTopic);
      await expect(refusal).rejects.toThrow(/no-such-topic/);
      await bus().publish([message(at, 'k', 'later')]);
      expect((await read(at, 1)).map(textOf)).toEqual(['later']);
    });

    test('a bus that was closed publishes nothing', async () => {
      const at = await topic();
      const closed = again();
      await closed.publish([message(at, 'k', 'before')]);
      await closed.close();
      await expect(closed.publish([message(at, 'k', 'after')])).rejects.toBeInstanceOf(BusUnavailable);
      expect((await read(at, 1)).map(textOf)).toEqual(['before']);
    });
  });
}
