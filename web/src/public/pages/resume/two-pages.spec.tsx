/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { OpenCard } from '../../../../testing/OpenCard.tsx';
import { resumeSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { PendingSaves } from './pending-saves.ts';

const id = '00000000-0000-4000-8000-0000000005ee';
const shownHere = { name: '王芳', residence: '杭州', nativePlace: null };

/** A page that was shown revision 4, and a button that shows it what is there now, as a live update does. */
function Page({ now, saves }: { now: Readonly<Record<string, unknown>>; saves: PendingSaves }) {
  const [told, setTold] = useState(false);
  return (
    <>
      <OpenCard
        block="basic"
        content={told ? now : shownHere}
        seen={{ id, revision: told ? 5 : 4 }}
        disabled={false}
        onSaved={async () => undefined}
        saves={saves}
      />
      <button type="button" onClick={() => setTold(true)}>
        told
      </button>
    </>
  );
}

/** Another page of the same person saved `theirs` meanwhile. */
async function open(theirs: Readonly<Record<string, unknown>>) {
  const now = { ...shownHere, ...theirs };
  const server = new FakeServer().signIn(jobSeeker());
  server.refuse('SaveResumeBlock', { status: 409, code: 'common.version_conflict' });
  server.answer('myResume', () => {
    server.refuse('SaveResumeBlock', undefined);
    return resumeSeen({ revision: 5, blocks: { basic: now } });
  });
  const saves = new PendingSaves();
  const shown = await renderPublic(<Page now={now} saves={saves} />, { server, at: '/personal/my_resume' });
  const saved = () =>
    server.sent.map(({ payload, ifMatch }) => ({
      ifMatch,
      ...(payload as { content: Readonly<Record<string, unknown>> }).content,
    }));
  return { ...shown, server, saves, saved };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const retype = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const residence = /^Residence/;

beforeEach(() => sessionStorage.clear());

describe('a block that another page of the same person saved meanwhile', () => {
  it('says on which state it was typed, and is put together where each changed something else', async () => {
    const page = await open({ residence: '上海' });
    retype(/^Name/, '王方');
    await waitFor(() => expect(field(residence).value).toBe('上海'));
    expect(page.saved()[0]).toMatchObject({ ifMatch: '"4"', residence: '杭州' });
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ ifMatch: '"5"', name: '王方', residence: '上海' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('is not overwritten where both changed the same: the person is told what is there', async () => {
    const page = await open({ residence: '上海' });
    retype(residence, '苏州');
    const note = await screen.findByRole('alert');
    expect(within(note).getByText(/上海/)).toBeTruthy();
    expect(field(residence).value).toBe('苏州');
    expect(await page.saves.settle()).toBe(false);
    expect(page.saved().every(({ ifMatch }) => ifMatch === '"4"')).toBe(true);
  });
  it.each([
    ['Keep what I typed', '苏州'],
    ['Take the other', '上海'],
  ])('%s: goes on with that one, on what is there now', async (choice, kept) => {
    const page = await open({ residence: '上海' });
    retype(residence, '苏州');
    await page.user.click(await screen.findByRole('button', { name: choice }));
    expect(field(residence).value).toBe(kept);
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ ifMatch: '"5"', residence: kept }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('shows it at once where nothing was typed, and saves nothing', async () => {
    const page = await open({ residence: '上海' });
    await page.user.click(screen.getByRole('button', { name: 'told' }));
    expect(field(residence).value).toBe('上海');
    expect(await page.saves.settle()).toBe(true);
    expect(page.saved()).toEqual([]);
  });
});

describe('what a tab kept of a block and another page changed since', () => {
  const keep = (base: object, value: object) =>
    sessionStorage.setItem(
      `kept:${jobSeeker().accountId}:unsaved:resume:basic`,
      JSON.stringify({ at: Date.now(), value: { base: [base], value: [value] } }),
    );
  it('is not put over it: the person chooses', async () => {
    keep({ ...shownHere, residence: '南京' }, { ...shownHere, residence: '无锡' });
    const page = await open({});
    expect(within(await screen.findByRole('alert')).getByText(/杭州/)).toBeTruthy();
    expect(page.saved()).toEqual([]);
  });
  it('is forgotten where it had arrived', async () => {
    keep({ ...shownHere, residence: '南京' }, shownHere);
    const page = await open({});
    expect(await page.saves.settle()).toBe(true);
    expect(page.saved()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
