/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail, step } from '../../../../../testing/samples/offers.ts';
import { file, id, person, qian, zhao } from '../../../../../testing/samples/people.ts';
import { OfferDrawer } from './OfferDrawer.tsx';

type Changes = Parameters<typeof offerDetail>[0];

function open(changes: Changes = {}, language: 'zh-CN' | 'en-US' = 'en-US') {
  const detail = offerDetail(changes);
  const server = new FakeServer().signIn(colleague('HR')).answer('offerDetail', detail).answer('staffMembers', []);
  return renderStaff(
    <OfferDrawer offerId={detail.offerId} onPrevious={undefined} onNext={undefined} onClose={() => undefined} />,
    { server, language },
  );
}
const buttons = async () => {
  const head = (await screen.findByRole('heading', { level: 2 })).closest('header') as HTMLElement;
  return within(head)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
};
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('one offer', () => {
  it.each([
    [[], []],
    [['WithdrawOffer'], ['Withdraw offer']],
    [
      ['AgreeOffer', 'ForwardOffer', 'DisagreeOffer'],
      ['Agree', 'Pass on', 'Disagree'],
    ],
    [
      ['WithdrawOffer', 'EditOffer', 'SendOffer'],
      ['Send offer', 'Edit', 'Withdraw offer'],
    ],
    [['CancelApproval', 'somethingNew'], ['Cancel approval']],
  ])('of which the server allows %j offers %j', async (allowedActions, expected) => {
    await open({ allowedActions, approval: 'APPROVING' });
    expect(await buttons()).toEqual(expected);
  });
  it('says where it stands as a sentence, in either language', async () => {
    const english = await open({ approval: 'PASSED' });
    expect(await screen.findByText(/^Approved since .*\. Ma Jun sees it once it is sent\.$/)).toBeTruthy();
    english.unmount();
    await open({ approval: 'PASSED' }, 'zh-CN');
    expect((await screen.findByText(/Ma Jun/, { selector: '.standing' })).textContent).toMatch(/[\u4e00-\u9fff]/);
  });
  it('says place and title in English where they have it, and as they were agreed on where they have not', async () => {
    const position = { positionId: id(1), title: '芯片工程师', titleEn: 'Chip engineer' };
    const seen = await open({ position, positionTitle: '芯片工程师', workLocation: '杭州滨江' });
    await screen.findByRole('heading', { name: 'Terms' });
    expect([fact('Position title'), fact('Place of work')]).toEqual(['Chip engineer', 'Hangzhou 滨江']);
    seen.unmount();
    await open({ position, positionTitle: '资深芯片工程师', workLocation: '义乌' });
    await screen.findByRole('heading', { name: 'Terms' });
    expect([fact('Position title'), fact('Place of work')]).toEqual(['资深芯片工程师', '义乌']);
  });
  it('shows its terms; what was left empty is left out, and pay only where it may be seen', async () => {
    const seen = await open({ note: '', attachment: file });
    await screen.findByRole('heading', { name: 'Terms' });
    expect(fact('Monthly pay')).toMatch(/30,000.* × 13 months/);
    expect([fact('Sign-on bonus'), fact('Internal note'), fact('Link')]).toEqual([undefined, undefined, undefined]);
    expect(screen.getByRole('link', { name: 'terms.pdf' }).getAttribute('href')).toContain(file.fileId);
    seen.unmount();
    await open({ pay: null });
    await screen.findByRole('heading', { name: 'Terms' });
    expect(fact('Monthly pay')).toBeUndefined();
  });
  it('shows who agrees, before anybody was asked too', async () => {
    await open();
    const chain = (await screen.findAllByRole('list')).at(-1) as HTMLElement;
    expect(
      within(chain)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Zhao Lei comes after', '2Qian Min comes after']);
  });
  it('shows at whom it is, and who passed it on', async () => {
    await open({
      approval: 'APPROVING',
      version: 2,
      steps: [
        step(zhao, 'AGREED', { at: '2026-11-20T02:00:00.000Z' }),
        step(qian, 'WAITING', { forwardedFrom: [zhao] }),
      ],
    });
    const now = (await screen.findAllByRole('listitem')).find((item) => item.getAttribute('aria-current') === 'step');
    expect(now?.textContent).toBe('2Qian Min has it nowPassed on by Zhao Lei');
    expect(screen.getByRole('heading', { name: 'Approval version 2' })).toBeTruthy();
  });
  it('of somebody whose consent ran out says so beside the name', async () => {
    await open({ person: person({ consent: 'EXPIRED' }) });
    expect(await screen.findByText('Consent expired')).toBeTruthy();
  });
  it('stays as it was seen where a later answer does not come', async () => {
    const { server, user } = await open();
    server.refuse('offerDetail', { status: 500, code: 'common.internal' });
    await waitFor(() => expect(screen.queryByText('To submit')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
    await waitFor(() => expect(server.payloads('SubmitOfferForApproval')).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Ma Jun/);
  });
});
