/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { policyRead } from '../../../../testing/samples/policies.ts';
import Agreement from './Agreement.tsx';
import Privacy from './Privacy.tsx';

const open = async (answer = policyRead, language: 'zh-CN' | 'en-US' = 'en-US', at = '/privacy') => {
  const shown = await renderPublic(<Privacy />, { server: new FakeServer().answer('policy', answer), language, at });
  await screen.findByRole('heading', { level: 2, name: /Purpose|用途/ });
  return shown;
};

const asked = (server: FakeServer) =>
  server.asked.filter(({ name }) => name === 'policy').map(({ params }) => Object.fromEntries(params));

describe('the privacy policy', () => {
  it('says its version, whose it is, and the numbers of the settings', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy policy');
    expect(screen.getByText('Version 2026-11-01', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(/^Nobody under 14 applies/)).toBeTruthy();
    expect(screen.getAllByRole('list')[0]?.textContent).toBe('ScreeningOnboarding');
  });

  it('is read in Chinese', async () => {
    await open(policyRead, 'zh-CN');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('个人信息保护政策');
    expect(screen.getByText(/^未满 14 周岁不能投递/)).toBeTruthy();
  });

  it('leads to each version as it read at its end', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Version 2025-01-23' }).getAttribute('href')).toBe(
      '/privacy?at=2026-10-31T15:59:59.999Z',
    );
    expect(screen.queryByRole('link', { name: 'Version 2026-11-01' })).toBeNull();
  });

  it('is asked for as of the instant that the address names, says that it is former, and leads to the present one', async () => {
    const former = { ...policyRead, version: '2025-01-23', from: null, isPresent: false };
    const { server } = await open(former, 'en-US', '/privacy?at=2026-03-01T00:00:00.000Z');
    expect(screen.getByText(/^These are earlier words/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the version in force' }).getAttribute('href')).toBe('/privacy');
    expect(asked(server)).toEqual([{ policy: 'privacy', at: '2026-03-01T00:00:00.000Z' }]);
  });

  it('tells when its words were put right', async () => {
    await open({ ...policyRead, correctedAt: '2026-11-03T02:00:00.000Z' });
    expect(screen.getByText(/wording corrected on Nov 3/)).toBeTruthy();
  });

  it('lists what was put right of each version, with the words before', async () => {
    const corrections = [
      { version: '2026-11-01', at: '2026-11-03T02:00:00.000Z', what: 'a phone number' },
      { version: '2025-01-23', at: '2026-10-01T02:00:00.000Z', what: 'a typing error' },
    ];
    await open({ ...policyRead, corrections });
    const [newest, oldest] = screen
      .getAllByText(/^Corrected on/)
      .map((line) => [line.firstChild?.textContent, line.querySelector('a')?.getAttribute('href')]);
    expect(newest).toEqual(['Corrected on Nov 3: a phone number', '/privacy?at=2026-11-03T01:59:59.999Z']);
    expect(oldest).toEqual(['Corrected on Oct 1: a typing error', '/privacy?at=2026-10-01T01:59:59.999Z']);
    const version = (name: string) => screen.getByText(name, { selector: 'section li, section li *' }).closest('li');
    expect(version('Version 2025-01-23')?.textContent).toMatch(/typing error/);
    expect(version('Version 2025-01-23')?.textContent).not.toMatch(/phone/);
  });

  it('takes nothing for markup that somebody wrote', async () => {
    const texts = {
      ...policyRead.texts,
      'en-US': '# Purpose\n<img src=x onerror=alert(1)> **bold** [a](javascript:x)',
    };
    const { container } = await open({ ...policyRead, texts });
    expect(container.querySelector('img, b, strong, article a[href^="javascript"]')).toBeNull();
    expect(screen.getByText(/^<img src=x/)).toBeTruthy();
  });
});

it('the registration agreement is another text', async () => {
  const server = new FakeServer().answer('policy', policyRead);
  await renderPublic(<Agreement />, { server, at: '/registrationAgreement' });
  expect(await screen.findByText('Registration agreement', { selector: 'h1' })).toBeTruthy();
  await screen.findByRole('heading', { level: 2, name: /Purpose/ });
  expect(asked(server)).toEqual([{ policy: 'agreement' }]);
});
