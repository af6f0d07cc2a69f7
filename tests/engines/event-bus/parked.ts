import { describe, expect, test } from '@jest/globals';
import { parkedHeaders } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { type busOf, message, type Place, textOf } from './subject.ts';

/** What cannot be handled is put aside, and never passed by before. */
export function parkedContract({ bus, place, consume, noting, publish, lying }: ReturnType<typeof busOf>): void {
  const parkedOf = (at: Place, count: number) =>
    lying({ ...at, topic: at.parking, group: `${at.group}-parked` }, count);

  describe('what is parked', () => {
    test('poison is parked after three tries with reason and place, and what is behind it flows on', async () => {
      const at = await place(1);
      const { seen, consumption } = noting(at, async (text) => {
        if (text === '坏') throw new Error('no such case: 坏');
      });
      await publish(at, 'k', '1', '坏', '2');
      await until(() => seen.includes('2'));
      expect(seen).toEqual(['1', '坏', '坏', '坏', '2']);
      expect(consumption.status()).toMatchObject({ parked: 1, lastError: 'no such case: 坏' });
      const [parked] = await parkedOf(at, 1);
      const names = parkedHeaders;
      expect(parked && textOf(parked)).toBe('坏');
      expect(parked?.key).toBe('k');
      expect(parked?.headers).toMatchObject({
        [names.reason]: 'no such case: 坏',
        [names.group]: at.group,
        [names.topic]: at.topic,
        [names.partition]: '0',
        [names.offset]: '1',
      });
    });

    test('what is parked keeps its own headers, and its reason names nobody', async () => {
      const at = await place(1);
      const handle = () => Promise.reject(new Error('cannot write to zhang@example.com or +86 138 0000 1111'));
      consume({ ...at, topics: [at.topic], handle });
      await bus().publish([{ ...message(at.topic, 'k', 'x'), headers: { ce_type: 'hired', ce_id: '7/0' } }]);
      const [parked] = await parkedOf(at, 1);
      expect(parked?.headers).toMatchObject({ ce_type: 'hired', ce_id: '7/0' });
      expect(parked?.headers[parkedHeaders.reason]).not.toMatch(/zhang|138/);
    });

    test('poison is not passed before it is parked: while parking fails it comes again', async () => {
      const at = await place(1);
      await publish(at, 'k', 'poison', '2');
      const seen: string[] = [];
      const nowhere = consume({
        ...at,
        topics: [at.topic],
        parking: 'no-such-parking',
        tries: 1,
        handle: async (one) => {
          seen.push(textOf(one));
          throw new Error('broke');
        },
      });
      await until(() => nowhere.status().lastError?.includes('no-such-parking') ?? false);
      await nowhere.stop();
      expect(seen).toEqual(['poison']);
      const second = noting(at);
      await until(() => second.seen.length === 2);
      expect(second.seen).toEqual(['poison', '2']);
    });
  });
}
