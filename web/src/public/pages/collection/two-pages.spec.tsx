/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { collectionPage, linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { forgetKept } from '../../../ui/kept.ts';
import Collection from '../links/Collection.tsx';

const shownHere = { contact: { address: '杭州', postcode: '' } };

/** The form as revision 3 showed it, of which another page of the person saved `theirs` meanwhile. */
async function open(theirs: Readonly<Record<string, unknown>>) {
  const server = new FakeServer().answer('linkOpened', linkOpened({ purpose: 'collection' }));
  server.answer('collectionPage', collectionPage({ revision: 3, content: shownHere }));
  const shown = await renderPublic(<Collection />, {
    server,
    path: '/info_collection/:id',
    at: '/info_collection/tok',
  });
  await screen.findByRole('heading', { level: 1 });
  server.answer('collectionPage', () => {
    server.refuse('SaveCollectionDraft', undefined);
    return collectionPage({ revision: 4, content: theirs });
  });
  server.refuse('SaveCollectionDraft', { status: 409, code: 'common.version_conflict' });
  const saved = () =>
    server.sent
      .filter(({ name }) => name === 'SaveCollectionDraft')
      .map(({ ifMatch, payload }) => ({
        ifMatch,
        ...(payload as { content: { contact: object; bank: object } }).content,
      }));
  return { ...shown, saved };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const retype = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const address = /^Contact address/;

beforeEach(() => forgetKept());

describe('the onboarding form that another page of the same person saved meanwhile', () => {
  it('says on which state it was typed, and is put together where each wrote something else', async () => {
    const page = await open({ ...shownHere, bank: { bank: '工商银行', number: '' } });
    retype(address, '上海');
    await waitFor(() => expect(page.saved()[0]).toMatchObject({ ifMatch: '"3"', contact: { address: '上海' } }));
    await waitFor(() => expect(field(/^Bank\*?$/).value).toBe('工商银行'));
    await waitFor(() =>
      expect(page.saved().at(-1)).toMatchObject({
        ifMatch: '"4"',
        contact: { address: '上海' },
        bank: { bank: '工商银行' },
      }),
    );
    expect(field(address).value).toBe('上海');
  });
  it.each([
    ['Keep what I typed', '上海'],
    ['Take the other', '苏州'],
  ])('is not overwritten where both wrote the same: %s', async (choice, kept) => {
    const page = await open({ contact: { address: '苏州', postcode: '' } });
    retype(address, '上海');
    const note = await screen.findByText(/changed a moment ago on another page/);
    expect(within(note.parentElement as HTMLElement).getByText(/苏州/)).toBeTruthy();
    expect(field(address).value).toBe('上海');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
    expect(page.saved().every(({ ifMatch }) => ifMatch === '"3"')).toBe(true);
    await page.user.click(screen.getByRole('button', { name: choice }));
    expect(field(address).value).toBe(kept);
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ ifMatch: '"4"', contact: { address: kept } }));
  });
});
