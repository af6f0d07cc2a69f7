/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { InWords } from '../../testing/in-words.tsx';
import { Check } from './Check.tsx';
import { Choice } from './Choice.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const render = (ui: ReactNode) => renderBare(ui, { wrapper: InWords });
const degrees = [
  { value: 'BACHELOR', text: '本科' },
  { value: 'MASTER', text: '硕士' },
];
/** What a screen reader says after the label of a control. */
const toldOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it('is found by its label and hands over what is typed', async () => {
    const typed = jest.fn();
    function Name() {
      const [name, setName] = useState('');
      const write = (value: string) => {
        typed(value);
        setName(value);
      };
      return <TextField label="姓名" value={name} onValue={write} />;
    }
    render(<Name />);
    await userEvent.type(screen.getByLabelText('姓名'), '王芳');
    expect(typed.mock.calls).toEqual([['王'], ['王芳']]);
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王芳');
  });
  it('tells of its hint, and of what is wrong before it', () => {
    render(
      <TextField label="手机号" value="1" hint="以 00 开头" error="手机号格式不正确。" onValue={() => undefined} />,
    );
    const field = screen.getByRole('textbox', { name: '手机号' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(toldOf(field)).toEqual(['手机号格式不正确。', '以 00 开头']);
  });
  it('is described by nothing and not wrong where there is nothing to tell', () => {
    render(<TextField label="邮箱" value="" error="" onValue={() => undefined} />);
    const field = screen.getByLabelText('邮箱');
    expect(field.hasAttribute('aria-describedby')).toBe(false);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });
  it('says that it must be filled, without the star in its name', () => {
    render(<TextArea label="自我评价" required value="" onValue={() => undefined} />);
    expect(screen.getByRole('textbox', { name: '自我评价' }).getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });
  it('can be led to by an id from a list of what is missing', () => {
    render(<TextField id="field-basic.name" label="姓名" value="" error="此项必填。" onValue={() => undefined} />);
    expect(screen.getByLabelText('姓名').id).toBe('field-basic.name');
    expect(toldOf(screen.getByLabelText('姓名'))).toEqual(['此项必填。']);
  });
  it('keeps two fields with the same label apart', () => {
    const field = <TextField label="公司" value="" error="此项必填。" onValue={() => undefined} />;
    render(
      <>
        {field}
        {field}
      </>,
    );
    const ids = screen.getAllByLabelText('公司').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a choice from a list', () => {
  it('offers none and every option, and hands over the value', async () => {
    const chosen = jest.fn();
    render(<SelectField label="学历" empty="请选择" options={degrees} value="" onValue={chosen} />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['请选择', '本科', '硕士']);
    await userEvent.selectOptions(screen.getByLabelText('学历'), '硕士');
    expect(chosen.mock.calls).toEqual([['MASTER']]);
  });
  it('of radio buttons shows the one that is chosen and hands over another', async () => {
    const chosen = jest.fn();
    render(<Choice legend="学历" name="degree" options={degrees} value="BACHELOR" onValue={chosen} />);
    expect(screen.getByLabelText<HTMLInputElement>('本科').checked).toBe(true);
    await userEvent.click(screen.getByLabelText('硕士'));
    expect(chosen.mock.calls).toEqual([['MASTER']]);
  });
  it('of radio buttons tells as a group what is wrong', () => {
    render(
      <Choice legend="原因" name="why" options={degrees} value="" error="请选择一个原因。" onValue={() => undefined} />,
    );
    expect(toldOf(screen.getByRole('group', { name: '原因' }))).toEqual(['请选择一个原因。']);
  });
});

describe('a box to tick', () => {
  it('hands over yes and no, by press and by space', async () => {
    const ticked = jest.fn();
    const { rerender } = render(
      <Check checked={false} onValue={ticked}>
        我已阅读并同意
      </Check>,
    );
    await userEvent.click(screen.getByText('我已阅读并同意'));
    rerender(
      <Check checked onValue={ticked}>
        我已阅读并同意
      </Check>,
    );
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    expect(ticked.mock.calls).toEqual([[true], [false]]);
  });
  it('tells what is wrong, and cannot be ticked while disabled', async () => {
    const ticked = jest.fn();
    render(
      <Check checked={false} disabled error="请先阅读并勾选。" onValue={ticked}>
        同意
      </Check>,
    );
    const box = screen.getByRole('checkbox', { name: '同意' });
    expect(toldOf(box)).toEqual(['请先阅读并勾选。']);
    await userEvent.click(box);
    expect(ticked).not.toHaveBeenCalled();
  });
});
