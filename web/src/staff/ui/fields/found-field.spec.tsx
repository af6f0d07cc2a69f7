/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { jobCard, jobFacets } from '../../../../testing/public-answers.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import { usePublishedPositions } from '../../model/position-choices.ts';
import { AskForm } from '../AskForm.tsx';
import { FoundField } from './FoundField.tsx';

const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => jobCard({ positionId: id(at + 1), titleEn: `Engineer ${at + 1}.` }));
/** Finds by a part of the title, as the server does. */
const serverOf = (count: number) =>
  new FakeServer().answer('jobList', (params) => ({
    jobs: jobs(count).filter(({ titleEn }) => titleEn.includes(params.get('text') ?? '')),
    facets: jobFacets(),
  }));
const onSubmit = jest.fn<(values: { positionId: string }) => void>();
beforeEach(() => {
  onSubmit.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

function Form() {
  const found = usePublishedPositions();
  return (
    <AskForm title="Where" submit="Send" initial={{ positionId: '' }} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => <FoundField form={form} name="positionId" label="Position" found={found} placeholder="Choose" />}
    </AskForm>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Position' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const openForm = async (count: number) => {
  const shown = await renderStaff(<Form />, { server: serverOf(count), language: 'en-US' });
  await waitFor(() => expect(box().tagName).toBe('INPUT'));
  return shown;
};

describe('one of many', () => {
  it('is a plain list while they are few', async () => {
    await renderStaff(<Form />, { server: serverOf(15), language: 'en-US' });
    await waitFor(() => expect(offered()).toHaveLength(16));
    expect(box().tagName).toBe('SELECT');
  });

  it('is narrowed by what is typed, moved in by arrows and taken by Enter, which does not send the form', async () => {
    const { user } = await openForm(49);
    expect(document.activeElement).toBe(box());
    await user.keyboard('{ArrowDown}');
    expect(offered()).toHaveLength(50);
    await user.keyboard('ENGINEER　4');
    expect(offered().slice(0, 3)).toEqual(['Engineer 4.', 'Engineer 40.', 'Engineer 41.']);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect([box().value, box().getAttribute('aria-expanded')]).toEqual(['Engineer 40.', 'false']);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ positionId: id(40) });
  });

  it('is told to a screen reader: what is pointed at, and that nothing fits', async () => {
    const { user } = await openForm(49);
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    const active = box().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('Engineer 1.');
    expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
    await user.keyboard('cook');
    expect(screen.getByText('Nothing fits what you typed.').getAttribute('role')).toBe('status');
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('stays what it was when one leaves with a part of a name, or with Escape, which closes only the list', async () => {
    const { user } = await openForm(49);
    await user.keyboard('er 7{Enter}');
    await user.keyboard('{Control>}a{/Control}Engineer 8{Escape}');
    expect(box().value).toBe('Engineer 7.');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('x');
    await user.tab();
    expect(box().value).toBe('Engineer 7.');
    await user.clear(box());
    await user.tab();
    expect([box().value, box().placeholder]).toEqual(['', 'Choose']);
  });

  it('takes no key that an input method uses, and a held Enter only once', async () => {
    await openForm(49);
    fireEvent.change(box(), { target: { value: 'Engineer 9' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(box(), { key: 'Enter', repeat: true })).toBe(false);
    expect(box().value).toBe('Engineer 9.');
  });

  it('is chosen by a press, too', async () => {
    const { user } = await openForm(49);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Engineer 33.' }));
    expect([box().value, offered()]).toEqual(['Engineer 33.', []]);
  });

  it('behind the first hundred is found by what is typed, and stays chosen while others are looked for', async () => {
    const { user } = await openForm(130);
    expect(screen.getByText('100 of 130 are listed; type to find the others.')).toBeTruthy();
    await user.type(box(), '129.');
    await waitFor(() => expect(offered()).toEqual(['Choose', 'Engineer 129.']));
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(box());
    await user.keyboard('7.');
    await waitFor(() => expect(offered()).toContain('Engineer 127.'));
    await user.keyboard('{Escape}');
    expect(box().value).toBe('Engineer 129.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ positionId: id(129) });
  });
});
