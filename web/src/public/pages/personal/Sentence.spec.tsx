/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { deliveryCard, idOf } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Sentence } from './Sentence.tsx';

const todo = { kind: 'OFFER', id: idOf(1), until: null, seatsLeft: null } as const;

async function linesOf(change: Parameters<typeof deliveryCard>[0], language: 'zh-CN' | 'en-US' = 'en-US') {
  const { container } = await renderPublic(<Sentence delivery={deliveryCard(change)} />, { language });
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('where a delivery stands, as a sentence', () => {
  it('tells the step, since when, and that word will come', async () => {
    expect(await linesOf({})).toEqual([
      expect.stringMatching(/, since Nov 19/),
      'We will text you when there is a result',
    ]);
  });
  it('names the day of the answer where there is one', async () => {
    expect((await linesOf({ nextBy: '2026-11-30T02:00:00.000Z' }))[1]).toMatch(
      /^Our colleagues are asked to decide by Nov 30/,
    );
  });
  it('tells what is waited for', async () => {
    expect(await linesOf({ todo })).toEqual(['Offer: please answer', '']);
  });
  it('calls a step nobody has words for "this step"', async () => {
    expect((await linesOf({ stage: 'MADE_UP' }))[0]).toMatch(/^this step, since/);
  });
  it('tells the end and where it came', async () => {
    const [first, second] = await linesOf({ bucket: 'INVALID' });
    expect(first).toBe('Invalid application');
    expect(second).toMatch(/^Ended at: .*, Nov 19/);
    expect((await linesOf({ bucket: 'ENDED', outcome: 'MADE_UP' }))[0]).toBe('Ended');
  });
  it('is Chinese to who reads Chinese', async () => {
    expect((await linesOf({ todo: { ...todo, until: '2026-11-24T10:00:00.000Z' } }, 'zh-CN')).join('')).toMatch(
      /11月24日 18:00/,
    );
  });
});
