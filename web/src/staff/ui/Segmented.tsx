import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly className?: string;
}

/** One of a few, all in sight. */
export function Segmented<T extends string>({ label, choices, chosen, onChoose, className = '' }: Props<T>) {
  return (
    <fieldset className={`segmented ${className}`.trim()} aria-label={label}>
      {choices.map(({ value, label: words }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}
