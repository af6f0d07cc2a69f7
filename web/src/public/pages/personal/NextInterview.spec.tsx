/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { idOf, nextMeeting } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { NextInterview } from './NextInterview.tsx';

const place = {
  mode: 'ON_SITE',
  site: '滨江园区 3 号楼',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '林静 0571-8800 1000',
} as const;
const interview = { ...nextMeeting(), place, signInFrom: '2026-11-25T05:00:00.000Z' };
type Seen = Parameters<typeof NextInterview>[0]['meeting'];

async function linesOf(change: Partial<Seen> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const { unmount } = await renderPublic(<NextInterview meeting={{ ...interview, ...change }} />, { language });
  const region = screen.getByRole('region');
  const lines = [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
  const name = region.getAttribute('aria-label');
  unmount();
  return { name, lines };
}

describe('the next interview of a delivery', () => {
  it('says first when, then what, where and in how long, and when to sign in, in Chinese', async () => {
    const { name, lines } = await linesOf();
    expect(name).toBe('初试安排');
    expect(lines[0]).toBe('11月25日 周三 14:00-14:30 北京时间');
    expect(lines[1]).toMatch(/^初试，现场面试，滨江园区 3 号楼，还有 5 天/);
    expect(lines.slice(2)).toEqual(['你已确认参加', expect.stringMatching(/^签到：11月25日 13:00 起/)]);
  });
  it('says the same in English', async () => {
    const { lines } = await linesOf({ place: { ...place, mode: 'VIDEO', site: '' } }, 'en-US');
    expect(lines[0]).toMatch(/^Wed,? Nov 25.*14:00-14:30 Beijing time$/);
    expect(lines[1]).toMatch(/^First interview, .*5 days.* left$/);
    expect(lines.slice(2)).toEqual([
      'You said you will come',
      expect.stringMatching(/^Sign in on the interview page, from Nov 25/),
    ]);
  });
  it('asks nobody to sign in who did not say yes, or did already', async () => {
    expect((await linesOf({ reply: 'PENDING_REPLY' })).lines.slice(2)).toEqual(['请答复是否参加']);
    expect((await linesOf({ signIn: 'SIGNED_IN' })).lines).toContain('已签到，请稍候。');
  });
  it('that is only booked says so, and until when it can be changed', async () => {
    const booked = { kind: 'BOOKED', id: idOf(6), signInFrom: null, changeUntil: '2026-11-24T10:00:00.000Z' } as const;
    const { name, lines } = await linesOf(booked);
    expect(name).toBe('已预约初试');
    expect(lines.slice(2)).toEqual(['这是意向时间，最终时间以面试邀请为准', '11月24日 18:00 前可以修改预约']);
    expect((await linesOf({ ...booked, changeUntil: null })).lines.join('')).not.toContain('修改预约');
  });
});
