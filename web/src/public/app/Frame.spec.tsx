/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { renderPublic } from '../../../testing/render.tsx';
import { Boundary } from './Boundary.tsx';
import { Frame } from './Frame.tsx';

interface Shown {
  readonly at?: string;
  readonly link?: boolean;
  readonly server?: FakeServer;
}

const open = ({ at = '/jobs?text=uvm', link = false, server = new FakeServer() }: Shown = {}) =>
  renderPublic(
    <Frame link={link}>
      <p>页面</p>
    </Frame>,
    { server, at },
  );

beforeEach(() => {
  // Forgets the choice of the spec before.
  void cookieOf('language', 'language=; Max-Age=0');
});
const cookieOf = (name: string, set?: string) => {
  if (set !== undefined) Reflect.set(document, 'cookie', set);
  return document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
};

describe('the frame around every page', () => {
  it('lets a keyboard skip to the content', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });
  it('shows which list is open', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'All positions' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Experienced' }).hasAttribute('aria-current')).toBe(false);
  });
  it('brings who signs in back to where they are, but not to the sign-in', async () => {
    const { unmount } = await open();
    const href = () => screen.getByRole('link', { name: 'Sign in' }).getAttribute('href');
    expect(href()).toBe('/login/phone?next=%2Fjobs%3Ftext%3Duvm');
    unmount();
    await open({ at: '/login/password?next=%2Fdelivery' });
    expect(href()).toBe('/login/phone?next=%2Fsocial%2Fjobs');
  });
  it('shows who is signed in', async () => {
    await open({ server: new FakeServer().signIn(jobSeeker()) });
    expect(await screen.findByText('王芳')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
  it('leaves a page behind a link alone with its question', async () => {
    await open({ link: true, server: new FakeServer().signIn(jobSeeker()) });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('王芳')).toBeNull();
    expect(screen.getByLabelText('Language')).toBeTruthy();
  });
});

describe('the choice of language', () => {
  it('changes every word at once and is kept on the device', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Language'), '简体中文');
    expect(await screen.findByRole('link', { name: '全部职位' })).toBeTruthy();
    expect(screen.queryByText('All positions')).toBeNull();
    expect(cookieOf('language')).toBe('language=zh-CN');
  });
  it('stays after a reload of a page that a message brought in another language', async () => {
    const { user, address } = await open({ at: '/consent/tok?en&from=mail', link: true });
    await user.selectOptions(screen.getByRole('combobox'), 'zh-CN');
    await waitFor(() => expect(address()).toBe('/consent/tok?from=mail'));
    expect(cookieOf('language')).toBe('language=zh-CN');
  });
  it('offers each language by the name its readers know', async () => {
    await open();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '简体中文',
      'English',
      '繁體中文（香港）',
    ]);
  });
});

describe('a page with a defect', () => {
  it('leaves the frame and the way back standing', async () => {
    const heard = console.error;
    console.error = () => undefined;
    const Broken = () => {
      throw new Error('defect');
    };
    await renderPublic(
      <Frame link={false}>
        <Boundary onAgain={() => undefined}>
          <Broken />
        </Boundary>
      </Frame>,
    );
    console.error = heard;
    expect(screen.getByRole('alert').textContent).toContain('This cannot be opened right now');
    expect(screen.getByRole('link', { name: 'All positions' })).toBeTruthy();
  });
});
