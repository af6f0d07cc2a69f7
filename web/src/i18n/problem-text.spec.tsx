/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { refusalStatus } from '@talentlog/contracts';
import { screen } from '@testing-library/react';
import { renderPublic } from '../../testing/render.tsx';
import { ApiProblem } from '../api/problem.ts';
import { ProblemNote } from '../ui/ProblemNote.tsx';

type Given = ConstructorParameters<typeof ApiProblem>[0];
async function words(problem: Given, language: 'zh-CN' | 'en-US') {
  const { unmount } = await renderPublic(<ProblemNote problem={new ApiProblem(problem)} />, { language });
  const text = screen.getByRole('alert').textContent ?? '';
  unmount();
  return text;
}
const codes = Object.entries(refusalStatus).map(([code, status]) => ({ code, status }));

describe('a refusal in words', () => {
  it('has words of its own for every code, in both languages, with or without what it counts', async () => {
    const chinese = /[\u4e00-\u9fff]/;
    const wrong: string[] = [];
    for (const problem of codes) {
      const [zh, en] = [await words(problem, 'zh-CN'), await words(problem, 'en-US')];
      if (!chinese.test(zh) || chinese.test(en) || /[{}]|refusal\./.test(zh + en)) wrong.push(problem.code);
    }
    expect(wrong).toEqual([]);
  });
  it('reads as a refused step where the code is an aggregate’s own', async () => {
    const text = await words({ status: 409, code: 'interview.invalid_transition' }, 'en-US');
    expect(text).toBe('This is not possible in the current state. Refresh to see where things stand.');
  });
  it('reads as our fault where nobody knows the code, with the number to quote', async () => {
    const text = await words({ status: 500, code: 'made.up', traceId: 'ab12' }, 'en-US');
    expect(text).toMatch(/^The server made an error\..*Reference ab12$/);
  });
  it('tells no number beside what the person can mend alone', async () => {
    expect(await words({ status: 422, code: 'sms.code_wrong', traceId: 'ab12' }, 'en-US')).not.toContain('ab12');
  });
  it.each([
    [{ min: 12, max: 24, step: 1 }, '请填 12 到 24 之间的整数', 'a whole number from 12 to 24'],
    [{ min: 0, max: 10_000_000 }, '请填 0 到 10,000,000 之间', 'a number from 0 to 10,000,000'],
  ])('of a number tells its limits, %j', async (params, zh, en) => {
    for (const code of ['common.range', 'common.type']) {
      expect(await words({ status: 400, code, params }, 'zh-CN')).toContain(zh);
      expect(await words({ status: 400, code, params }, 'en-US')).toContain(en);
    }
  });
  it('counts', async () => {
    const text = await words({ status: 429, code: 'sms.too_often', params: { seconds: 42 } }, 'zh-CN');
    expect(text).toContain('42');
  });
  it.each([
    [90, '请 90 秒后再试', 'in 90 seconds'],
    [91, '请 2 分钟后再试', 'in 2 minutes'],
    [883, '请 15 分钟后再试', 'in 15 minutes'],
    [900, '请 15 分钟后再试', 'in 15 minutes'],
    [7201, '请 3 小时后再试', 'in 3 hours'],
  ])('tells a wait of %i seconds in the unit people count it in', async (seconds, zh, en) => {
    for (const code of ['login.locked', 'sms.too_often', 'common.too_many']) {
      expect(await words({ status: 429, code, params: { seconds } }, 'zh-CN')).toContain(zh);
      expect(await words({ status: 429, code, params: { seconds } }, 'en-US')).toContain(en);
    }
  });
});
