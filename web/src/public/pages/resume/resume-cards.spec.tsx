/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openResumePage as open } from '../../../../testing/resume-page.tsx';

beforeEach(() => sessionStorage.clear());

describe('the page of the resume', () => {
  it.each([
    ['Name', /^Name/],
    ['Education 1 · Degree', /^Degree/],
    ['Work', /^Company/],
  ])('opens the block of what is missing, with the focus in the field: %s', async (link, label) => {
    const { user } = await open({ state: 'INCOMPLETE', missing: ['basic.name', 'education[0].degree', 'work'] });
    await user.click(screen.getByRole('link', { name: link }));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });
  it('leads to the first of it from the bottom of the screen', async () => {
    const { user } = await open({ state: 'INCOMPLETE', missing: ['basic.residence', 'education[0].degree'] });
    await user.click(screen.getByRole('button', { name: 'Fill in: Residence (2 to go)' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Residence/));
  });
  it('is cards that say what is in them, of which one is open at a time', async () => {
    const { user } = await open();
    expect(screen.getByText('王芳, 138 **** 6021')).toBeTruthy();
    expect(screen.getByText('浙江大学, Bachelor')).toBeTruthy();
    expect(screen.getByText('Sep 2014–Jun 2018')).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Edit Education' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^School/).value).toBe('浙江大学');
    await user.click(screen.getByRole('button', { name: 'Edit Basics' }));
    expect(screen.queryByLabelText(/^School/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close Basics' }));
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
  it('offers what was not told yet, and opens it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Projects' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    expect(screen.queryByRole('button', { name: 'Projects' })).toBeNull();
  });
  it('says in its head since when it is saved, in the state it was found and after each change', async () => {
    const { user } = await open({ updatedAt: '2026-11-20T02:00:00.000Z' });
    expect(screen.getByText('Saved 10:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit Basics' }));
    await user.type(screen.getByLabelText(/^Residence/), '杭州');
    expect(screen.getByText('Saving')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(await screen.findByText(/^Saved (?!10:00)/)).toBeTruthy();
  });
});
