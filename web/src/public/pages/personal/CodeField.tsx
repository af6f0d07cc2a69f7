import { TextField } from '../../../ui/TextField.tsx';
import { digits } from '../links/digits.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (code: string) => void;
  readonly error: string | undefined;
}

/** A six-digit code, as it is read from a message. */
export function CodeField({ label, value, onValue, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="code-input"
      required
      value={value}
      onValue={(typed) => onValue(digits(typed, 6))}
      error={error}
    />
  );
}
