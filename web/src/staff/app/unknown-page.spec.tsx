/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { AppRoutes } from './routes.tsx';

describe('an address that the workspace does not have', () => {
  it('is said, stays in the address, and has a way back', async () => {
    const server = new FakeServer().signIn(colleague('HR'));
    const { address } = await renderStaff(<AppRoutes />, { server, at: '/candidats/12' });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
    expect(screen.getByText(/“\/staff\/candidats\/12”/)).toBeTruthy();
    expect(address()).toBe('/candidats/12');
    expect(screen.getByRole('link', { name: 'Back to my work' }).getAttribute('href')).toMatch(/\/$/);
  });
});
