/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { renderPublic } from '../../../testing/render.tsx';
import UserMenu from './UserMenu.tsx';

async function open(server = new FakeServer().signIn(jobSeeker())) {
  const shown = await renderPublic(
    <>
      <UserMenu />
      <p>elsewhere</p>
    </>,
    { server, at: '/jobs' },
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  const name = menu.querySelector('summary') as HTMLElement;
  await shown.user.click(name);
  return { ...shown, server, menu, name };
}

describe('the menu of who is signed in', () => {
  it('leads to what is the person’s own', async () => {
    await open();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My applications', '/personal/delivery_records'],
      ['My resume', '/personal/my_resume'],
      ['Account settings', '/personal/account_setting'],
    ]);
  });
  it('says "Me" to who has not told a name', async () => {
    const { name } = await open(new FakeServer().signIn({ ...jobSeeker(), name: '' }));
    expect(name.textContent).toBe('Me');
  });
  it('closes on Escape with the focus on its name, and on a press elsewhere', async () => {
    const { user, menu, name } = await open();
    expect(menu.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(name);
    await user.click(name);
    await user.click(screen.getByText('elsewhere'));
    expect(menu.open).toBe(false);
  });
  it('stays open while one reads it', async () => {
    const { user, menu } = await open();
    await user.click(menu);
    await user.keyboard('x');
    expect(menu.open).toBe(true);
  });
  it('offers another identity, and the workspace to a colleague', async () => {
    const account = { ...jobSeeker(), identities: ['JobSeeker', 'CampusAmbassador', 'Staff'] };
    const { user, server } = await open(new FakeServer().signIn(account as ReturnType<typeof jobSeeker>));
    expect(screen.getByRole('link', { name: 'Staff workspace' }).getAttribute('href')).toBe('/staff');
    await user.click(screen.getByRole('button', { name: 'Switch to campus ambassador' }));
    await waitFor(() => expect(server.payloads('SwitchIdentity')).toEqual([{ identity: 'CampusAmbassador' }]));
    expect(screen.queryByRole('button', { name: /job seeker/ })).toBeNull();
  });
  it('has neither deliveries nor a resume for a campus ambassador', async () => {
    const held = { identity: 'CampusAmbassador', identities: ['JobSeeker', 'CampusAmbassador'], roles: ['CA'] };
    const account = { ...jobSeeker(), ...held };
    await open(new FakeServer().signIn(account as ReturnType<typeof jobSeeker>));
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/personal/account_setting');
    expect(addresses).not.toContain('/personal/delivery_records');
    expect(addresses).not.toContain('/personal/my_resume');
  });
  it('signs out once, however often it is pressed', async () => {
    const { user, server, address } = await open();
    await user.dblClick(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/social/jobs'));
    expect(server.payloads('SignOut')).toHaveLength(1);
  });
  it('leaves nothing of what was typed and not saved behind who signs out', async () => {
    sessionStorage.setItem('unsaved:resume:somebody:basic', '{}');
    sessionStorage.setItem('of another kind', 'stays');
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/social/jobs'));
    expect(sessionStorage.getItem('unsaved:resume:somebody:basic')).toBeNull();
    expect(sessionStorage.getItem('of another kind')).toBe('stays');
  });
  it('says that one is still signed in where signing out failed', async () => {
    const { user, server, address } = await open();
    server.refuse('SignOut', { status: 500, code: 'common.internal' });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/server made an error/);
    expect(address()).toBe('/jobs');
    expect(screen.getByText('王芳')).toBeTruthy();
  });
});
