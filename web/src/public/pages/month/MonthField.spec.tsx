/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPublic } from '../../../../testing/render.tsx';
import { MonthField } from './MonthField.tsx';

let kept = '';
function Form({ value, disabled }: { value: string; disabled: boolean }) {
  const [now, setNow] = useState(value);
  kept = now;
  return <MonthField id="from" label="From" value={now} disabled={disabled} onValue={setNow} />;
}
const name = 'Choose a month: From';
async function open(value = '', disabled = false) {
  const { user } = await renderPublic(<Form value={value} disabled={disabled} />);
  await user.click(screen.getByRole('button', { name }));
  return { user, press: (button: string) => user.click(screen.getByRole('button', { name: button })) };
}
const pressed = () =>
  within(screen.getByRole('dialog', { name }))
    .getAllByRole('button', { pressed: true })
    .map((one) => one.textContent);

describe('a month', () => {
  it('is picked by its year and its name', async () => {
    const { press } = await open('2021.9');
    expect(pressed()).toEqual(['2021', 'Sep']);
    await press('2019');
    await press('Jul');
    await press('Use Jul 2019');
    expect([kept, screen.queryByRole('dialog')]).toEqual(['2019-07', null]);
  });
  it('is a year alone where nobody remembers more', async () => {
    const { press } = await open('2021-09');
    await press('Sep');
    await press('Use 2021');
    expect(kept).toBe('2021');
  });
  it('is looked for in earlier years', async () => {
    const { press } = await open('2021');
    await press('Earlier years');
    await press('2014');
    await press('Feb');
    await press('Use Feb 2014');
    expect(kept).toBe('2014-02');
  });
  it('asks for the year first where there is none, and is cleared', async () => {
    const { press } = await open('soon');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Jan' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a year' }).disabled).toBe(true);
    await press('Clear');
    expect(kept).toBe('');
  });
  it('is reached by arrows', async () => {
    const { user, press } = await open('2021-09');
    await press('Sep');
    await user.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    await press('Use Jun 2021');
    expect(kept).toBe('2021-06');
  });
  it('stays as it was typed where the sheet is left', async () => {
    const { user } = await open('2021-09');
    screen.getByRole<HTMLDialogElement>('dialog').dispatchEvent(new Event('cancel'));
    expect(await screen.findByLabelText<HTMLInputElement>('From')).toHaveProperty('value', '2021-09');
    await user.type(screen.getByLabelText('From'), '{Backspace}8');
    expect(kept).toBe('2021-08');
  });
  it('is not picked where it may not be typed', async () => {
    await open('2021-09', true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
