/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPublic } from '../../../../testing/render.tsx';
import { ApiProblem } from '../../../api/problem.ts';
import ErrorPage from './ErrorPage.tsx';
import { Failed } from './Failed.tsx';

const problem = (status: number, code: string, traceId = '') => new ApiProblem({ status, code, traceId });

describe('a page that could not be shown', () => {
  it('says why in words, with the number to quote, and tries again', async () => {
    const retry = jest.fn();
    const { user } = await renderPublic(<Failed problem={problem(503, 'common.unavailable', 'ab12')} retry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('unavailable for a moment');
    expect(screen.getByText('Reference ab12')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
  it('has general words for a code nobody knows', async () => {
    await renderPublic(<Failed problem={problem(500, 'made.up')} />);
    expect(screen.getByText('The service did not answer. Please try again later.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('is "not found" for an address that names nothing', async () => {
    await renderPublic(<Failed problem={problem(400, 'common.invalid')} retry={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('asks who was signed out meanwhile to sign in, and brings them back', async () => {
    await renderPublic(<Failed problem={problem(401, 'common.unauthenticated')} retry={() => undefined} />, {
      at: '/delivery?ad=1',
    });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login/phone?next=%2Fdelivery%3Fad%3D1',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the pages of errors', () => {
  it.each([
    ['/403', 'No permission', '403'],
    ['/500', 'The server made an error', '500'],
    ['/404', 'Page not found', '404'],
    ['/anything', 'Page not found', '404'],
    ['/fetchError', 'No data arrived', undefined],
    ['/browser', 'Your browser is too old', undefined],
  ])('%s: %s', async (at, title, code) => {
    await renderPublic(<ErrorPage />, { at });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.querySelector('.failed-code')?.textContent).toBe(code);
  });
  it('lead back to where one came from', async () => {
    const { user, address } = await renderPublic(<ErrorPage />, { at: '/403' });
    history.pushState(null, '', '/500');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('No permission');
    expect(address()).toBe('/403');
  });
});
