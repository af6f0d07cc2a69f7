import { HTMLSelect } from '@blueprintjs/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { type Choice, mostBare } from '../../model/choice.ts';
import { PickBox, type Search } from './PickBox.tsx';

interface Props {
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
  /** What stands for none: an empty value. */
  readonly none?: string | undefined;
  /** Where not all choices are here: finds others by what is typed. */
  readonly search?: Search | undefined;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** One of some: a plain list of few, and a box to search by typing once there are more. */
export function ChoiceBox({ value, choices, onChoose, none, search, ...control }: Props) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isMany = useRef(false);
  isMany.current ||= search !== undefined || choices.length > mostBare;
  const isSearched = isMany.current;
  // The choices may come while the list has the focus already: what stands in its place takes it over.
  useLayoutEffect(() => {
    if (isSearched && hasFocus.current) frame.current?.querySelector('input')?.focus();
  }, [isSearched]);
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  const unlisted = isListed
    ? []
    : [{ value, label: choices.length === 0 ? '…' : t({ id: 'staff.form.unlisted' }) } satisfies Choice];
  const offered = [...(none === undefined ? [] : [{ value: '', label: none }]), ...unlisted, ...choices];
  return (
    <div ref={frame} className="choice-box">
      {isSearched ? (
        <PickBox {...control} value={value} choices={offered} onPick={onChoose} search={search} placeholder={none} />
      ) : (
        <HTMLSelect
          {...control}
          fill
          value={value}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
          onChange={(event) => onChoose(event.target.value)}
        >
          {offered.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </HTMLSelect>
      )}
    </div>
  );
}
