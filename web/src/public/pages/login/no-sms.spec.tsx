/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { companyProfile } from '../../../../testing/samples/settings.ts';
import PhoneLogin from './PhoneLogin.tsx';

const open = (sms: boolean, contactMail = '') => {
  const server = new FakeServer();
  server.reach = { ...server.reach, sms };
  return renderPublic(<PhoneLogin />, { server, at: '/login', company: { ...companyProfile, contactMail } });
};

it('says that no code can come before anybody types, and leads to the other ways in', async () => {
  await open(false, 'jobs@haiyue.example');
  expect((await screen.findByRole('alert')).textContent).toContain('No text message can be sent');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /password/i }).getAttribute('href')).toBe('/login/password');
  expect(screen.getByRole('alert').querySelector('a')?.getAttribute('href')).toMatch(/^mailto:jobs@haiyue\.example/);
});

it('names no address that the company has not told', async () => {
  await open(false);
  expect((await screen.findByRole('alert')).querySelector('a')).toBeNull();
});

it('asks for the phone where a code can come', async () => {
  await open(true);
  expect(await screen.findByRole('textbox')).toBeTruthy();
});
