/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import type { CollectionContent } from '@talentlog/contracts';
import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderPublic } from '../../../../testing/render.tsx';
import { AttachmentsBlock } from './AttachmentsBlock.tsx';
import type { BlockProps } from './block.ts';
import { draftOf } from './content.ts';
import { IdentityBlock } from './IdentityBlock.tsx';
import { RelativesBlock } from './RelativesBlock.tsx';
import { WorkBlock } from './WorkBlock.tsx';

async function open(Block: ComponentType<BlockProps>, saved: Partial<CollectionContent> = {}) {
  const changed = jest.fn<(content: CollectionContent) => void>();
  function Form() {
    const [content, setContent] = useState(() => draftOf(saved));
    const change = (next: CollectionContent) => {
      changed(next);
      setContent(next);
    };
    return <Block content={content} onChange={change} errorAt={() => undefined} linkToken="tok" />;
  }
  const shown = await renderPublic(<Form />);
  const now = () => changed.mock.calls.at(-1)?.[0] ?? draftOf(saved);
  return { ...shown, now };
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const fields = (name: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(name);

describe('the identity document', () => {
  it('that never expires needs no day, and takes the one that was typed away', async () => {
    const identity = { ...draftOf({}).identity, validUntil: '2030-01-01' };
    const { user, now } = await open(IdentityBlock, { identity });
    await user.click(screen.getByRole('checkbox', { name: 'Never expires' }));
    expect(now().identity).toMatchObject({ longTerm: true, validUntil: null });
    expect(fields(/^Valid until/)[0]?.disabled).toBe(true);
  });
  it('can be of another type', async () => {
    const { user, now } = await open(IdentityBlock);
    await user.selectOptions(screen.getByLabelText('Document type'), 'Passport');
    expect(now().identity.type).toBe('PASSPORT');
  });
});

it('files stand between the name of their kind and the button for another', async () => {
  const file = { fileId: '00000000-0000-4000-8000-0000000000f1', name: 'back.png', size: 70, type: 'image/png' };
  const attachments = { ...draftOf({}).attachments, idBack: [file] };
  await open(AttachmentsBlock, { attachments });
  const kinds = [...document.querySelectorAll('.entry')].map((kind) =>
    [...kind.querySelectorAll('p, label, li')].map(({ textContent }) => textContent),
  );
  expect(kinds.slice(0, 2)).toEqual([
    ['Document, front*', 'Choose a file'],
    ['Document, back*', 'back.pngRemove', 'Add another file'],
  ]);
  expect(kinds[4]).toEqual(['Proof of resignation', 'Choose a file']);
  expect(screen.getByLabelText('Document, back* Add another file').getAttribute('type')).toBe('file');
});

describe('work so far', () => {
  it('is added with this month, filled in, and open at its end', async () => {
    const { user, now } = await open(WorkBlock);
    await user.click(press('Add experience'));
    await user.type(fields('Company')[0] as HTMLElement, '云杉');
    const [entry] = now().work.entries;
    expect(entry).toMatchObject({ company: '云杉', title: '', end: null });
    expect(entry?.start).toMatch(/^\d{4}-\d{2}$/);
  });
  it('loses the entry whose button is pressed, not the one that is typed in', async () => {
    const entry = (company: string) => ({ company, title: '', start: '2020-01', end: null });
    const work = { confirmed: false, entries: [entry('甲'), entry('乙')] };
    const { user, now } = await open(WorkBlock, { work });
    const second = fields('Company')[1];
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    expect(now().work.entries.map(({ company }) => company)).toEqual(['乙']);
    expect(fields('Company')).toEqual([second]);
  });
  it('is confirmed by a tick', async () => {
    const { user, now } = await open(WorkBlock);
    await user.click(screen.getByRole('checkbox'));
    expect(now().work.confirmed).toBe(true);
  });
});

describe('relatives', () => {
  it('are asked for by name where there are some, and forgotten where there are none', async () => {
    const { user, now } = await open(RelativesBlock);
    expect(now().relatives.employed).toBeNull();
    await user.click(screen.getByLabelText('Yes'));
    await user.type(fields('Name')[0] as HTMLElement, '王强');
    await user.click(press('Add another'));
    expect(now().relatives.people.map(({ name }) => name)).toEqual(['王强', '']);
    await user.click(screen.getByLabelText('No'));
    expect(now().relatives).toEqual({ employed: false, people: [] });
  });
});

describe('attachments', () => {
  it('are removed by name, and no more than five of a kind are taken', async () => {
    const file = (number: number) => ({
      fileId: String(number).repeat(64),
      name: `${number}.pdf`,
      size: 1,
      type: 'pdf',
    });
    const attachments = { ...draftOf({}).attachments, other: [1, 2, 3, 4, 5].map(file) };
    const { user, now } = await open(AttachmentsBlock, { attachments });
    expect(screen.queryByLabelText('Other attachments')).toBeNull();
    await user.click(press('Remove 2.pdf'));
    expect(now().attachments.other.map(({ name }) => name)).toEqual(['1.pdf', '3.pdf', '4.pdf', '5.pdf']);
    expect(screen.getByLabelText('Other attachments')).toBeTruthy();
  });
});
