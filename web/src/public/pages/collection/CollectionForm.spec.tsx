/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { collectionPage, linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { forgetKept } from '../../../ui/kept.ts';
import Collection from '../links/Collection.tsx';

async function open(change: Parameters<typeof collectionPage>[0] = {}) {
  const server = new FakeServer().answer('linkOpened', linkOpened({ purpose: 'collection' }));
  server.answer('collectionPage', collectionPage(change));
  const shown = await renderPublic(<Collection />, {
    server,
    path: '/info_collection/:id',
    at: '/info_collection/tok',
  });
  await screen.findByRole('heading', { level: 1 });
  type Payload = { content: Record<string, Record<string, unknown>> };
  const saved = () => server.payloads('SaveCollectionDraft') as Payload[];
  return { ...shown, server, saved };
}
beforeEach(() => forgetKept());

const submit = () => screen.getByRole('button', { name: 'Submit' });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('the onboarding form', () => {
  it('saves what is typed, by itself, under its link', async () => {
    const { user, server, saved } = await open();
    await user.type(field(/^Contact address/), '滨江区');
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
    expect(saved().at(-1)?.content.contact).toEqual({ address: '滨江区', postcode: '' });
    expect(server.sent.at(-1)?.linkToken).toBe('tok');
  });
  it('saves what was typed a moment before one leaves', async () => {
    const { user, unmount, saved } = await open();
    await user.type(field(/^Bank\*?$/), '工商银行');
    unmount();
    await waitFor(() => expect(saved().at(-1)?.content.bank).toMatchObject({ bank: '工商银行' }));
  });
  it('keeps what was typed where it could not be saved, and says so', async () => {
    const { user, server } = await open();
    server.refuse('SaveCollectionDraft', { status: 410, code: 'link.expired' });
    await user.type(field(/^Contact address/), '滨江区');
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(screen.getByText(/^This link has expired/)).toBeTruthy();
    expect(field(/^Contact address/).value).toBe('滨江区');
  });
  it('says without a network that a reload would lose it: its numbers are kept on no device', async () => {
    const { user } = await open();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(field(/^Contact address/), '滨');
    expect(await screen.findByText(/^No connection just now\..* Do not close or reload this page$/)).toBeTruthy();
    onLine.mockRestore();
  });
  it('has it there again after leaving and coming back', async () => {
    const first = await open();
    const errors = [{ path: 'content.contact.postcode', code: 'common.format' }];
    first.server.refuse('SaveCollectionDraft', { status: 400, code: 'common.invalid', errors });
    await first.user.type(field(/^Contact address/), '滨江区');
    await first.user.type(field(/^Postcode/), '31x');
    first.unmount();
    await open();
    await waitFor(() => expect(field(/^Contact address/).value).toBe('滨江区'));
    expect(field(/^Postcode/).value).toBe('31x');
  });
  it('begins with what was saved before', async () => {
    await open({ content: { bank: { bank: '工商银行', number: '1' } }, savedAt: '2026-11-20T06:00:00.000Z' });
    expect(field(/^Bank\*?$/).value).toBe('工商银行');
    expect(screen.getByText('Saved 14:00')).toBeTruthy();
  });
});

describe('submitting it', () => {
  it('names what is missing, each leading to its field', async () => {
    const { user, server } = await open();
    server.refuse('SubmitCollection', { status: 422, code: 'info.block_incomplete' });
    await user.click(submit());
    const told = await screen.findByRole('alert');
    expect(within(told).getByText('3 things need a change')).toBeTruthy();
    const links = within(told).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Document number', 'Bank', 'Document, front']);
    for (const link of links)
      expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).not.toBeNull();
    expect(field(/^Document number/).getAttribute('aria-invalid')).toBe('true');
  });
  it('lists what is wrong in the order of the page, with the focus in the first of it', async () => {
    const missing = ['attachments.idFront', 'bank.number', 'emergency.phone', 'contact.address', 'identity.validUntil'];
    const { user, server } = await open({ missing });
    const errors = [{ path: 'content.identity.number', code: 'common.format' }];
    server.refuse('SubmitCollection', { status: 400, code: 'common.invalid', errors });
    await user.click(submit());
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    const fields = links.map((link) => document.getElementById((link.getAttribute('href') ?? '').slice(1)));
    expect(fields).toHaveLength(6);
    for (const [at, one] of fields.slice(1).entries())
      expect(fields[at]?.compareDocumentPosition(one as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Document number/)));
  });
  it('says beside a field, and in the list, what is wrong with it', async () => {
    const { user, server } = await open({
      missing: [],
      content: { work: { entries: [{ company: 'A', title: 'B', start: '2020-01', end: null }] } },
    });
    const errors = [
      { path: 'content.identity.number', code: 'common.format' },
      { path: 'content.work.entries.0.company', code: 'common.too_long' },
    ];
    server.refuse('SubmitCollection', { status: 400, code: 'common.invalid', errors });
    await user.click(submit());
    expect(await screen.findByRole('link', { name: 'Work and internships 1 · Company' })).toBeTruthy();
    expect(screen.getByText('The format is not right.')).toBeTruthy();
    expect(screen.getByText('This is too long.')).toBeTruthy();
  });
  it('saves first what waits, sends all of it once, and thanks', async () => {
    const { user, server } = await open({ missing: [] });
    server.does('SubmitCollection', () => {
      server.answer('collectionPage', collectionPage({ state: 'COLLECTED', allowedActions: [] }));
    });
    await user.type(field(/^Contact address/), '滨江区');
    await user.dblClick(submit());
    expect(await screen.findByText(/^We received your information/)).toBeTruthy();
    expect(server.sent.map(({ name }) => name)).toEqual(['SaveCollectionDraft', 'SubmitCollection']);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
  it('marks what was sent back to be corrected', async () => {
    await open({
      rejection: {
        reason: '卡号不清楚',
        fields: ['bank.number'],
        at: '2026-11-20T06:00:00.000Z',
      },
    });
    expect(screen.getByText(/correct the marked fields: 卡号不清楚/)).toBeTruthy();
    expect(screen.getByText('Please correct this.')).toBeTruthy();
    expect(field(/^Card number/).getAttribute('aria-invalid')).toBe('true');
  });
});
