/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { companyProfile } from '../../../../testing/samples/settings.ts';
import Appointment from './Appointment.tsx';
import Collection from './Collection.tsx';
import Consent from './Consent.tsx';
import Interview from './Interview.tsx';
import Offer from './Offer.tsx';

/** A link page before its step-up, where a reader may need help first of all, and one whose link is over. */
const open = async (page: ReactNode, contactPhone: string, isOver: boolean) => {
  const server = new FakeServer();
  if (isOver) server.refuse('linkOpened', { status: 410, code: 'link.locked' });
  else server.answer('linkOpened', linkOpened({ satisfied: false, stepUp: 'code' }));
  const company = { ...companyProfile, contactPhone };
  await renderPublic(page, { server, company, language: 'zh-CN', path: '/x/:id', at: '/x/tok' });
  await screen.findByRole('heading', { level: 1 });
};
const line = (): string | undefined => screen.queryByText(/^招聘电话/)?.textContent ?? undefined;

describe.each([
  ['booking', <Appointment key="1" />],
  ['interview', <Interview key="2" />],
  ['offer', <Offer key="3" />],
  ['onboarding', <Collection key="4" />],
  ['consent', <Consent key="5" />],
] as const)('the page of a link: %s', (_name, page) => {
  it.each([false, true])('names the recruitment line, which a tap calls (link over: %s)', async (isOver) => {
    await open(page, '+8657188001000', isOver);
    expect(line()).toBe('招聘电话 0571-8800 1000');
    expect(screen.getByRole('link', { name: '0571-8800 1000' }).getAttribute('href')).toBe('tel:+8657188001000');
  });
  it('names none where the company told none', async () => {
    await open(page, '', false);
    expect(line()).toBeUndefined();
  });
});
