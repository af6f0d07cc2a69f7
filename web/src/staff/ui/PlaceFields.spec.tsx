/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/render.tsx';
import { noPlace, type Place, placeOf } from '../model/place.ts';
import { AskForm } from './AskForm.tsx';
import { PlaceFields } from './PlaceFields.tsx';

async function open() {
  const onSubmit = jest.fn<(place: Place) => void>();
  const shown = await renderStaff(
    <AskForm
      title="Where"
      submit="Done"
      initial={noPlace}
      onSubmit={(values) => onSubmit(placeOf(values))}
      onClose={() => undefined}
    >
      {(form) => <PlaceFields form={form} />}
    </AskForm>,
  );
  return { ...shown, onSubmit };
}
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const nothing = { site: '', videoTool: '', link: '', meetingCode: '', password: '' } as const;

beforeEach(() => sessionStorage.clear());

describe('how people meet', () => {
  it.each([
    ['On-site interview', ['Mode', 'Site required', 'Contact']],
    [
      'Video interview',
      ['Mode', 'Video tool', 'Meeting link required', 'Meeting code required', 'Meeting password', 'Contact'],
    ],
    ['Phone interview', ['Mode', 'Number we call from required']],
  ])('asks in a %s for what it needs', async (mode, expected) => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Mode'), mode);
    expect(labels()).toEqual(expected);
  });
  it('keeps what was typed for another mode, but does not send it', async () => {
    const { user, onSubmit } = await open();
    await user.type(screen.getByLabelText(/^Site/), 'Room 12');
    await user.selectOptions(screen.getByLabelText('Mode'), 'Phone interview');
    await user.type(screen.getByLabelText(/^Number we call from/), '0571 1234');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSubmit).toHaveBeenLastCalledWith({ ...nothing, mode: 'PHONE', contact: '0571 1234' });
    await user.selectOptions(screen.getByLabelText('Mode'), 'On-site interview');
    expect(screen.getByLabelText<HTMLInputElement>(/^Site/).value).toBe('Room 12');
  });
  it('names the tool of a video interview, a conference unless told', async () => {
    const { user, onSubmit } = await open();
    await user.selectOptions(screen.getByLabelText('Mode'), 'Video interview');
    await user.type(screen.getByLabelText(/^Meeting link/), 'https://meet.example/1');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSubmit).toHaveBeenLastCalledWith({
      ...nothing,
      mode: 'VIDEO',
      videoTool: 'CONFERENCE',
      link: 'https://meet.example/1',
      contact: '',
    });
    await user.selectOptions(screen.getByLabelText('Video tool'), 'Teams');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSubmit.mock.lastCall?.[0].videoTool).toBe('TEAMS');
  });
});
