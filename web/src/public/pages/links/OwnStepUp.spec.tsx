/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import Offer from './Offer.tsx';

const refusal = { status: 403, code: 'link.step_up_required', params: { stepUp: 'code' } } as const;

it('a code that came, though its answer was lost, is typed without waiting for another', async () => {
  const server = new FakeServer().signIn(jobSeeker()).refuse('offerPage', refusal);
  server.refuse('SendStepUpCode', { status: 429, code: 'sms.too_often', params: { seconds: 30 } });
  await renderPublic(<Offer />, {
    server,
    language: 'en-US',
    path: '/send_offer/:id/:status?',
    at: `/send_offer/${idOf(5)}`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have a code' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
  await waitFor(() => expect(server.payloads('VerifyStepUpCode')).toEqual([{ code: '123456' }]));
});

it.each([
  ['en-US', 'Send a code', /Signed in or not/, /^6-digit code/],
  ['zh-CN', '发送验证码', /即使已登录/, /验证码/],
] as const)('an offer is opened by a code also where one is signed in (%s)', async (language, send, why, label) => {
  const server = new FakeServer().signIn(jobSeeker()).refuse('offerPage', refusal);
  await renderPublic(<Offer />, { server, language, path: '/send_offer/:id/:status?', at: `/send_offer/${idOf(5)}` });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(server.sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: send }));
  await userEvent.type(await screen.findByLabelText(label), '123456');
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      { name: 'SendStepUpCode', payload: {} },
      { name: 'VerifyStepUpCode', payload: { code: '123456' } },
    ]),
  );
});
