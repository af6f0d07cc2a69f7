/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { OpenCard } from '../../../../testing/OpenCard.tsx';
import { renderPublic } from '../../../../testing/render.tsx';
import { contentOf } from './entries.ts';
import { PendingSaves } from './pending-saves.ts';

const seen = { id: '00000000-0000-4000-8000-0000000005ee', revision: 4 };

beforeEach(() => sessionStorage.clear());

const skills = [{ name: 'TypeScript' }, { name: 'Go' }];

async function open({ disabled = false, language = 'zh-CN' as 'zh-CN' | 'en-US', entry = 1 } = {}) {
  const server = new FakeServer().signIn(jobSeeker());
  const onSaved = jest.fn(async () => undefined);
  const shown = await renderPublic(
    <OpenCard
      block="skill"
      content={skills}
      seen={seen}
      disabled={disabled}
      onSaved={onSaved}
      saves={new PendingSaves()}
      entry={entry}
    />,
    { server, language },
  );
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const saved = () =>
    server.payloads('SaveResumeBlock').map((payload) => (payload as { content: { name?: string }[] }).content);
  return { ...shown, server, onSaved, names, saved };
}

describe('a block of the resume', () => {
  it('saves what is typed when one goes elsewhere at once', async () => {
    const { user, unmount, saved } = await open();
    await user.type(screen.getByDisplayValue('Go'), 'lang');
    unmount();
    await waitFor(() =>
      expect(
        saved()
          .at(-1)
          ?.map(({ name }) => name),
      ).toEqual(['TypeScript', 'Golang']),
    );
  });
  it('removes the entry whose button is pressed, and says that it is kept', async () => {
    const { user, saved, onSaved } = await open();
    await user.click(screen.getByRole('button', { name: '修改第 1 段' }));
    await user.click(screen.getByRole('button', { name: '删除第 1 条' }));
    expect(screen.queryByDisplayValue('TypeScript')).toBeNull();
    expect(await screen.findByText(/^已保存 \d\d:\d\d$/, {}, { timeout: 5000 })).toBeTruthy();
    expect(saved().map((content) => content.map(({ name }) => name))).toEqual([['Go']]);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
  it('sends months as they are kept, however they are typed', () => {
    const [sent] = contentOf('education', [{ start: '202109', end: '2025年6月' }]) as { start: string; end: string }[];
    expect(sent).toMatchObject({ start: '2021-09', end: '2025-06' });
  });
  it('adds an empty entry', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '添加技能与证书' }));
    expect(screen.getByRole('button', { name: '删除第 3 条' })).toBeTruthy();
  });
  it('cannot be changed while it is locked', async () => {
    await open({ disabled: true, language: 'en-US' });
    expect(screen.getByDisplayValue<HTMLInputElement>('Go').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
  });
});
