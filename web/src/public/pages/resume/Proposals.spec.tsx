/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { fileRead, resumeSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Proposals } from './Proposals.tsx';
import { PendingSaves } from './pending-saves.ts';

const read = (path: string, value: string, confidence = 0.9, line = `2022.03 ${value} 25.6T 流量管理`) => ({
  path,
  value,
  line,
  lineNumber: 7,
  confidence,
});
const proposals = [
  read('basic.name', '王芳'),
  read('basic.phone', '138 0000 6021'),
  read('education[0].school', '东南大学'),
  read('education[0].start', '2016-09'),
  read('project[0].name', '6T', 0.5, '2022.03 - 2023.11 25.6T 验证负责人'),
  read('project[0].start', '2022-03'),
  read('skill[0].name', 'UVM'),
  read('skill[1].name', 'Python'),
];
const file = fileRead(proposals);
const resume = resumeSeen({ blocks: { basic: { phone: '+8613800006021' }, education: [] } });

async function open(change: { proposals?: typeof proposals } = {}) {
  const server = new FakeServer().signIn(jobSeeker()).answer('myResume', resume);
  const onDone = jest.fn(async () => undefined);
  const ui = <Proposals file={{ ...file, ...change }} resume={resume} saves={new PendingSaves()} onDone={onDone} />;
  const shown = await renderPublic(ui, { server });
  const fieldsSent = () => (server.payloads('AcceptParsedFields') as { fields: unknown[] }[]).at(-1)?.fields;
  return { ...shown, server, onDone, fieldsSent };
}
const cards = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
const card = (name: RegExp) => within(screen.getByRole('article', { name }));
const press = (name: string, where = card(/^Projects/)) => where.getByRole('button', { name });

describe('what was read from a file', () => {
  it('is one card an entry, the uncertain first with its line, the sure ones behind one press', async () => {
    const { user } = await open();
    expect(cards()).toEqual(['Projects, 1 / 4']);
    expect(card(/^Projects/).getByText('1 thing to check')).toBeTruthy();
    expect(card(/^Projects/).getByText('2022.03 - 2023.11 25.6T 验证负责人')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(cards()).toEqual(['Projects, 1 / 4', 'Basics, 2 / 4', 'Education, 3 / 4', 'Skills and certificates, 4 / 4']);
    expect(card(/^Skills/).getByText('UVM, Python')).toBeTruthy();
    expect(card(/^Basics/).queryByText(/138/)).toBeNull();
  });
  it('that is sure is taken at once', async () => {
    const { user, fieldsSent, onDone } = await open();
    await user.click(screen.getByRole('button', { name: 'Use the 3 that look right' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(fieldsSent()).toEqual([
      { path: 'basic.name', value: '王芳' },
      { path: 'education[0].school', value: '东南大学' },
      { path: 'education[0].start', value: '2016-09' },
      { path: 'skill[0].name', value: 'UVM' },
      { path: 'skill[1].name', value: 'Python' },
    ]);
    expect(screen.getByText('3 parts: used')).toBeTruthy();
  });
  it('takes the likely correction by a tap', async () => {
    const { user, fieldsSent } = await open();
    await user.click(press('Name: use 25.6T'));
    expect(cards()).not.toContain('Projects, 1 / 4');
    await user.click(screen.getByRole('button', { name: 'Use the 4 that look right' }));
    await waitFor(() => expect(fieldsSent()).toContainEqual({ path: 'project[0].name', value: '25.6T' }));
  });
  it('is changed in place before it is taken', async () => {
    const { user, fieldsSent } = await open();
    await user.click(press('Edit'));
    await user.type(card(/^Projects/).getByLabelText(/^Role/), '组长');
    await user.click(press('Use'));
    await waitFor(() =>
      expect(fieldsSent()).toEqual([
        { path: 'project[0].name', value: '6T' },
        { path: 'project[0].role', value: '组长' },
        { path: 'project[0].start', value: '2022-03' },
      ]),
    );
  });
  it('that is left is never proposed again, unless it is taken back', async () => {
    const { user, server } = await open();
    await user.click(press('Leave out'));
    const fields = ['project[0].name', 'project[0].start'];
    await waitFor(() =>
      expect(server.payloads('DismissParsedFields')).toMatchObject([{ fields: [...fields, 'basic.phone'] }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.payloads('RestoreParsedFields')).toMatchObject([{ fields }]));
  });
  it('and that the resume says already is settled with the rest, so that a change of phone does not bring it back', async () => {
    const { user, server } = await open();
    await user.click(press('Use'));
    await waitFor(() => expect(server.payloads('DismissParsedFields')).toMatchObject([{ fields: ['basic.phone'] }]));
  });
  it('that was taken is taken back out of the resume', async () => {
    const { user, server } = await open();
    server.answer(
      'myResume',
      resumeSeen({ blocks: { project: [{ name: '6T', start: '2022-03' }, { name: '自己的' }] } }),
    );
    await user.click(press('Use'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.payloads('RestoreParsedFields')).toHaveLength(1));
    expect(server.payloads('SaveResumeBlock')).toMatchObject([{ block: 'project', content: [{ name: '自己的' }] }]);
  });
  it('that did not fit is told of beside its field', async () => {
    const { user, server } = await open();
    server.does('AcceptParsedFields', () => ({ skipped: ['project[0].start'] }));
    await user.click(press('Use'));
    expect(await screen.findByText(/^This value does not fit/)).toBeTruthy();
    expect(screen.getByLabelText(/^From/).getAttribute('aria-invalid')).toBe('true');
  });
  it('keeps what was corrected where taking it failed', async () => {
    const { user, server, onDone } = await open();
    server.refuse('AcceptParsedFields', { status: 409, code: 'resume.locked_in_process' });
    await user.click(press('Edit'));
    await user.type(card(/^Projects/).getByLabelText(/^Role/), '组长');
    await user.click(press('Use'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([screen.getByLabelText<HTMLInputElement>(/^Role/).value, onDone.mock.calls.length]).toEqual(['组长', 0]);
  });
  it('is nothing to show where everything is known', async () => {
    const { container } = await open({ proposals: [read('basic.phone', '13800006021')] });
    expect(container.textContent).toBe('');
  });
});
