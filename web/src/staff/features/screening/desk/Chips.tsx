import { mostKeys } from './reasons.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** Number on the key of the first chip. */
  readonly from: number;
  readonly chips: readonly { readonly id: string; readonly text: string; readonly on: boolean }[];
  readonly onToggle: (index: number) => void;
}

/** Choices on the number keys, as far as there are keys. */
export function Chips({ label, hint, from, chips, onToggle }: Props) {
  return (
    <fieldset className="desk-chips">
      <legend>
        {label} {hint !== undefined && <span className="muted">{hint}</span>}
      </legend>
      {chips.map(({ id, text, on }, index) => (
        <button
          key={id}
          type="button"
          className="desk-chip"
          aria-pressed={on}
          // A click leaves the focus where it was, so that Enter still sends.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onToggle(index)}
        >
          {from + index <= mostKeys && (
            <span className="kbd" aria-hidden="true">
              {from + index}
            </span>
          )}
          <span>{text}</span>
        </button>
      ))}
    </fieldset>
  );
}
