/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPublic } from '../../testing/render.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

function Form() {
  const [text, setText] = useState('');
  const [line, setLine] = useState('');
  return (
    <>
      <TextArea label="What I did" hint="In your words" most={2000} value={text} onValue={setText} />
      <TextField label="Guardian" most={50} value={line} onValue={setLine} />
    </>
  );
}

describe('a field that takes so many characters', () => {
  it.each([
    ['What I did', 2000],
    ['Guardian', 50],
  ])('keeps all of what is pasted, and says how much is too much: %s', async (label, most) => {
    const { user } = await renderPublic(<Form />);
    const field = screen.getByLabelText<HTMLTextAreaElement>(label);
    const pasted = '验'.repeat(most + 7);
    field.focus();
    await user.paste(pasted);
    expect(field.value).toBe(pasted);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(String(field.getAttribute('aria-describedby')).split(' ')[0] ?? '');
    expect(said?.textContent).toBe(
      `${(most + 7).toLocaleString('en-US')} characters, 7 more than the ${most.toLocaleString('en-US')} that fit. Nothing was cut: shorten it to save it.`,
    );
  });
  it('counts near the end, and says its own hint before', async () => {
    const { user } = await renderPublic(<Form />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('What I did');
    field.focus();
    await user.paste('验'.repeat(1599));
    expect(screen.getByText('In your words')).toBeTruthy();
    await user.paste('验');
    expect(screen.getByText('1,600 of 2,000 characters')).toBeTruthy();
    await user.paste('验'.repeat(400));
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });
});
