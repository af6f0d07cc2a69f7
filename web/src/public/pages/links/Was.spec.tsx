/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { position } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import { Was } from './Was.tsx';

type Seen = QueryData<'linkOver'>;
const was: Seen = {
  purpose: 'interview',
  became: 'HELD',
  position,
  stage: 'FIRST_INTERVIEW',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T06:30:00.000Z',
  goesOn: true,
  contact: '林静',
};

async function open(change: Partial<Seen> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const server = new FakeServer().answer('linkOver', { ...was, ...change });
  await renderPublic(<Was token="tok" title="面试邀请" />, { server, language, at: '/invite_interview/tok' });
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent;
  const [facts] = screen.getAllByRole('list');
  return { heading, facts: [...(facts?.children ?? [])].map(({ textContent }) => textContent) };
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('a link that is over, to who had proved it', () => {
  it('says what it was, when, that the application goes on, and whom to ask', async () => {
    expect(await open()).toEqual({
      heading: '这场面试已经结束',
      facts: ['测试开发工程师，初试', '11月25日 周三 14:00-14:30（北京时间）', '你的投递还在，流程照常进行'],
    });
    expect(links()).toEqual(['看我的投递', '联系林静，招聘负责人']);
  });
  it('asks for new times by one tap where one may still come', async () => {
    const cancelled = await open({ became: 'CANCELLED', start: null, end: null });
    expect(cancelled).toMatchObject({ heading: '这场面试已取消' });
    const ask = screen.getByRole('link', { name: '请林静再给我几个时间' });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toMatch(
      /^mailto:jobs@yunling\.example\?subject=请再给我几个面试时间：测试开发工程师&body=您好/,
    );
  });
  it('asks for none once the application is over', async () => {
    const { facts } = await open({ became: 'CANCELLED', goesOn: false });
    expect(facts.at(-1)).toBe('这次投递已经结束');
    expect(links()).toEqual(['看我的投递', '联系林静，招聘负责人']);
  });
  it.each([
    ['appointment', 'UNANSWERED', 'Booking is closed'],
    ['appointment', 'CANCELLED', 'This interview was cancelled'],
    ['interview', 'REPLACED', 'A newer link was sent to you; please use the latest message'],
    ['offer', 'UNANSWERED', 'This offer has expired'],
    ['collection', 'RECEIVED', 'We received your onboarding information'],
  ] as const)('of %s that was %s in English', async (purpose, became, heading) => {
    expect((await open({ purpose, became, contact: '' }, 'en-US')).heading).toBe(heading);
  });
  it('says nothing of the application where an answer was taken', async () => {
    expect((await open({ purpose: 'offer', became: 'ACCEPTED', start: null, end: null, stage: null })).facts).toEqual([
      '测试开发工程师',
    ]);
  });
});

it('to anybody else it has just expired', async () => {
  const server = new FakeServer().refuse('linkOver', { status: 410, code: 'link.expired' });
  await renderPublic(<Was token="tok" title="Interview" />, { server, at: '/invite_interview/tok' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link has expired or never existed\./);
});
