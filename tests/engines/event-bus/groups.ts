import { describe, expect, test } from '@jest/globals';
import type { TakenMessage } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { type busOf, message, type Place, textOf } from './subject.ts';

/** Consumers of one group share the messages, whoever comes and goes. */
export function groupsContract({ bus, again, place, consume }: ReturnType<typeof busOf>): void {
  const many = ({ topic }: Place, from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => message(topic, `k${(from + n) % 17}`, String(from + n)));
  /** Somebody on a handle of its own. */
  const somebody = async (at: Place, all: TakenMessage[]) => {
    const mine: TakenMessage[] = [];
    const handle = async (one: TakenMessage) => {
      all.push(one);
      mine.push(one);
    };
    return { mine, consumption: consume({ ...at, topics: [at.topic], handle }, await again()) };
  };
  const numbersOf = (taken: readonly TakenMessage[]) => new Set(taken.map((one) => Number(textOf(one))));
  /** What comes for the first time, in the order of each key. */
  const isInOrder = (all: readonly TakenMessage[]): boolean => {
    const last = new Map<string, number>();
    const seen = new Set<string>();
    return all.every((one) => {
      const [text, before] = [textOf(one), last.get(one.key) ?? -1];
      if (seen.has(text)) return true;
      seen.add(text);
      last.set(one.key, Number(text));
      return Number(text) > before;
    });
  };

  describe('groups', () => {
    test('each group gets everything', async () => {
      const at = await place();
      const [one, other]: TakenMessage[][] = [[], []];
      await somebody(at, one ?? []);
      await somebody({ ...at, group: `${at.group}-2` }, other ?? []);
      await bus().publish(many(at, 0, 50));
      await until(() => one?.length === 50 && other?.length === 50);
    });

    test('two of one group share the partitions, and each message goes to one of them', async () => {
      const at = await place(6);
      const all: TakenMessage[] = [];
      const [one, other] = [await somebody(at, all), await somebody(at, all)];
      let sent = 0;
      // Until both have their part.
      await until(async () => {
        await bus().publish(many(at, sent, sent + 34));
        sent += 34;
        return one.mine.length > 0 && other.mine.length > 0;
      });
      await until(() => numbersOf(all).size === sent);
      expect(isInOrder(all)).toBe(true);
    });

    test('when one comes, and when one goes, nothing is left out and the order of a key stays', async () => {
      const at = await place(6);
      const all: TakenMessage[] = [];
      const first = await somebody(at, all);
      await bus().publish(many(at, 0, 200));
      await until(() => all.length > 50);
      const second = await somebody(at, all);
      await bus().publish(many(at, 200, 400));
      await until(() => numbersOf(all).size === 400);
      await first.consumption.stop();
      await bus().publish(many(at, 400, 600));
      await until(() => numbersOf(all).size === 600);
      expect(isInOrder(all)).toBe(true);
      expect(numbersOf(second.mine).has(599)).toBe(true);
    });

    test('more of them than partitions: some have nothing to do, and nothing is lost', async () => {
      const at = await place(1);
      const all: TakenMessage[] = [];
      for (let n = 0; n < 3; n += 1) await somebody(at, all);
      await bus().publish(many(at, 0, 30));
      await until(() => numbersOf(all).size === 30);
      expect(isInOrder(all)).toBe(true);
    });

    test('how much a group has not done is told', async () => {
      const at = await place();
      await bus().publish(many(at, 0, 20));
      expect(await bus().lag(at.group, [at.topic])).toBe(20);
      const all: TakenMessage[] = [];
      await somebody(at, all);
      await until(async () => (await bus().lag(at.group, [at.topic])) === 0);
      await bus().publish(many(at, 20, 21));
      await until(() => all.length === 21);
    });

    test('a partition that was added is taken, too', async () => {
      const at = await place(1);
      const all: TakenMessage[] = [];
      const first = await somebody(at, all);
      await bus().publish(many(at, 0, 10));
      await until(() => numbersOf(all).size === 10);
      await first.consumption.stop();
      await bus().makeTopics([
        { name: at.topic, partitions: 5, replicas: 1, inSync: 1, retentionMs: 3_600_000, largest: 9_000 },
      ]);
      await (await again()).publish(many(at, 10, 60));
      await somebody(at, all);
      await until(() => numbersOf(all).size === 60);
      expect(new Set(all.map(({ partition }) => partition)).size).toBeGreaterThan(1);
    });
  });
}
