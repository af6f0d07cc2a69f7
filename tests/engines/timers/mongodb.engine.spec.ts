import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { memoryTimers, type TimerChange } from '@talentlog/runtime';
import { openMongoTimers } from '@talentlog/runtime/mongodb';
import { dice } from '../dice.ts';
import { type Db, type OwnDatabase, ownDatabase } from '../mongodb-there.ts';
import { timersContract } from './contract.ts';
import { after, at, idsDue, set } from './timer.ts';

describe('timers in MongoDB', () => {
  let own: OwnDatabase;
  beforeEach(() => {
    own = ownDatabase();
  });
  afterEach(() => own.remove());
  timersContract(async () => openMongoTimers({ db: await own.reach() }), true);

  test('a reader of the log that slept brings nothing back that was cancelled or fired', async () => {
    const timers = await openMongoTimers({ db: await own.reach() });
    await timers.apply(at(1), [set('cancelled', 1), set('fired', 1), set('moved', 1)]);
    const fired = (await timers.due(after(1), 9)).find(({ id }) => id === 'fired');
    if (fired) await timers.done(fired);
    await timers.apply(at(2), [{ cancel: 'cancelled' }, { cancel: 'never set' }, set('moved', 30)]);
    const late = await openMongoTimers({ db: await own.reach() });
    await late.apply(at(1), [set('cancelled', 1), set('fired', 1), set('moved', 1), set('never set', 1)]);
    expect(await idsDue(late, 29)).toEqual([]);
    expect(await idsDue(late, 30)).toEqual(['moved']);
  });

  test('what is over leaves an id and a place, and goes after thirty days', async () => {
    let now = Date.now();
    const db = await own.reach();
    const timers = await openMongoTimers({ db, clock: () => now });
    await timers.apply(at(1), [set('a', 1, { name: '王小明' }), set('b', 1)]);
    await timers.apply(at(2), [{ cancel: 'a' }]);
    expect(JSON.stringify(await db.collection('timers').find().toArray())).not.toContain('王小明');
    now += 31 * 86_400_000;
    await timers.apply(at(3), [{ cancel: 'b' }]);
    expect(await db.collection('timers').countDocuments()).toBe(1);
  });

  /** A connection whose bulks end after the first change, as often as the dice say. */
  const breaking = (db: Db, breaks: () => boolean): Db =>
    new Proxy(db, {
      get: (target, name) => {
        if (name !== 'collection') return Reflect.get(target, name);
        return (called: string) => {
          const collection = target.collection(called);
          const bulkWrite = async (operations: Parameters<typeof collection.bulkWrite>[0]) => {
            if (!breaks()) return collection.bulkWrite(operations);
            await collection.bulkWrite(operations.slice(0, 1));
            throw new Error('killed');
          };
          return new Proxy(collection, {
            get: (of, asked) => {
              const found = asked === 'bulkWrite' ? bulkWrite : Reflect.get(of, asked);
              return typeof found === 'function' ? found.bind(of) : found;
            },
          });
        };
      },
    });

  test('thirty rounds of kills among the changes of an event, and of late readers, end as the log says', async () => {
    for (let round = 0; round < 30; round += 1) {
      const rolled = dice(round);
      const db = (await own.reach()).client.db(own.name);
      await db.collection('timers').deleteMany({});
      const [model, timers] = [memoryTimers(), await openMongoTimers({ db: breaking(db, () => rolled(4) === 0) })];
      const events: TimerChange[][] = Array.from({ length: 25 }, () =>
        Array.from({ length: 1 + rolled(3) }, () => {
          const id = `${'ab'[rolled(2)]}/${rolled(4)}`;
          if (rolled(5) === 0) return { cancelPrefix: id.slice(0, 2) };
          return rolled(3) === 0 ? { cancel: id } : set(id, rolled(50), { round, roll: rolled(9) });
        }),
      );
      const apply = async (n: number): Promise<void> => {
        try {
          await timers.apply(at(n + 1), events[n] ?? []);
        } catch {
          await apply(n);
        }
      };
      for (const [n, changes] of events.entries()) {
        await model.apply(at(n + 1), changes);
        await apply(n);
        const [due] = await model.due(after(rolled(50)), 1);
        if (due) await Promise.all([model.done(due), timers.done(due)]);
        if (rolled(3) === 0) for (let late = rolled(n + 1); late <= n; late += 1) await apply(late);
      }
      expect(await timers.due(after(99), 99)).toEqual(await model.due(after(99), 99));
    }
  });
});
