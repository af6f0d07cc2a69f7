import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListQuery, ViewStore } from '@talentlog/runtime';
import { openMongoViewStore } from '@talentlog/runtime/mongodb';
import { type CommandStartedEvent, type Document, MongoClient } from 'mongodb';
import { ownDatabase, url } from '../mongodb-there.ts';
import { at, people } from './people.ts';

/** So many that no server reads all of them sooner than it looks up twenty. */
const many = 20_000;
const owners = 400;

describe('lists of a large view on the MongoDB protocol', () => {
  const own = ownDatabase();
  const client = new MongoClient(url, { monitorCommands: true });
  const asked: Document[] = [];
  let store: ViewStore;

  beforeAll(async () => {
    client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
      if (commandName === 'find' || commandName === 'aggregate') asked.push(command);
    });
    store = openMongoViewStore({ db: client.db(own.name) });
    const [generation] = await store.open(people, { filling: true });
    for (let from = 0; from < many; from += 1000)
      await generation?.transact(at(from + 1), async (writer) => {
        for (let n = from; n < from + 1000; n += 1)
          await writer.put('people', {
            id: `p${n}`,
            details: { title: `岗位 ${n}` },
            score: (n * 7919) % many,
            tags: [`t${n % 500}`],
            ownerId: `o${n % owners}`,
            resume: `第 ${n} 份简历`,
          });
      });
    await generation?.finish();
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await client.close();
    await own.remove();
  });

  /** The indexes by which the server finds what a list asks it for, as it says itself; what it only weighed is left out. */
  async function indexesOf(query: ListQuery): Promise<readonly string[]> {
    asked.length = 0;
    await store.find('people', query);
    const [command] = asked.filter(({ find }) => String(find).includes('people'));
    const { find, filter, sort, limit, skip, projection } = command ?? {};
    const explain = { find, filter, sort, limit, skip, projection };
    const plan = await client.db(own.name).command({ explain, verbosity: 'executionStats' });
    expect(JSON.stringify(plan)).not.toMatch(/"Seq Scan"|"COLLSCAN"/);
    const named: string[] = [];
    JSON.stringify(plan, (key, value) => {
      if (key === 'indexName') named.push(String(value));
      return ['IndexCosts', 'rejectedPlans'].includes(key) ? undefined : value;
    });
    return [...new Set(named)].sort();
  }

  it.each<[string, ListQuery, RegExp[]]>([
    [
      'of one owner, the best first',
      { where: [{ field: 'ownerId', in: ['o7'] }], sort: [{ field: 'score', descending: true }], limit: 20 },
      [/^by first\.ownerId, /],
    ],
    ['of two owners', { where: [{ field: 'ownerId', in: ['o7', 'o9'] }], limit: 20 }, [/^by first\.ownerId, /]],
    ['of a range', { where: [{ field: 'score', from: 100, to: 140 }], limit: 20 }, [/^by first\.score, /]],
    [
      'of one tag of several',
      { where: [{ field: 'tags', in: ['t7'] }], sort: [{ field: 'score' }], limit: 20 },
      [/^by all\.tags$/, /^by first\.tags, /],
    ],
    ['of words', { search: '简历 77', limit: 20 }, [/^by words$/]],
  ])('%s are looked up, and nothing else is read', async (_which, query, indexes) => {
    expect(await indexesOf(query)).toEqual(indexes.map((one) => expect.stringMatching(one)));
  });
});
