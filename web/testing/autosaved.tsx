import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiProblem } from '../src/api/problem.ts';
import { createCatalogue } from '../src/i18n/catalogue.ts';
import { IntlRoot } from '../src/i18n/react.tsx';
import { Saved } from '../src/ui/Saved.tsx';
import { useAutosave } from '../src/ui/use-autosave.ts';

interface FormProps {
  readonly save: (text: string) => Promise<unknown>;
  readonly enabled?: boolean;
}

/** One field that saves itself, and says so. */
function AutosavedForm({ save, enabled = true }: FormProps) {
  const [text, setText] = useState('first');
  const saving = useAutosave(text, save, enabled);
  return (
    <>
      <input aria-label="words" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void saving.flush()}>
        now
      </button>
      <Saved saving={saving} />
    </>
  );
}

/** Shows the form, in Chinese. */
export async function open(props: FormProps) {
  const catalogue = createCatalogue('zh-CN');
  await catalogue.load('shared');
  const page = (shown: FormProps) => (
    <IntlRoot catalogue={catalogue}>
      <AutosavedForm {...shown} />
    </IntlRoot>
  );
  const shown = render(page(props));
  return { ...shown, again: (next: FormProps) => shown.rerender(page(next)) };
}

export const type = (text: string) => fireEvent.change(screen.getByLabelText('words'), { target: { value: text } });
/** Lets this many milliseconds pass at once. */
export const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
/** What is said of the saving. */
export const said = () => screen.getByRole('status').textContent;
export const offline = new ApiProblem({ status: 0, code: 'common.offline' });

/** The clock of these tests: five past two in Shanghai, and it stands still. */
export const stopClock = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: new Date('2026-11-25T06:05:00.000Z') });
