/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import SecurityPage from './index.tsx';

const accountId = '00000000-0000-4000-8000-00000000c011';
const mine = {
  accountId,
  ...{
    email: null,
    phone: null,
    hasPassword: true,
    isPasswordGiven: false,
    hasSecondFactor: false,
    isFactorRequired: false,
  },
  ...{ signIns: [], allowedActions: [] },
};

it('a colleague does without mails about the work of others, one kind at a time', async () => {
  const server = new FakeServer().signIn(colleague('HR')).answer('mySecurity', { ...mine, messagesOff: ['MENTION'] });
  const { user } = await renderStaff(<SecurityPage />, { server });
  const mention = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Somebody mentions me in a comment' });
  expect(mention.checked).toBe(false);
  expect(screen.getByText(/^What is left to me \(screening, approvals, interviews\)/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Results and answers/ }));
  await waitFor(() =>
    expect(server.payloads('ChooseWorkMessages')).toEqual([{ accountId, off: ['MENTION', 'RESULT'] }]),
  );
  await user.click(mention);
  await waitFor(() => expect(server.payloads('ChooseWorkMessages').at(-1)).toEqual({ accountId, off: [] }));
});
