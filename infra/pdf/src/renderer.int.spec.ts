import { afterEach, describe, expect, it } from '@jest/globals';
import type { Paper } from '@talentlog/contracts';
import type { PdfRenderer } from '@talentlog/runtime';
import { openPdfRenderer } from './renderer.ts';

const program = new URL('../dist/thread.js', import.meta.url);

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

describe('the PDF renderer', () => {
  let renderer: PdfRenderer;
  afterEach(() => renderer.close());

  it('renders several papers at once, each its own, in a thread', async () => {
    renderer = openPdfRenderer(program);
    const rendered = await Promise.all(['一', '二', '一', '𠮷'].map((text) => renderer.render(paper(text))));
    const [first, second, again, none] = rendered.map((one) => ('bytes' in one ? Buffer.from(one.bytes) : one.missing));
    expect(first).toEqual(again);
    expect(first).not.toEqual(second);
    expect(none).toBe('𠮷');
  });

  it('ends a thread that does not stop drawing, rejects that paper alone, and renders the next', async () => {
    renderer = openPdfRenderer(drawing(`if (paper.title === 'endless') for (;;); answer(paper.title);`), 1500);
    const titles = ['a', 'endless', 'b'];
    const asked = await Promise.allSettled(titles.map((title) => renderer.render({ ...paper('一'), title })));
    expect(asked).toMatchObject([{ value: { missing: 'a' } }, { status: 'rejected' }, { value: { missing: 'b' } }]);
  });

  it('limits the heap of its thread', async () => {
    renderer = openPdfRenderer(drawing('answer(resourceLimits.maxOldGenerationSizeMb);'));
    expect(await renderer.render(paper('一'))).toEqual({ missing: 256 });
  });

  it('rejects papers beyond its queue, and every paper after close', async () => {
    renderer = openPdfRenderer(program);
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => renderer.render(paper('一'))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    await renderer.close();
    await expect(renderer.render(paper('一'))).rejects.toThrow();
  });
});
