/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { idOf, linkOpened, position } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import Offer from './Offer.tsx';

const offer: QueryData<'offerPage'> = {
  offerId: idOf(5),
  name: '王芳',
  position,
  type: 'SOCIAL',
  status: 'SENT',
  link: 'VALID',
  invalidReason: null,
  pay: { monthly: 26_000, months: 16, signOn: 0, note: '' },
  plannedEntryDate: '2027-01-04',
  probationMonths: 6,
  workLocation: '杭州 滨江',
  letter: '',
  expiresAt: '2026-12-01T10:00:00.000Z',
  answeredAt: null,
  attachment: null,
  paper: null,
  contact: '0571-8800 1000',
  revision: 3,
  allowedActions: ['AcceptOffer', 'RefuseOffer'],
};

async function open(change: Partial<typeof offer> = {}, status?: string, language: 'en-US' | 'zh-CN' = 'en-US') {
  const server = new FakeServer().answer('linkOpened', linkOpened()).answer('offerPage', { ...offer, ...change });
  const shown = await renderPublic(<Offer />, {
    server,
    language,
    path: '/send_offer/:id/:status?',
    at: `/send_offer/token/${status ?? ''}`,
  });
  await screen.findByRole('heading', { level: 1 });
  const dialog = () => within(screen.getByRole('dialog'));
  return { ...shown, server, dialog };
}
const fileId = 'f'.repeat(64);
const factOf = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('the page of an offer', () => {
  it('says what is offered, leaving out what there is none of', async () => {
    await open();
    expect(factOf('Monthly pay')).toBe('¥26,000 × 16 months');
    expect(factOf('Planned start')).toBe('Jan 4, 2027');
    expect(factOf('Location')).toBe('Hangzhou 滨江');
    expect(factOf('Sign-on bonus')).toBeUndefined();
    expect(screen.getByText(/Please answer by Tue, Dec 1.*18:00 \(Beijing time\)/)).toBeTruthy();
  });
  const attachment = { fileId, name: 'offer.bat', size: 10, type: 'application/pdf' };
  it('shows the letter, and saves the file for the holder of the link, under the name it is handed out by', async () => {
    const saved: (readonly [href: string, name: string])[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${file.size}`, revokeObjectURL: () => undefined });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push([this.href, this.download]);
    });
    const { user, server } = await open({ letter: 'Dear Fang', attachment });
    server.holds(fileId, '录用信.pdf', 'token');
    expect(screen.getByText('Dear Fang')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download offer.bat' }));
    await waitFor(() => expect(saved).toEqual([[`blob:${fileId.length}`, '录用信.pdf']]));
    clicked.mockRestore();
  });
  it('tells why a file does not come, and asks for the code where it has to be proved again', async () => {
    const { user, server } = await open({ attachment });
    const before = server.asked.length;
    await user.click(screen.getByRole('button', { name: 'Download offer.bat' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(server.asked.slice(before).map(({ name }) => name)).toContain('offerPage'));
  });
  it.each([
    ['EXPIRED', 'The offer has expired. If you still want to join, contact 0571-8800 1000.'],
    ['WITHDRAWN', 'The offer was withdrawn. For questions contact 0571-8800 1000.'],
    ['SUPERSEDED', 'A newer offer has taken its place. See your latest message.'],
    ['REFUSED', 'You refused this offer.'],
    ['MADE_UP', 'The offer is no longer valid. Please contact 0571-8800 1000.'],
  ])('that is over (%s) says why, and asks nothing', async (invalidReason, words) => {
    await open({ status: 'INVALID', invalidReason, allowedActions: [] });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This offer is no longer valid');
    expect(screen.queryByText(/congratulations|invites you/)).toBeNull();
  });
  it.each([
    ['SENT', '王芳，恭喜你', '邀请你加入'],
    ['ACCEPTED', '王芳，欢迎加入', '你在'],
    ['ON_BOARD', '王芳，欢迎加入', '你在'],
    ['INVALID', '这份 Offer 已失效', '这是“测试开发工程师”的 Offer。'],
  ])('has a head and a first sentence for what it is (%s)', async (status, head, lead) => {
    await open({ status, allowedActions: [] }, undefined, 'zh-CN');
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(head);
    expect(title.nextElementSibling?.textContent).toContain(lead);
  });
});

describe('accepting', () => {
  it('says what follows, takes a second press, and then says when', async () => {
    const { user, server, dialog } = await open();
    server.does('AcceptOffer', () => {
      const answered = { status: 'ACCEPTED', answeredAt: '2026-11-25T06:00:00.000Z', allowedActions: [] };
      server.answer('offerPage', { ...offer, ...answered });
    });
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(server.sent).toEqual([]);
    expect(dialog().getByText(/the planned start is Jan 4, 2027/)).toBeTruthy();
    await user.dblClick(dialog().getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText(/^You accepted this offer\..*Nov 25.*14:00/)).toBeTruthy();
    expect(server.sent).toMatchObject([{ name: 'AcceptOffer', linkToken: 'token', payload: { offerId: idOf(5) } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('can be thought over', async () => {
    const { user, server, dialog } = await open();
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent).toEqual([]);
  });
  it('that was refused says why in the dialog', async () => {
    const { user, server, dialog } = await open();
    server.refuse('AcceptOffer', { status: 422, code: 'offer.invalid' });
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    await user.click(dialog().getByRole('button', { name: 'Accept the offer' }));
    expect(await dialog().findByText('The offer is no longer valid. Please contact the recruiter.')).toBeTruthy();
  });
  it('is only suggested by the button of a mail', async () => {
    const { server, dialog } = await open({}, 'ACCEPT');
    expect(dialog().getByText(/An acceptance cannot be taken back/)).toBeTruthy();
    expect(server.sent).toEqual([]);
  });
  it('is not suggested any more once it was answered', async () => {
    await open({ status: 'ACCEPTED', allowedActions: ['RefuseOffer'] }, 'REFUSE');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('refusing', () => {
  it('needs a reason, which may be in one’s own words too', async () => {
    const { user, server, dialog } = await open();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(dialog().getByRole('button', { name: 'Refuse' }));
    expect(dialog().getByText('Please choose a reason.')).toBeTruthy();
    await user.click(dialog().getByLabelText('The location does not suit me'));
    await user.type(dialog().getByLabelText('Anything to add (optional)'), ' family ');
    await user.click(dialog().getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.payloads('RefuseOffer')).toEqual([
      { offerId: idOf(5), reason: 'The location does not suit me; family' },
    ]);
  });
});
