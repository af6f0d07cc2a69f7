import { Checkbox, InputGroup } from '@blueprintjs/core';
import { useTranslate } from '../../i18n/react.tsx';
import type { Choice } from '../model/choice.ts';
import type { Found } from '../model/found.ts';

export interface Filter {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Where there are more than a list holds: how the others are found. */
  readonly found?: Found;
}

interface Props {
  readonly filter: Filter;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Any of the choices of a filter; where not all are listed, they are searched by what is typed. */
export function FilterChoices({ filter, onChange }: Props) {
  const { label, choices, chosen, found } = filter;
  return (
    <div className="choice-list">
      {found !== undefined && (found.isUsed || found.total > found.choices.length) && (
        <FindMore label={label} found={found} />
      )}
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

function FindMore({ label, found: { choices, total, text, search } }: { label: string; found: Found }) {
  const t = useTranslate();
  const what = t({ id: 'staff.found.search' }, { what: label });
  return (
    <div className="choice-search">
      <InputGroup
        type="search"
        leftIcon="search"
        size="small"
        value={text}
        onValueChange={search}
        aria-label={what}
        placeholder={what}
      />
      {total > choices.length && (
        <small className="muted">{t({ id: 'staff.found.hint' }, { shown: choices.length, total })}</small>
      )}
    </div>
  );
}
