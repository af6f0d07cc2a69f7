import { Checkbox, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { type Choice, matching, mostBare } from '../model/choice.ts';
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

/** Any of the choices of a filter. Many are searched by what is typed; those that are chosen stay in sight. */
export function FilterChoices({ filter, onChange }: Props) {
  const { label, choices, chosen, found } = filter;
  const [text, setText] = useState('');
  const isElsewhere = found !== undefined && (found.isUsed || found.total > found.choices.length);
  const isMany = !isElsewhere && choices.length > mostBare;
  const fits = isMany ? matching(choices, text) : choices;
  const shown = choices.filter((choice) => fits.includes(choice) || chosen.includes(choice.value));
  return (
    <div className="choice-list">
      {isElsewhere && <FindMore label={label} found={found} />}
      {isMany && <SearchBox label={label} text={text} onText={setText} />}
      {shown.map(({ value, label }) => (
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

interface SearchBoxProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly hint?: string | undefined;
}

function SearchBox({ label, text, onText, hint }: SearchBoxProps) {
  const t = useTranslate();
  const what = t({ id: 'staff.found.search' }, { what: label });
  return (
    <div className="choice-search">
      <InputGroup
        type="search"
        leftIcon="search"
        size="small"
        value={text}
        onValueChange={onText}
        aria-label={what}
        placeholder={what}
      />
      {hint !== undefined && <small className="muted">{hint}</small>}
    </div>
  );
}

function FindMore({ label, found: { choices, total, text, search } }: { label: string; found: Found }) {
  const t = useTranslate();
  const hint = total > choices.length ? t({ id: 'staff.found.hint' }, { shown: choices.length, total }) : undefined;
  return <SearchBox label={label} text={text} onText={search} hint={hint} />;
}
