/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { before, box, openFields as open, wrong } from '../../../../testing/fields-form.tsx';

beforeEach(() => sessionStorage.clear());

describe('a number', () => {
  it.each([
    ['32000.5', 32_000.5],
    ['9500.50', 9500.5],
    ['３２０００', 32_000],
    ['32,000', 32_000],
  ])('typed as %s is shown as typed and sent as %d', async (typed, value) => {
    const { user, onSubmit, send } = await open();
    await user.clear(box('Pay'));
    await user.type(box('Pay'), typed);
    expect(box('Pay').value).toBe(typed);
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, pay: value });
  });
  it.each(['1e5', '3.2万', '32k', '--5'])('%s is said to be none, stays, and nothing is sent', async (typed) => {
    const { user, onSubmit, send } = await open('zh-CN');
    await user.clear(box('Pay'));
    await user.click(box('Pay'));
    await user.paste(typed);
    expect(box('Pay').value).toBe(typed);
    expect(wrong()).toEqual(['请填数字，例如 32000 或 9500.5；“万”、“k”等请换算成数字。']);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box('Pay'));
  });
  it.each(['-5', '200000'])('%s is out of bounds, stays, and nothing is sent', async (typed) => {
    const { user, onSubmit, send } = await open();
    await user.clear(box('Pay'));
    await user.type(box('Pay'), typed);
    await send();
    expect(box('Pay').value).toBe(typed);
    expect(wrong()).toEqual(['Enter a number from 12 to 100,000.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it.each([
    ['5', '{ArrowUp}'],
    ['-5', '{ArrowUp}'],
    ['200000', '{ArrowDown}'],
    ['5', '{Enter}'],
  ])('%s is not put right by %s, and nothing is sent', async (typed, key) => {
    const { user, onSubmit } = await open();
    await user.clear(box('Pay'));
    await user.type(box('Pay'), `${typed}${key}`);
    expect(box('Pay').value).toBe(typed);
    expect(wrong()).toEqual(['Enter a number from 12 to 100,000.']);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it.each([
    ['2.5', '请填 0 到 6 之间的整数，不要小数。'],
    ['7', '请填 0 到 6 之间的整数，不要小数。'],
    ['-1', '请填 0 到 6 之间的整数，不要小数。'],
    ['三', '请填数字，例如 32000 或 9500.5；“万”、“k”等请换算成数字。'],
  ])('that is to be whole is refused as %s, and stays', async (typed, words) => {
    const { user, onSubmit, send } = await open('zh-CN');
    await user.clear(box('Months'));
    await user.type(box('Months'), typed);
    expect([box('Months').value, wrong()]).toEqual([typed, [words]]);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it('is counted by arrows up to its limits, and no further', async () => {
    const { user, onSubmit, send } = await open();
    await user.click(box('Months'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(box('Months').value).toBe('6');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, months: 6 });
  });
  it('put right is sent', async () => {
    const { user, onSubmit, send } = await open();
    await user.type(box('Pay'), 'k');
    await user.type(box('Pay'), '{Backspace}{Backspace}1');
    expect(wrong()).toEqual([]);
    await user.clear(box('Pay'));
    await user.type(box('Pay'), '15');
    await user.keyboard('{ArrowUp}');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, pay: 16 });
  });
});
