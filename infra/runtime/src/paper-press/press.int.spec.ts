import { afterEach, describe, expect, it } from '@jest/globals';
import type { Paper } from '@talentlog/contracts';
import type { PaperPress } from './port.ts';
import { openPaperPress } from './press.ts';

const program = new URL('../../dist/paper-press/thread.js', import.meta.url);

const paper = (text: string): Paper => ({
  ...{ title: '录用通知书', language: 'zh-CN', author: '云岭', about: 'a', date: '2026-11-02' },
  blocks: [{ kind: 'text', text }],
});

/** A thread that draws as is told here. */
const drawing = (how: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort, resourceLimits } from 'node:worker_threads';
    parentPort.on('message', ({ question, given: [paper] }) => {
      const answer = (missing) => parentPort.postMessage({ kind: 'answered', question, answer: { missing } });
      ${how}
    });`)}`,
  );

describe('a press', () => {
  let press: PaperPress;
  afterEach(() => press.close());

  it('prints beside the thread that asks, several at once, each its own', async () => {
    press = openPaperPress(program);
    const prints = await Promise.all(['一', '二', '一', '𠮷'].map((text) => press.print(paper(text))));
    const [first, second, again, none] = prints.map((one) => ('bytes' in one ? Buffer.from(one.bytes) : one.missing));
    expect(first).toEqual(again);
    expect(first).not.toEqual(second);
    expect(none).toBe('𠮷');
  });

  it('ends a thread that goes on drawing, refuses that paper alone, and prints what waits behind it', async () => {
    press = openPaperPress(drawing(`if (paper.title === 'endless') for (;;); answer(paper.title);`), 1500);
    const titles = ['a', 'endless', 'b'];
    const asked = await Promise.allSettled(titles.map((title) => press.print({ ...paper('一'), title })));
    expect(asked).toMatchObject([{ value: { missing: 'a' } }, { status: 'rejected' }, { value: { missing: 'b' } }]);
  });

  it('gives its thread an end of memory', async () => {
    press = openPaperPress(drawing('answer(resourceLimits.maxOldGenerationSizeMb);'));
    expect(await press.print(paper('一'))).toEqual({ missing: 256 });
  });

  it('takes no more than wait at once, and none once it is closed', async () => {
    press = openPaperPress(program);
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => press.print(paper('一'))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    await press.close();
    await expect(press.print(paper('一'))).rejects.toThrow();
  });
});
