/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { emptyLetter } from './letter-values.ts';

it('is signed by who writes it, in the name of the company that sends it', async () => {
  const server = new FakeServer().signIn({ ...colleague('HR'), name: 'Fang Ke' });
  const values = { ...emptyLetter, subject: 'Hello', content: 'Dear {{name}},\n{{recruiter}}, {{company}}' };
  await renderStaff(<LetterPreview values={values} about="person" reader="Gao Ming" />, { server, language: 'en-US' });
  expect((await screen.findByText(/^Dear Gao Ming/)).textContent).toBe('Dear Gao Ming,\nFang Ke, Yunling Networks');
});
