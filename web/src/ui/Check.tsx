import { type ReactNode, useId } from 'react';
import { useTypedBefore } from './use-typed-before.ts';
import './form.css';

type CheckProps = {
  readonly checked: boolean;
  readonly onValue: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export function Check({ checked, onValue, error, disabled, children }: CheckProps) {
  const id = useId();
  const box = useTypedBefore<HTMLInputElement>((before) => onValue(before.checked));
  return (
    <div className="check">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
