/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationRow } from '../../../../../testing/samples/applications.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import type { BulkWork } from '../../../ui/bulk/BulkRun.tsx';
import { WriteManyForm } from './WriteManyForm.tsx';

const row = (index: number, who: object, allowedActions: string[]) =>
  applicationRow({ applicationId: id(index), person: person({ name: `Person ${index}`, ...who }), allowedActions });

it('writes to those who may be written to, and names before who gets nothing and who not by mail', async () => {
  const rows = [row(1, {}, ['WriteToCandidate']), row(2, { email: null }, ['WriteToCandidate']), row(3, {}, [])];
  const begun: BulkWork[] = [];
  const server = new FakeServer().signIn(colleague('HR'));
  const form = <WriteManyForm rows={rows} onStart={(work) => begun.push(work)} onClose={() => undefined} />;
  const { user } = await renderStaff(form, { server });
  expect((await screen.findByText(/no e-mail address/)).textContent).toContain('Person 2');
  expect(screen.getByText(/Person 3/)).toBeTruthy();
  await user.click(screen.getByLabelText(/^Subject of the mail/));
  await user.paste('To {{name}}');
  await user.click(screen.getByLabelText(/^The mail/));
  await user.paste('Hello');
  expect(screen.getByText('To Person 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Write to candidate/ }));
  expect(begun[0]?.items.map((one) => one.id)).toEqual([id(1), id(2)]);
  await begun[0]?.send(id(2), {});
  const letter = { channels: ['MAIL'], subject: 'To {{name}}', content: 'Hello', sms: '' };
  expect(server.payloads('WriteToCandidate')).toEqual([{ applicationId: id(2), letter }]);
});
