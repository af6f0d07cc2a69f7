import { expect, test } from '@jest/globals';
import type { Paper, PaperBlock } from '@talentlog/contracts';
import { draw } from './draw.ts';
import { broken } from './long-words.ts';

const of = (title: string, blocks: readonly PaperBlock[] = []): Paper => ({
  ...{ title, language: 'zh-CN', author: '云岭', about: 'a', date: '2026-11-02' },
  blocks,
});
const [w, more] = ['W'.repeat(100), 'W'.repeat(30)];

/** By hand: words as they are given, and as they are drawn. */
test.each([
  ['Yunling Networks, 3 Road', 'Yunling Networks, 3 Road'],
  [`${w}${w}${more}`, `${w} ${w} ${more}`],
  [`${more}\n${more} ${more}\n${more}`, `${more}\n${more} ${more}\n${more}`],
  ['长'.repeat(500), '长'.repeat(500)],
  ['\u00a0'.repeat(150), `${'\u00a0'.repeat(100)} ${'\u00a0'.repeat(50)}`],
])('%j', (text, drawn) => {
  const row = { kind: 'row', label: text, value: text } as const;
  const found = broken(of(text, [row, { kind: 'text', text }]));
  expect(found).toEqual(
    of(drawn, [
      { ...row, label: drawn, value: drawn },
      { kind: 'text', text: drawn },
    ]),
  );
});

test('the longest word that is printed is drawn as soon as many short ones', async () => {
  const took = async (text: string) => {
    const before = performance.now();
    await draw(of('a', [{ kind: 'text', text }]));
    return performance.now() - before;
  };
  await took('W');
  const words = await took(`${w} `.repeat(200));
  expect(await took('W'.repeat(20_000))).toBeLessThan(words * 5 + 1500);
});
