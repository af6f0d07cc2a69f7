/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { InWords } from '../../testing/in-words.tsx';
import { Check } from './Check.tsx';
import { Choice } from './Choice.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';

const options = ['甲', '乙'].map((text) => ({ value: text, text }));

/** One of each kind; the button renders all of them again, as anything may. */
function Form({ onText }: { readonly onText?: (text: string) => void }) {
  const [draft, setDraft] = useDraft('hydrated', '');
  const [state, setState] = useState({ words: '', agreed: false, chosen: '', radio: '甲', renders: 0 });
  const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  const type = (text: string) => {
    onText?.(text);
    setDraft(text);
  };
  return (
    <form>
      <TextField label="手机号" name="phone" value={draft} onValue={type} />
      <TextArea label="说明" value={state.words} onValue={(words) => set({ words })} />
      <Check checked={state.agreed} onValue={(agreed) => set({ agreed })}>
        同意
      </Check>
      <SelectField
        label="选择"
        value={state.chosen}
        empty="请选择"
        options={options}
        onValue={(chosen) => set({ chosen })}
      />
      <Choice legend="其一" name="one" value={state.radio} options={options} onValue={(radio) => set({ radio })} />
      <button type="button" onClick={() => set({ renders: state.renders + 1 })} />
      <output>{JSON.stringify({ draft, ...state })}</output>
    </form>
  );
}

/** The page as the server sends it. */
async function served(): Promise<HTMLElement> {
  const { renderToString } = await import('react-dom/server');
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <InWords>
      <Form />
    </InWords>,
  );
  document.body.append(page);
  return page;
}
const one = <E extends Element>(page: Element, which: string): E => {
  const found = page.querySelector<E>(which);
  if (found === null) throw new Error(`no ${which}`);
  return found;
};
const seen = (page: Element) => ({
  draft: one<HTMLInputElement>(page, '[name=phone]').value,
  words: one<HTMLTextAreaElement>(page, 'textarea').value,
  agreed: one<HTMLInputElement>(page, '[type=checkbox]').checked,
  chosen: one<HTMLSelectElement>(page, 'select').value,
  radio: one<HTMLInputElement>(page, '[type=radio]:checked').value,
});
const known = (page: Element) => JSON.parse(one(page, 'output').textContent ?? '');

let root: Root | undefined;
const takeOver = async (page: Element, onText?: (text: string) => void) => {
  await act(async () => {
    root = hydrateRoot(
      page,
      <InWords>
        <Form {...(onText && { onText })} />
      </InWords>,
    );
  });
  await act(async () => one<HTMLButtonElement>(page, 'button').click());
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

it('what was typed, ticked and chosen before the script ran stays, and the page knows it', async () => {
  const page = await served();
  one<HTMLInputElement>(page, '[name=phone]').value = '13812345678';
  one<HTMLTextAreaElement>(page, 'textarea').value = '写错了\n改一下';
  one<HTMLInputElement>(page, '[type=checkbox]').checked = true;
  one<HTMLSelectElement>(page, 'select').value = '乙';
  one<HTMLInputElement>(page, '[type=radio][value=乙]').checked = true;
  await takeOver(page);
  const typed = { draft: '13812345678', words: '写错了\n改一下', agreed: true, chosen: '乙', radio: '乙' };
  expect(seen(page)).toEqual(typed);
  expect(known(page)).toEqual({ ...typed, renders: 1 });
});

it('tells nothing where nothing was typed, and the draft of before is shown', async () => {
  sessionStorage.setItem('kept:guest:draft:hydrated', JSON.stringify({ at: Date.now(), value: '13900000000' }));
  const onText = jest.fn();
  const page = await served();
  await takeOver(page, onText);
  expect(onText).not.toHaveBeenCalled();
  expect(seen(page)).toEqual({ draft: '13900000000', words: '', agreed: false, chosen: '', radio: '甲' });
});

it('what is typed at once comes before a draft of before', async () => {
  sessionStorage.setItem('kept:guest:draft:hydrated', JSON.stringify({ at: Date.now(), value: '13900000000' }));
  const page = await served();
  one<HTMLInputElement>(page, '[name=phone]').value = '13812345678';
  await takeOver(page);
  expect(seen(page).draft).toBe('13812345678');
  expect(known(page).draft).toBe('13812345678');
});
