import { describe, expect, jest, test } from '@jest/globals';
import type { BatchWriter, Generation, ProjectorSchema } from '@talentlog/runtime';
import { at } from './people.ts';
import type { Subject } from './subject.ts';

/** When what is searched of a row is made, and what becomes of a row of which it cannot be made. */
export function searchTextsSuite(subject: () => Subject): void {
  describe('the search text of a row', () => {
    const letters: ProjectorSchema = {
      name: 'letters',
      version: 1,
      views: [
        {
          name: 'letter',
          version: 1,
          columns: ['to'],
          search: ({ text }) => {
            if (text === 'unreadable') throw new Error('nobody can read that');
            return String(text);
          },
        },
      ],
    };

    async function opened(): Promise<Generation> {
      const [generation] = await subject().store.open(letters);
      if (generation === undefined) throw new Error('no generation');
      return generation;
    }
    const found = async (search: string) =>
      (await subject().store.list('letter', { search, limit: 10 })).rows.map(({ id }) => id).join('');

    test('is that of the last put of a batch, and the document is made once, however often the row is put', async () => {
      const generation = await opened();
      const written = jest.spyOn(JSON, 'stringify');
      await generation.transact(at(1), async (writer) => {
        for (let n = 1; n <= 10; n += 1) await writer.put('letter', { id: 'a', to: `o${n}`, text: `draft ${n}` });
      });
      const documents = written.mock.calls.filter(([value]) => (value as { id?: unknown } | undefined)?.id === 'a');
      written.mockRestore();
      expect(documents).toHaveLength(1);
      expect([await found('draft'), await found('10'), await found('9')]).toEqual(['a', 'a', '']);
    });

    test('fails the put that brought what cannot be searched, and no other', async () => {
      const generation = await opened();
      let failed: unknown[] = [];
      const write = async (writer: BatchWriter) => {
        failed = [];
        const texts = ['dear', 'unreadable', 'regards'];
        for (const [n, text] of texts.entries()) {
          const outcome = await writer.attempt(at(n + 1), async () => {
            await writer.put('letter', { id: text, text: 'beside' });
            await writer.put('letter', { id: 'a', text });
            await writer.put('letter', { id: 'b', text: n < 2 ? text : 'kept' });
          });
          failed.push(outcome && String(outcome.error));
        }
      };
      await generation.transact(at(3), write);
      expect(failed).toEqual([undefined, 'Error: nobody can read that', undefined]);
      expect(await subject().store.get('letter', 'unreadable')).toBeUndefined();
      expect([await found('regards'), await found('kept'), await found('dear')]).toEqual(['a', 'b', '']);
      expect(await generation.checkpoint()).toBe(at(3));
    });

    test('that can be made where it could not before, is found', async () => {
      const generation = await opened();
      await generation.transact(at(1), async (writer) => {
        await writer.attempt(at(1), () => writer.put('letter', { id: 'a', text: 'unreadable' }));
        await writer.put('letter', { id: 'a', text: 'readable' });
      });
      expect(await found('readable')).toBe('a');
    });
  });
}
