/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { HistoryPage } from './HistoryPage.tsx';

const seeker = '00000000-0000-4000-8000-0000000005ee';
const offer = 'offer-00000000-0000-4000-8000-00000000000f';
const at = '2026-11-16T02:41:07.000Z';
const hr = { id: 'a', kind: 'STAFF', name: '林静' };
const pointer = (type: string, position: string, stream = offer) => ({ id: position, type, stream, position });
const event = (type: string, position: string, changes: object) => ({
  ...{ ...pointer(type, position), aggregate: 'offer', revision: Number(position), at, recordedAt: at, actor: hr },
  ...{ commandName: 'SendOffer', commandId: position, causationId: '', correlationId: '', reason: null, data: {} },
  ...{ revealableOf: seeker, withheld: false, hash: '', prevHash: '', cause: null, effects: [], ...changes },
});
const together = [pointer('OfferSent', '2'), pointer('LinkIssued', '3', 'link-1')];
const history = {
  subject: seeker,
  name: '曹**',
  streams: [{ stream: offer, aggregate: 'offer', events: 2 }],
  events: [
    event('StepAgreed', '1', { commandName: 'AgreeOffer', actor: { ...hr, name: '吴越' } }),
    event('OfferSent', '2', {
      together,
      consequences: [
        { kind: 'MAIL', what: 'OFFER', state: 'SENT', at },
        { kind: 'SMS', what: 'OFFER', state: 'FAILED', at },
        {
          kind: 'TIMER',
          what: 'ExpireOffer',
          leadsTo: 'OfferExpired',
          state: 'WAITING',
          at: '2026-11-23T15:59:59.999Z',
        },
      ],
    }),
  ],
};
const masked = { masked: 'ALWAYS' };
const then = {
  ...{ stream: offer, aggregate: 'offer', revision: 2, position: '2', withheld: false, lastEvent: 'OfferSent' },
  state: { status: 'SENT' },
  previousState: { status: 'PENDING_SEND' },
  data: { terms: { pay: masked } },
  changed: [],
  path: [{ region: 'status', from: 'PENDING_SEND', to: 'SENT', event: 'OfferSent', at }],
  next: [{ region: 'status', from: 'SENT', to: 'ACCEPTED', event: 'OfferAccepted' }],
  sources: [{ path: 'terms.pay.monthly', jobSeekerId: seeker, revision: 0, place: 'pay.monthly' }],
  chart: { regions: [{ region: 'status', initial: 'NONE', states: ['NONE', 'SENT', 'INVALID'], arrows: [] }] },
};

/** No such stream. */
const nothing = {};

async function open(of = seeker, told: object = history) {
  const server = new FakeServer().signIn(colleague('AU'));
  const asked: string[] = [];
  const other = server.fetch;
  const fetch: typeof other = async (input, init) => {
    const address = String(input);
    if (!address.startsWith('/api/history') && !address.startsWith('/api/integrity')) return other(input, init);
    asked.push(address);
    const revealed = { data: { value: 30_000, until: new Date(Date.now() + 60_000).toISOString() } };
    const body = address.includes('/revealed') ? revealed : address.includes('/at?') ? then : told;
    if (body === nothing) return Response.json({ status: 404, code: 'common.not_found' }, { status: 404 });
    return Response.json(address.startsWith('/api/integrity') ? { data: null } : body);
  };
  const at = { at: `/audit/history/${of}`, path: '/audit/history/:of' };
  return { ...(await renderStaff(<HistoryPage />, { server: Object.assign(server, { fetch }), ...at })), asked };
}

describe('a step of a history', () => {
  it('is told in the words of its button, with its records, what was before it and the fate of what it caused', async () => {
    const { asked } = await open();
    expect(await screen.findByRole('heading', { name: '林静: Send offer' })).toBeTruthy();
    const chain = within(screen.getByRole('list', { name: 'Cause and consequences' }));
    expect(chain.getByRole('link', { name: /吴越: Agree/ })).toBeTruthy();
    expect(chain.getByText('1 failed')).toBeTruthy();
    for (const fate of [/^Sent Nov 16/, /^Failed Nov 16/, /^Due Nov 23/]) expect(screen.getByText(fate)).toBeTruthy();
    expect(screen.getByText('position 3')).toBeTruthy();
    await waitFor(() => expect(asked).toContain(`/api/history/${offer}/at?revision=2&since=2`));
  });

  it('shows the way taken, the state and what is legal from there, and no other state', async () => {
    await open();
    const way = (await screen.findByRole('img', { name: /now Sent/ })).textContent;
    expect(way).toMatch(/Sent.*Accepted/);
    expect(way).not.toMatch(/Invalid/i);
  });

  it('that is about nobody is headed by its kind', async () => {
    await open(offer, { ...history, subject: null, name: offer });
    expect(await screen.findByRole('heading', { level: 1, name: 'Offer …000f' })).toBeTruthy();
  });

  it('can be kept as a file', async () => {
    await open();
    const link = await screen.findByRole('button', { name: 'Export this history' });
    expect(link.getAttribute('href')).toBe(`/api/history-export?subject=${seeker}`);
  });

  it('has beside the dots the way to the value, for a reason', async () => {
    const { user, server, asked } = await open();
    await user.click(await screen.findByRole('button', { name: /^Show .*Monthly/i }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Handling a complaint/ }));
    await user.type(dialog.getByRole('textbox', { name: /reason/i }), ', second look');
    await user.click(dialog.getByRole('button', { name: 'Show for 60 seconds' }));
    expect((await screen.findByText('¥30,000')).closest('[role=status]')).toBe(document.activeElement);
    const wish = {
      jobSeekerId: seeker,
      stream: offer,
      revision: 0,
      path: 'pay.monthly',
      reason: 'Handling a complaint, second look',
    };
    expect(server.payloads('RevealLoggedValue')).toEqual([wish]);
    expect(asked.at(-1)).not.toContain('undefined');
  });
});

describe('a history of what the company has from the start', () => {
  it.each(['operations', 'companySettings'])('of %s says that nothing happened yet, as no error', async (kind) => {
    await open(`${kind}-c0a9a9e0-0000-4000-8000-000000000001`, nothing);
    expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('of anything else is not found', async () => {
    await open(`offer-${seeker}`, nothing);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Nothing has happened yet')).toBeNull();
  });
});
