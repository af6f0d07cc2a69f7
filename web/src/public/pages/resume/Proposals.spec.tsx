/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Proposals } from './Proposals.tsx';

const proposal = (path: string, value: string, confidence: number) => ({
  path,
  value,
  line: `line of ${value}`,
  lineNumber: 7,
  confidence,
});
const file: Parameters<typeof Proposals>[0]['file'] = {
  resumeFileId: idOf(1),
  fileId: 'f1',
  name: 'cv.pdf',
  size: 1,
  type: 'application/pdf',
  state: 'PARSED',
  uploadedAt: '2026-11-20T02:00:00.000Z',
  rejectedCode: null,
  proposals: [
    proposal('basic.name', '王芳', 0.9),
    proposal('basic.workYears', '6', 0.6),
    proposal('basic.nation', '汗', 0.3),
    proposal('basic.phone', '138 0000 6021', 0.9),
  ],
  allowedActions: [],
};
const blocks = { basic: { phone: '+8613800006021' } };

async function open(change: Partial<typeof file> = {}) {
  const server = new FakeServer().signIn(jobSeeker());
  const onDone = jest.fn(async () => undefined);
  const ui = <Proposals file={{ ...file, ...change }} blocks={blocks} onDone={onDone} />;
  const shown = await renderPublic(ui, { server });
  const fieldsSent = () => (server.payloads('AcceptParsedFields') as { fields: unknown[] }[]).at(-1)?.fields;
  return { ...shown, server, onDone, fieldsSent };
}
const take = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Use ${name}`) });

describe('what was read from a file', () => {
  it('is shown beside its line, the least certain first, without what the resume says already', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '3 items read from “cv.pdf”' })).toBeTruthy();
    const tags = [...document.querySelectorAll('.tag')].map(({ textContent }) => textContent);
    expect(tags).toEqual(['Uncertain', 'Please check', 'Likely']);
    expect(screen.getByText('line of 王芳')).toBeTruthy();
  });
  it('is not taken where it is uncertain, unless one says so', async () => {
    const { user, fieldsSent } = await open();
    expect([take('Ethnic group').checked, take('Name').checked]).toEqual([false, true]);
    await user.click(take('Ethnic group'));
    await user.click(take('Name'));
    await user.click(screen.getByRole('button', { name: 'Use the 2 selected items' }));
    await waitFor(() =>
      expect(fieldsSent()).toEqual([
        { path: 'basic.nation', value: '汗' },
        { path: 'basic.workYears', value: 6 },
      ]),
    );
  });
  it('is corrected before it is taken', async () => {
    const { user, fieldsSent, onDone } = await open();
    await user.type(screen.getByDisplayValue('王芳'), '芳');
    await user.click(screen.getByRole('button', { name: /selected items/ }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(fieldsSent()).toContainEqual({ path: 'basic.name', value: '王芳芳' });
  });
  it('that did not fit is told of beside it', async () => {
    const { user, server } = await open();
    server.does('AcceptParsedFields', () => ({ skipped: ['basic.workYears'] }));
    await user.click(screen.getByRole('button', { name: /selected items/ }));
    expect(await screen.findByText(/^This value does not fit/)).toBeTruthy();
    expect(screen.getByDisplayValue('6').getAttribute('aria-invalid')).toBe('true');
  });
  it('keeps the choice where taking it failed', async () => {
    const { user, server, onDone } = await open();
    server.refuse('AcceptParsedFields', { status: 409, code: 'resume.locked_in_process' });
    await user.click(take('Name'));
    await user.click(screen.getByRole('button', { name: /selected item/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([take('Name').checked, onDone.mock.calls.length]).toEqual([false, 0]);
  });
  it('is nothing to show where everything is known', async () => {
    const { container } = await open({ proposals: [proposal('basic.phone', '13800006021', 0.9)] });
    expect(container.textContent).toBe('');
  });
});
