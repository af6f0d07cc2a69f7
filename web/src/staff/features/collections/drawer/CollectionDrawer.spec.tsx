/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { collectionDetail, offerDetail } from '../../../../../testing/samples/offers.ts';
import { file, id, person } from '../../../../../testing/samples/people.ts';
import { CollectionDrawer } from './CollectionDrawer.tsx';

function open(changes: Parameters<typeof collectionDetail>[0] = {}, language: 'zh-CN' | 'en-US' = 'en-US') {
  const server = new FakeServer()
    .signIn(colleague('CO'))
    .answer('collectionDetail', collectionDetail({ allowedActions: [], ...changes }))
    .answer('applicationDetail', applicationDetail({ offers: [offerDetail({ status: 'ACCEPTED' })] }));
  return renderStaff(
    <CollectionDrawer collectionId={id(61)} onPrevious={undefined} onNext={undefined} onClose={() => undefined} />,
    { server, language },
  );
}
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent?.trim();
const told = {
  identity: { name: '马骏', type: 'PASSPORT', number: 'E123', longTerm: true },
  bank: { bank: 'ICBC', number: '****0123' },
  work: { confirmed: true, entries: [] },
  relatives: { employed: false },
  attachments: { idFront: [file] },
};

describe('one collection', () => {
  it('shows what was told, as it is printed, and what is missing where it belongs', async () => {
    await open({ state: 'COLLECTED', content: told });
    await screen.findByRole('heading', { name: 'Identity document' });
    expect(fact('Name on the document')).toBe('马骏');
    expect(fact('Type of document')).toBe('Passport');
    expect(fact('Valid until')).toBe('Does not expire');
    expect(fact('Card number')).toBe('****0123');
    expect(fact('Work history')).toBe('Confirmed: no work so far');
    expect(fact('Relatives at the company')).toBe('No');
    expect(fact('Address')).toBe('Not filled in');
    expect(screen.getByRole('link', { name: 'terms.pdf' }).getAttribute('href')).toContain(file.fileId);
  });
  it('marks what was sent back until it is handed in again', async () => {
    const rejection = {
      reason: 'not readable',
      fields: ['bank.number', 'unknown.path'],
      at: '2026-11-20T02:00:00.000Z',
    };
    const back = await open({ state: 'COLLECTING', content: told, rejection });
    await screen.findByRole('heading', { name: 'Bank card' });
    expect(fact('Card number')).toBe('****0123 To correct');
    expect(screen.getByText('Card number, unknown.path')).toBeTruthy();
    expect(screen.getByText(/with the changes since/)).toBeTruthy();
    back.unmount();
    await open({ state: 'COLLECTED', content: told, rejection });
    await screen.findByRole('heading', { name: 'Bank card' });
    expect(fact('Card number')).toBe('****0123');
  });
  it.each([
    ['nothing yet', {}, {}, /^Nothing has been filled in yet/],
    ['nothing that may be seen', told, { consent: 'EXPIRED' } as const, /^Consent is not in force/],
  ])('has %s, and says so', async (_what, content, consent, words) => {
    await open({ content, person: person(consent) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Identity document' })).toBeNull();
  });
  it('shows what SAP said to each push', async () => {
    await open({
      state: 'LOCKED',
      pushError: 'bank unknown',
      pushes: [
        { pushId: id(63), at: '2026-11-21T02:00:00.000Z', kind: 'UPDATE', outcome: 'FAILED', message: 'bank unknown' },
        { pushId: id(62), at: '2026-11-20T02:00:00.000Z', kind: 'CREATE', outcome: 'PUSHED', message: '' },
      ],
    });
    await screen.findByRole('heading', { name: 'Pushes to SAP' });
    const pushes = [...document.querySelectorAll('.pushes li div')].map(({ textContent }) => textContent);
    expect(pushes).toEqual(['Update employee Failedbank unknown', 'Create employee Taken']);
  });
  it('leads to the offer, telling how it stands, and speaks the reader’s language', async () => {
    const english = await open();
    expect((await screen.findByRole('link', { name: 'Offer' })).getAttribute('href')).toBe(`/offers/${id(51)}`);
    expect(await screen.findByText('Accepted')).toBeTruthy();
    expect(screen.getByText(/^Ma Jun accepted the offer on .*\. Send the link to fill in\.$/)).toBeTruthy();
    english.unmount();
    await open({}, 'zh-CN');
    expect((await screen.findByText(/Ma Jun/, { selector: '.standing' })).textContent).toMatch(/[\u4e00-\u9fff]/);
  });
  it.each([
    ['en-US', 'Bank card', 'Card number'],
    ['zh-CN', '银行卡', '银行卡号'],
  ] as const)(
    'shows a number in clear once it was asked for, which is recorded (%s)',
    async (language, block, label) => {
      const until = new Date(Date.now() + 900_000).toISOString();
      const { server } = await open({ state: 'COLLECTED', content: told, masked: ['bank.number'] }, language);
      server.answer('collectionValue', { jobSeekerId: id(101), value: '6222021234567890123', until });
      await screen.findByRole('heading', { name: block });
      await userEvent.click(await screen.findByRole('button', { name: /^(Show|显示|查看)/ }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('3{Enter}');
      expect(await screen.findByText('6222 0212 3456 7890 123')).toBeTruthy();
      expect(fact(label)).toContain('6222');
      expect(server.payloads('RevealContact')).toMatchObject([
        { field: 'bank.number', reason: language === 'zh-CN' ? '办理入职材料' : 'Onboarding papers' },
      ]);
    },
  );
});
