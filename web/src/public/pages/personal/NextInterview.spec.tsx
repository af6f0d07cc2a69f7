/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { idOf } from '../../../../testing/public-answers.ts';
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
const interview = {
  kind: 'INTERVIEW',
  id: idOf(7),
  stage: 'FIRST_INTERVIEW',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T06:30:00.000Z',
  place,
  reply: 'ACCEPTED',
  signIn: 'UNSIGNED',
  signInFrom: '2026-11-25T05:00:00.000Z',
  changeUntil: null,
} as const;
type Seen = Parameters<typeof NextInterview>[0]['meeting'];

async function shown(change: Partial<Seen> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  await renderPublic(<NextInterview meeting={{ ...interview, ...change }} />, { language });
  return within(screen.getByRole('region'));
}

describe('the next interview of a delivery', () => {
  it('says when, how, where, whom to ask and when to sign in, in Chinese', async () => {
    const card = await shown();
    expect(card.getByRole('heading').textContent).toBe('初试安排');
    expect(card.getByText(/11月25日 周三 14:00-14:30（北京时间）/)).toBeTruthy();
    for (const words of ['现场面试', '滨江园区 3 号楼', '林静 0571-8800 1000'])
      expect(card.getByText(words)).toBeTruthy();
    expect(card.getByText(/^签到：11月25日 13:00 起/)).toBeTruthy();
    expect(card.getByRole('link', { name: '打开面试页面' }).getAttribute('href')).toBe(`/invite_interview/${idOf(7)}`);
  });
  it('leads into the meeting where it is by video, in English', async () => {
    const card = await shown(
      { place: { ...place, mode: 'VIDEO', site: '', link: 'https://meet.example.com/7' } },
      'en-US',
    );
    expect(card.getByText(/^Wed,? Nov 25.*14:00-14:30 \(Beijing time\)$/)).toBeTruthy();
    expect(card.getByRole('link', { name: /meeting/i }).getAttribute('href')).toBe('https://meet.example.com/7');
    expect(card.getByText(/^Sign in on the interview page, from Nov 25/)).toBeTruthy();
  });
  it('asks nobody to sign in who did not say yes, or did already', async () => {
    expect((await shown({ reply: 'PENDING_REPLY' })).queryByText(/签到/)).toBeNull();
  });
  it('says that who signed in is expected', async () => {
    expect((await shown({ signIn: 'SIGNED_IN' })).getByText('已签到，请稍候。')).toBeTruthy();
  });
  it('that is only booked says so, and until when it can be changed', async () => {
    const booked = { kind: 'BOOKED', id: idOf(6), signInFrom: null, changeUntil: '2026-11-24T10:00:00.000Z' } as const;
    const card = await shown(booked);
    expect(card.getByRole('heading').textContent).toBe('已预约初试');
    expect(card.getByText(/^这是意向时间/)).toBeTruthy();
    expect(card.getByText('11月24日 18:00 前可以修改预约')).toBeTruthy();
    expect(card.getByRole('link', { name: '查看预约' }).getAttribute('href')).toBe(`/invite_reservation/${idOf(6)}`);
  });
});
