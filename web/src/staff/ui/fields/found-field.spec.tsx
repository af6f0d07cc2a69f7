/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

function Form() {
  const found = usePublishedPositions();
  return (
    <AskForm title="Where" submit="Send" initial={{ positionId: '' }} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => <FoundField form={form} name="positionId" label="Position" found={found} placeholder="Choose" />}
    </AskForm>
  );
}
const list = () => screen.getByLabelText<HTMLSelectElement>('Position');
const offered = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('one of many', () => {
  it('is simply chosen where all are listed', async () => {
    await renderStaff(<Form />, { server: serverOf(100), language: 'en-US' });
    await waitFor(() => expect(offered()).toHaveLength(101));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('behind the first hundred is found by what is typed, and stays chosen while others are looked for', async () => {
    const { user } = await renderStaff(<Form />, { server: serverOf(130), language: 'en-US' });
    const search = await screen.findByRole('searchbox', { name: 'Find: Position' });
    expect(screen.getByText('100 of 130 are listed; type to find the others.')).toBeTruthy();
    await user.type(search, '129.');
    await waitFor(() => expect(offered()).toEqual(['Choose', 'Engineer 129.']));
    await user.selectOptions(list(), id(129));
    await user.clear(search);
    await user.type(search, '7.');
    await waitFor(() => expect(offered()).toContain('Engineer 127.'));
    expect(list().selectedOptions[0]?.textContent).toBe('Engineer 129.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ positionId: id(129) });
  });
});
