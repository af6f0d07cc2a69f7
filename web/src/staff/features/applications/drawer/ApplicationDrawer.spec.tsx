/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { id, person, zhao } from '../../../../../testing/samples/people.ts';
import { ApplicationDrawer } from './ApplicationDrawer.tsx';

const serverWith = (changes: Parameters<typeof applicationDetail>[0] = {}) =>
  new FakeServer().signIn(colleague('HR')).answer('applicationDetail', applicationDetail(changes));

async function open(server: FakeServer, language: 'zh-CN' | 'en-US' = 'en-US') {
  const onClose = jest.fn();
  const shown = await renderStaff(
    <ApplicationDrawer applicationId={id(1)} onPrevious={undefined} onNext={undefined} onClose={onClose} />,
    { server, language },
  );
  return { ...shown, onClose };
}
const heading = () => screen.findByRole('heading', { level: 2 });

beforeEach(() => sessionStorage.clear());

describe('one person on one position', () => {
  it('is named, with where they stand as a sentence and how far they came', async () => {
    await open(serverWith({ lockedBy: 'Zhao Lei', dueAt: '2026-11-19T10:00:00.000Z' }));
    expect((await heading()).textContent).toBe('Ma Jun Consent given');
    const standing = document.querySelector('.standing')?.textContent ?? '';
    expect(standing).toMatch(/^Resume screening · In progress since .*; next: Handle application · overdue/);
    expect(standing).toMatch(/Locked by Zhao Lei$/);
    const stages = screen.getByRole('list', { name: 'Stages' });
    expect(stages.querySelector('[aria-current=step]')?.textContent).toBe('Resume screening');
    expect(stages.querySelectorAll('.walked')).toHaveLength(1);
  });
  it('is a number where the name may not be seen, in both languages', async () => {
    const hidden = { person: person({ name: '', consent: 'UNAUTHORIZED', phone: null, email: null }) };
    const english = await open(serverWith(hidden));
    expect((await heading()).textContent).toBe('Candidate 2041 No consent');
    expect(document.querySelector('.standing')?.textContent).toMatch(/next: Ask for consent/);
    english.unmount();
    await open(serverWith(hidden), 'zh-CN');
    expect((await heading()).textContent).toMatch(/2041/);
    expect((await heading()).textContent).not.toMatch(/Candidate/);
  });
  it('shows a contact in clear on demand, and nothing of it is kept among the answers', async () => {
    const clear = { phone: '+8613812345678', email: null, until: new Date(Date.now() + 60_000).toISOString() };
    const server = serverWith({ personActions: ['RevealContact'] }).answer('personContact', clear);
    const { user, store } = await open(server);
    expect(await screen.findByText('+86138****0001')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByRole('dialog');
    await user.keyboard('1{Enter}');
    expect(await screen.findByText('+8613812345678')).toBeTruthy();
    expect(server.payloads('RevealContact')).toEqual([{ jobSeekerId: id(101), reason: 'Arranging an interview' }]);
    expect(JSON.stringify(store.getState())).not.toContain('13812345678');
  });
  it.each([
    ['en-US', '1 other application', 'With other colleagues', 'Offer · In progress Ask Qian Duoduo'],
    ['zh-CN', '还有 1 份应聘', '其他同事负责的应聘', '录用审批与 Offer · 进行中 请咨询Qian Duoduo'],
  ] as const)(
    'tells in %s of what colleagues work on that it exists, how far it is and whom to ask',
    async (...row) => {
      const [language, counted, title, line] = row;
      const elsewhere = [{ stage: 'OFFER', bucket: 'ACTIVE', ask: { accountId: id(301), name: 'Qian Duoduo' } }];
      await open(serverWith({ elsewhere }), language);
      expect(await screen.findByText(counted)).toBeTruthy();
      // What it means, then the list.
      const note = (await screen.findByRole('heading', { name: title })).nextElementSibling;
      expect(note?.nextElementSibling?.textContent).toBe(line);
      expect(screen.queryByRole('link', { name: /Offer/ })).toBeNull();
    },
  );
  it('asks for colleagues who are somebody else than the candidate', async () => {
    const server = serverWith({ personActions: ['AddJobSeekerComment'] }).answer('staffMembers', []);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Comment/ }));
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(server.asked.find(({ name }) => name === 'staffMembers')?.params.getAll('about')).toEqual([id(101)]),
    );
  });
  it('asks its owner for a yes to another contact, and tells others that it is waited for', async () => {
    const one = {
      field: 'phone',
      proposed: true,
      contact: '+86139****5678',
      by: { accountId: id(9), name: 'Qian Min' },
    } as const;
    const at = '2026-11-20T01:00:00.000Z';
    const shownTo = (isYours: boolean) =>
      serverWith({ contactsToConfirm: [{ ...one, at, isYours }], personActions: ['AgreeToContact', 'EditJobSeeker'] });
    const { user, server, unmount } = await open(shownTo(true));
    const note = await screen.findByText(/^Qian Min proposed to change the phone to \+86139\*{4}5678\. Check/);
    expect(note).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm the contact' }));
    expect(server.payloads('AgreeToContact')).toEqual([{ jobSeekerId: id(101), field: 'phone' }]);
    unmount();
    await open(shownTo(false));
    await screen.findByText(/Other owners still have to confirm/);
    expect(screen.queryByRole('button', { name: 'Confirm the contact' })).toBeNull();
  });
  it('says what screeners and interviewers found on whichever part is open', async () => {
    const verdicts = [{ of: 'SCREENING' as const, by: zhao, result: 'ELIMINATED' }];
    const { user } = await open(serverWith({ verdicts, resume: { blocks: {}, files: [] } }));
    for (const tab of ['Resume', 'Comments', 'Interviews']) {
      await user.click(await screen.findByRole('tab', { name: new RegExp(tab) }));
      expect(document.querySelector('.standing')?.textContent).toContain('Results: Zhao Lei: Reject');
    }
  });
  it('offers no contact in clear where the answer does not', async () => {
    await open(serverWith({ personActions: [] }));
    await heading();
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  });
  it('opens the part that was looked at last, for the next person too', async () => {
    const { user, unmount } = await open(serverWith({ comments: [] }));
    await user.click(await screen.findByRole('tab', { name: 'Comments' }));
    expect(screen.getByText('No comments yet.')).toBeTruthy();
    unmount();
    await open(serverWith());
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Comments');
  });
  it('closes by Escape, but not while a dialog is open over it', async () => {
    const { user, onClose } = await open(serverWith());
    await heading();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Lock/ }));
    await screen.findByRole('dialog', { name: /^Lock: / });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('that did not come says why under its general name, and is asked for again', async () => {
    const server = serverWith().refuse('applicationDetail', { status: 404, code: 'common.not_found' });
    const { user } = await open(server);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Candidates' })).toBeTruthy();
    server.refuse('applicationDetail', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('complementary', { name: 'Ma Jun' })).toBeTruthy();
  });
});
