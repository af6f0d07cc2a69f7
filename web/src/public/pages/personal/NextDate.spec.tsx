/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { deliveryCard, idOf, nextMeeting } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { NextDate } from './NextDate.tsx';

const todo = { kind: 'OFFER', id: idOf(1), until: null, seatsLeft: null } as const;

async function linesOf(change: Parameters<typeof deliveryCard>[0], language: 'zh-CN' | 'en-US' = 'en-US') {
  const { container } = await renderPublic(<NextDate delivery={deliveryCard(change)} />, { language });
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('the next date of a delivery', () => {
  it('is the step, since when, and that word will come, where none is known', async () => {
    expect(await linesOf({})).toEqual([
      'Resume screening, since Nov 19',
      'We will let you know when there is a result',
    ]);
  });
  it('is the day of the answer where there is one', async () => {
    expect(await linesOf({ nextBy: '2026-11-30T02:00:00.000Z' })).toEqual([
      'By Mon, Nov 30',
      'Resume screening, since Nov 19',
      expect.stringMatching(/^Our colleagues are asked to decide by then/),
    ]);
  });
  it('is the end of what is waited for', async () => {
    expect(await linesOf({ todo })).toEqual(['Offer: please answer']);
    const until = { ...todo, until: '2026-11-24T10:00:00.000Z', seatsLeft: 3 };
    expect(await linesOf({ todo: until })).toEqual([
      'By Nov 24, 18:00',
      'Offer: please answer',
      expect.stringMatching(/^3 seats left/),
    ]);
  });
  it('is the interview that waits for an answer, told once', async () => {
    const start = '2026-11-25T06:00:00.000Z';
    const meeting = nextMeeting({ reply: 'PENDING_REPLY' });
    const asked = { kind: 'INTERVIEW', id: idOf(7), until: start, seatsLeft: null } as const;
    const lines = await linesOf({ todo: asked, meeting }, 'zh-CN');
    expect(lines).toEqual([expect.stringContaining('14:00-14:30'), expect.stringMatching(/^初试/), '请答复是否参加']);
    const both = await linesOf({ todo: { ...todo, until: start }, meeting }, 'zh-CN');
    expect(both.slice(0, 2)).toEqual(['11月25日 14:00 前', 'Offer：请答复是否接受']);
    expect(both).toContain('11月25日 周三 14:00-14:30 北京时间');
  });
  it('calls a step nobody has words for "this step"', async () => {
    expect((await linesOf({ stage: 'MADE_UP' }))[0]).toMatch(/^this step, since/);
  });
  it('is the end, where it came and on which day, and from when one may deliver again', async () => {
    const over = { endedAt: '2026-11-22T02:00:00.000Z', againOn: '2027-05-22' } as const;
    expect(await linesOf({ bucket: 'ENDED', outcome: 'NOT_PASSED', ...over }, 'zh-CN')).toEqual([
      '未通过',
      '结束于简历筛选，11月22日',
      '2027年5月22日起可以再次投递这个职位',
    ]);
    expect((await linesOf({ bucket: 'INVALID', ...over, againOn: null }))[0]).toBe('Invalid application');
    expect(await linesOf({ bucket: 'ENDED', outcome: 'MADE_UP', againOn: null })).toHaveLength(2);
  });
});
