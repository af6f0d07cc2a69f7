/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail } from '../../../../../testing/samples/offers.ts';
import { file, id, person } from '../../../../../testing/samples/people.ts';
import { lastDay, SendOfferDialog } from './SendOfferDialog.tsx';

beforeEach(() => localStorage.clear());

const open = (changes: Parameters<typeof offerDetail>[0] = {}, server = new FakeServer()) =>
  renderStaff(<SendOfferDialog detail={offerDetail(changes)} onClose={() => undefined} />, {
    server: server.signIn(colleague('HR')),
  });
const field = (name: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(name);

describe('sending an offer', () => {
  it('writes to the person in their language, whatever the sender reads', async () => {
    await open({ language: 'zh-CN' });
    expect((await field(/^Mail subject/)).value).toBe('云岭网络录用通知：测试开发工程师');
    expect((await field(/^Mail text/)).value).toMatch(/^Ma Jun，你好：[\s\S]*Lin Jing\n云岭网络招聘组$/);
  });
  it('names the position in English where only its usual title stands in the offer', async () => {
    const usual = await open();
    expect((await field(/^Mail subject/)).value).toBe('Your offer from Yunling Networks: Test developer');
    usual.unmount();
    await open({ positionTitle: 'Lead tester' });
    expect((await field(/^Mail subject/)).value).toBe('Your offer from Yunling Networks: Lead tester');
  });
  it('names the place as its reader does', async () => {
    await open({ workLocation: '杭州 滨江' });
    expect((await field(/^Mail text/)).value).toContain('Place of work: Hangzhou 滨江\n');
  });
  it('tells nothing of the pay in its words', async () => {
    await open();
    const words = [await field(/^Mail text/), await field(/^SMS/)].map(({ value }) => value).join();
    expect(words).not.toMatch(/30[,.]?000/);
  });
  it('says before what goes by which way, and that there is none', async () => {
    await open({ person: person({ email: null }), attachment: file });
    await field(/^SMS/);
    const note = document.querySelector('.form-note')?.textContent ?? '';
    expect(note).toContain('+86138****0001');
    expect(note).toContain('terms.pdf');
    expect(note).not.toContain('m***@mail.example');
  });
  it('counts the SMS as it is typed and sends what stands there', async () => {
    const { user, server, store } = await open();
    const sms = await field(/^SMS/);
    await user.clear(sms);
    await user.type(sms, 'Hello');
    expect(screen.getByText(/^5 characters/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(server.payloads('SendOffer')).toMatchObject([{ offerId: id(51), sms: 'Hello' }]);
    expect(store.getState().toasts).toMatchObject([{ text: 'The offer is on its way to Ma Jun' }]);
  });
  it('keeps the letter when the server refuses, and on this device for the same terms only', async () => {
    const server = new FakeServer().refuse('SendOffer', { status: 409, code: 'offer.not_approved' });
    const first = await open({}, server);
    const subject = await field(/^Mail subject/);
    await first.user.clear(subject);
    await first.user.type(subject, 'Welcome');
    await first.user.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(subject.value).toBe('Welcome');
    first.unmount();
    const again = await open();
    expect((await field(/^Mail subject/)).value).toBe('Welcome');
    again.unmount();
    await open({ updatedAt: '2026-11-21T02:00:00.000Z' });
    await waitFor(async () => expect((await field(/^Mail subject/)).value).toMatch(/^Your offer/));
  });
  it('shows the letter once somebody looks, in the person’s language unless the other is chosen', async () => {
    const texts = { subject: 'Offer letter', content: 'Dear {{name}},' };
    const server = new FakeServer().answer('offerPaper', {
      jobSeekerId: id(1),
      texts,
      track: 'ALL',
      version: 3,
      values: { name: 'Ma Jun' },
    });
    const { user } = await open({}, server);
    const language = await screen.findByLabelText<HTMLSelectElement>(/^Offer letter/);
    expect(language.value).toBe('en-US');
    expect([...language.options].map(({ value }) => value)).toEqual(['zh-CN', 'en-US']);
    expect(server.asked.map(({ name }) => name)).not.toContain('offerPaper');
    await user.click(screen.getByText('Look at the letter'));
    // The document in memory opens nothing by itself.
    const details = screen.getByText('Look at the letter').closest('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText('Dear Ma Jun,')).toBeTruthy();
    expect(screen.getByText('version 3 of the template')).toBeTruthy();
    await user.selectOptions(language, 'zh-CN');
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(server.payloads('SendOffer')).toMatchObject([{ paperLanguage: 'zh-CN' }]);
  });
  it('leaves the letter out only where an attachment takes its place', async () => {
    const { user, server } = await open({ attachment: file });
    await user.selectOptions(await screen.findByLabelText(/^Offer letter/), '');
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(server.payloads('SendOffer')).toMatchObject([{ paperLanguage: null }]);
  });
  it('gives as many days as the link has', () => {
    expect(lastDay(7, Date.parse('2026-11-20T02:00:00.000Z'))).toBe('2026-11-27T02:00:00.000Z');
  });
});
