import type { Action } from '../../../ui/use-action.ts';
import { CodeField } from './CodeField.tsx';
import { SendCode } from './SendCode.tsx';

interface Props {
  readonly action: Action;
  /** On the button that sends the code. */
  readonly text: string;
  readonly disabled?: boolean;
  readonly send: () => Promise<unknown>;
  readonly label: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** Sends a code to a new contact, and asks for it. */
export function NewCode({ action, text, disabled = false, send, label, code, onCode }: Props) {
  return (
    <>
      <SendCode text={text} disabled={disabled} action={action} send={send} />
      <CodeField label={label} value={code} onValue={onCode} error={action.errorAt('code')} />
    </>
  );
}
